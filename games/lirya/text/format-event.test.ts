/** Grammar of the event texts: number, gender, source of damage. */
import { LANGUAGES, type Language } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { createScenario } from '../scenarios/scenario.testing.ts';
import { texts } from './index.ts';
import { formatEvent } from './format-event.ts';
import { LiryaFormatter } from './formatter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const TEXTS = { it, en, pt };
const format = (language: Language, event: Event): string | undefined =>
  formatEvent(new LiryaFormatter(language, TEXTS[language], ['Ada', 'Bea']), event);
const urchin = { id: 1, card: 'ash-urchin' };
const inn = { id: 2, card: 'crossroads-inn' };
const damage = { did: 'damage', kind: 'effect' } as const;

test('damage is reported with its source and the correct number', () => {
  const one: Event = { ...damage, to: inn, from: urchin, amount: 1, left: 1 };
  const two: Event = { ...damage, to: { player: 1 }, from: null, amount: 2, left: 18 };
  expect(format('en', one)).toBe('Crossroads Inn takes 1 damage from Ash Urchin: 1 structure point left.');
  expect(format('en', two)).toBe('Bea takes 2 damage: 18 life left.');
  expect(format('it', one)).toMatch(/ subisce 1 danno da .*: resta 1 punto struttura\.$/);
  expect(format('it', two)).toBe('Bea subisce 2 danni: restano 18 punti vita.');
  expect(format('pt', one)).toMatch(/ sofre 1 de dano de .*: resta 1 ponto de estrutura\.$/);
  expect(format('pt', two)).toBe('Bea sofre 2 de dano: restam 18 pontos de vida.');
});

test('prevented damage has singular and plural', () => {
  expect(format('it', { did: 'prevent', to: { player: 0 }, amount: 1 })).toBe('1 danno a Ada è annullato.');
  expect(format('it', { did: 'prevent', to: { player: 0 }, amount: 2 })).toBe(
    '2 danni a Ada sono annullati.',
  );
});

test('structures and characters have their own verbs, without wrong gender', () => {
  for (const language of LANGUAGES) {
    const die = (piece: typeof inn): string | undefined =>
      format(language, { did: 'die', seat: 0, piece })?.replace(/^.* (?=\S+ ?\S+\.$)/, '');
    expect(die(inn)).not.toBe(die(urchin));
  }
  for (const language of ['it', 'pt'] as const)
    for (const event of [
      { did: 'die', seat: 0, piece: inn },
      { did: 'leave', seat: 0, piece: inn, to: 'banished' },
      { did: 'trigger', seat: 0, piece: inn, ability: 0, item: 3 },
    ] satisfies Event[])
      expect(format(language, event)).not.toMatch(/[ai][td]o\b/);
});

test('stealth that ends is reported, whether it was printed or a state', () => {
  const pieces = [
    { card: 'roof-viper', slot: 0 },
    { card: 'post', slot: 1, states: [{ state: 'stealth' as const }] },
  ];
  const scenario = createScenario({ pieces }).declares(['roof-viper', 'opponent'], ['post', 'opponent']);
  const lines = scenario.events.flatMap((event) => texts.en.event(event, ['Ada', 'Bea']) ?? []);
  expect(lines).toContain('Roof Viper loses Stealth.');
  expect(lines).toContain('post: no longer hidden.');
  expect(scenario.countEvents({ did: 'stealth over' })).toBe(1);
});

test('the cost of a card includes the energy that it takes besides', () => {
  const scenario = createScenario({ energy: 1, hand: ['fresh-news'] }).does({ play: 'fresh-news' });
  const lines = scenario.events.flatMap((event) => texts.en.event(event, ['Ada', 'Bea']) ?? []);
  expect(lines).toContain('Ada plays Fresh News (cost 1).');
  expect(scenario.you.energy).toBe(0);
  const poor = createScenario({ energy: 0, hand: ['fresh-news'] });
  expect(poor.match.why({ play: 'fresh-news' })).toMatchObject({ why: 'too dear', facts: { cost: 1 } });
});

test.each([
  ['en', 'Ada, what is the target of Slag Jet?'],
  ['it', 'Ada, qual è il bersaglio di Getto di Scorie?'],
  ['pt', 'Ada, qual é o alvo de Jato de Escória?'],
] as const)('a question names the card that it is about, in %s', (language, sentence) => {
  const { match } = createScenario({ hand: ['slag-jet'] }).does({ play: 'slag-jet' });
  expect(texts[language].question(match.question!, ['Ada', 'Bea'], match.view(0))).toBe(sentence);
});
