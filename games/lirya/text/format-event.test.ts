/** The log's grammar: number and gender, and who dealt what. */
import { LANGUAGES, type Language } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { formatEvent } from './format-event.ts';
import { LiryaFormatter } from './formatter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const words = { it, en, pt };
const tell = (language: Language, event: Event): string | undefined =>
  formatEvent(new LiryaFormatter(language, words[language], ['Ada', 'Bea']), event);
const urchin = { id: 1, card: 'ash-urchin' };
const inn = { id: 2, card: 'crossroads-inn' };
const blow = { did: 'damage', kind: 'effect' } as const;

test('damage is told with who dealt it, in one or in many points of what it takes', () => {
  const one: Event = { ...blow, to: inn, from: urchin, amount: 1, left: 1 };
  const two: Event = { ...blow, to: { player: 1 }, from: null, amount: 2, left: 18 };
  expect(tell('en', one)).toBe('Crossroads Inn takes 1 damage from Ash Urchin: 1 structure point left.');
  expect(tell('en', two)).toBe('Bea takes 2 damage: 18 life left.');
  expect(tell('it', one)).toMatch(/ subisce 1 danno da .*: resta 1 punto struttura\.$/);
  expect(tell('it', two)).toBe('Bea subisce 2 danni: restano 18 punti vita.');
  expect(tell('pt', one)).toMatch(/ sofre 1 de dano de .*: resta 1 ponto de estrutura\.$/);
  expect(tell('pt', two)).toBe('Bea sofre 2 de dano: restam 18 pontos de vida.');
});

test('a single prevented point is one damage', () => {
  expect(tell('it', { did: 'prevent', to: { player: 0 }, amount: 1 })).toBe('1 danno a Ada è annullato.');
  expect(tell('it', { did: 'prevent', to: { player: 0 }, amount: 2 })).toBe('2 danni a Ada sono annullati.');
});

test('a structure falls in other words than a character, and no word has the wrong gender', () => {
  for (const language of LANGUAGES) {
    const die = (piece: typeof inn): string | undefined =>
      tell(language, { did: 'die', seat: 0, piece })?.replace(/^.* (?=\S+ ?\S+\.$)/, '');
    expect(die(inn)).not.toBe(die(urchin));
  }
  for (const language of ['it', 'pt'] as const)
    for (const event of [
      { did: 'die', seat: 0, piece: inn },
      { did: 'leave', seat: 0, piece: inn, to: 'banished' },
      { did: 'trigger', seat: 0, piece: inn, ability: 0, item: 3 },
    ] satisfies Event[])
      expect(tell(language, event)).not.toMatch(/[ai][td]o\b/);
});
