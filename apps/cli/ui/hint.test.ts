import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../replay/commands.ts';
import { words as replayWords } from '../replay/words/words.ts';
import { hintOf, keySign } from './hint.ts';
import { words } from './words.ts';

describe('a hint', () => {
  it('names keys in the language of whoever reads it', () => {
    const back = { word: 'back', key: 'escape', about: '' };
    const play = { word: 'play', key: 'space', about: '' };
    expect(LANGUAGES.map((language) => hintOf([back, play], { keys: words[language].keys }))).toEqual([
      'back (Esc) · play (spazio)',
      'back (Esc) · play (space)',
      'back (Esc) · play (espaço)',
    ]);
    expect(keySign({ word: 'help', key: 'f1', about: '' }, words.en.keys)).toBe('F1');
  });

  it('begins with the question mark, whose sign is key enough, and ends with the last word that has room', () => {
    const given = [
      { word: 'save', takes: 'NAME', about: '' },
      { word: '?', key: 'f1', about: '' },
      { word: 'undo', about: '' },
    ];
    expect(hintOf(given, { keys: words.en.keys })).toBe('? · save NAME · undo');
    expect(hintOf(given, { keys: words.en.keys, width: 14 })).toBe('? · save NAME');
    expect(hintOf(given)).toBe('? · save NAME · undo');
  });

  it.each(LANGUAGES)(
    'of a replay tells at 60 columns how to go on, whose eyes, which turn and how to leave: %s',
    (language) => {
      const hint = hintOf(wordsOf(replayWords[language]), { keys: words[language].keys, width: 56 });
      for (const word of ['next', 'back', 'turn', 'eyes', 'quit']) expect(hint).toContain(word);
    },
  );
});
