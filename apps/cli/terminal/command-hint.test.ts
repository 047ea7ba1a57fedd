import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { toScreenCommands } from '../replay/commands.ts';
import { replayTexts } from '../replay/texts/replay-texts.ts';
import { formatCommandHint, formatKey } from './command-hint.ts';
import { terminalTexts } from './texts.ts';

describe('a hint', () => {
  it("names keys in the user's language", () => {
    const back = { word: 'back', key: 'escape', about: '' };
    const play = { word: 'play', key: 'space', about: '' };
    expect(
      LANGUAGES.map((language) => formatCommandHint([back, play], { keys: terminalTexts[language].keys })),
    ).toEqual(['back (Esc) · play (spazio)', 'back (Esc) · play (space)', 'back (Esc) · play (espaço)']);
    expect(formatKey({ word: 'help', key: 'f1', about: '' }, terminalTexts.en.keys)).toBe('F1');
  });

  it('begins with ? and ends with the last command that fits', () => {
    const given = [
      { word: 'save', takes: 'NAME', about: '' },
      { word: '?', key: 'f1', about: '' },
      { word: 'undo', about: '' },
    ];
    expect(formatCommandHint(given, { keys: terminalTexts.en.keys })).toBe('? · save NAME · undo');
    expect(formatCommandHint(given, { keys: terminalTexts.en.keys, width: 14 })).toBe('? · save NAME');
    expect(formatCommandHint(given)).toBe('? · save NAME · undo');
  });

  it.each(LANGUAGES)('of a replay at 60 columns contains next, eyes, turn and quit: %s', (language) => {
    const hint = formatCommandHint(toScreenCommands(replayTexts[language]), {
      keys: terminalTexts[language].keys,
      width: 56,
    });
    const { next, back, turn, eyes, quit } = replayTexts[language].words;
    for (const word of [next, back, turn, eyes, quit]) expect(hint).toContain(word);
  });
});
