import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { unstableStudents } from '../index.ts';
import type { Event } from '../parts.ts';

const { texts } = unstableStudents;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = texts[language];
  const said = (happened: Event): string => words.event(happened, NAMES) ?? '';

  test('every question names who is asked, also whoever is asked in another player’s round', () => {
    const frame = { do: 'offer', seat: 2, card: 'Laureando Nerd' } as const;
    const asked = { number: 0, seat: 2, prompt: 'offer', frame } as const;
    expect(words.question(asked, NAMES)).toContain('Cleo');
    expect(words.question(asked, NAMES)).toContain('Laureando Nerd');
  });

  test('an effect that finds nothing names the one it was for', () => {
    expect(said({ did: 'miss', seat: 0, action: 'PRENDI', filter: 'ALL', on: 1 })).toContain('Ben');
  });

  test('what everybody has to do is told as what it is', () => {
    const lost = said({ did: 'miss', seat: 0, action: 'SCARTA', filter: 'ALL', on: 1 });
    expect(lost).not.toBe(said({ did: 'miss', seat: 0, action: 'ELIMINA', filter: 'ALL', on: 1 }));
  });

  test('every action, also one that only holds, has a word', () => {
    const actions = ['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE'] as const;
    const lines = actions.map((action) => said({ did: 'miss', seat: 0, action, filter: 'ALL', on: 1 }));
    expect(new Set(lines).size).toBe(4);
    for (const line of lines) expect(line).not.toContain('undefined');
  });

  test('a defence is told with what it was against', () => {
    const line = said({
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

test('what only some know has words for all', () => {
  const heard: Event[] = [
    { did: 'draw', seat: 0 },
    { did: 'take', seat: 0, from: 1 },
  ];
  expect(heard.map((event) => texts.it.event(event, NAMES))).toEqual([
    'Ann pesca una carta.',
    'Ann prende una carta dalla mano di Ben.',
  ]);
});
