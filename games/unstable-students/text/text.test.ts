import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { unstableStudents } from '../index.ts';
import type { Event } from '../parts.ts';

const { texts } = unstableStudents;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

describe.each(LANGUAGES)('in %s', (language) => {
  const languageTexts = texts[language];
  const format = (happened: Event): string => languageTexts.event(happened, NAMES) ?? '';

  test('every question names the asked player, also in the round of another player', () => {
    const frame = { do: 'offer', seat: 2, card: 'Laureando Nerd' } as const;
    const asked = { number: 0, seat: 2, prompt: 'offer', frame } as const;
    expect(languageTexts.question(asked, NAMES)).toContain('Cleo');
    expect(languageTexts.question(asked, NAMES)).toContain('Laureando Nerd');
  });

  test('a missed effect names its target', () => {
    expect(format({ did: 'miss', seat: 0, action: 'PRENDI', filter: 'ALL', on: 1 })).toContain('Ben');
  });

  test('missed effects are described by their action', () => {
    const lost = format({ did: 'miss', seat: 0, action: 'SCARTA', filter: 'ALL', on: 1 });
    expect(lost).not.toBe(format({ did: 'miss', seat: 0, action: 'ELIMINA', filter: 'ALL', on: 1 }));
  });

  test('every action has its own text, passive ones too', () => {
    const actions = ['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE'] as const;
    const lines = actions.map((action) => format({ did: 'miss', seat: 0, action, filter: 'ALL', on: 1 }));
    expect(new Set(lines).size).toBe(4);
    for (const line of lines) expect(line).not.toContain('undefined');
  });

  test('a defence names the blocked card', () => {
    const line = format({
      did: 'block',
      seat: 1,
      with: 'MAI',
      by: 0,
      card: 'Due per Uno',
      at: 1,
      effect: { action: 'ELIMINA', target: 'TU', filter: 'ALL' },
    });
    for (const word of ['Ben', 'MAI', 'Due per Uno', 'Ann']) expect(line).toContain(word);
  });
});

test('events with hidden cards have texts too', () => {
  const events: Event[] = [
    { did: 'draw', seat: 0 },
    { did: 'take', seat: 0, from: 1 },
  ];
  expect(events.map((event) => texts.it.event(event, NAMES))).toEqual([
    'Ann pesca una carta.',
    'Ann prende una carta dalla mano di Ben.',
  ]);
});
