/** Loading plug-ins and sets that users add. */
import { readFileSync } from 'node:fs';
import { encodeUtf8, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { getCardText } from '../card-text/index.ts';
import { game } from '../game.ts';
import { addPlugin, type CardSet, lirya, type Plugin } from '../index.ts';
import type { Lirya } from '../parts.ts';
import { findSet, rowOfId, setLabelOf } from '../pool/index.ts';
import { readSets } from '../lint/index.ts';
import { formatTypeLine } from '../text/printed-card.ts';
import { texts } from '../text/index.ts';
import { addTestCards } from '../scene.testing.ts';
import { createScenario } from '../scenarios/scenario.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';

const EXAMPLE = new URL('../../../examples/lirya/moon.mjs', import.meta.url);
const { default: moon } = (await import(EXAMPLE.href)) as { readonly default: Plugin };
addPlugin(moon);

const setOf = (id: string, cards: CardSet['cards'], needs: CardSet['needs'] = {}): CardSet => ({
  format: 1,
  id,
  version: 1,
  name: { it: id, en: id, pt: id },
  needs,
  cards,
});

const json = (set: CardSet) => encodeUtf8(JSON.stringify(set));

test('the example of the documentation is quoted whole', () => {
  const page = readFileSync(new URL('../../../docs/lirya-cards.md', import.meta.url), 'utf8');
  expect(page).toContain(readFileSync(EXAMPLE, 'utf8'));
});

test('a plug-in brings an effect, and a set whose cards use it', () => {
  const scenario = createScenario(
    { hand: ['moon-tide'], pieces: [{ card: 'post' }] },
    { pieces: [{ card: 'post' }, { card: 'wall' }, { card: 'brute' }] },
  );
  expect(scenario.plays('moon-tide').opponent.life).toBe(16);
  expect(getCardText('moon-tide', 'en')).toEqual([
    'Deal 2 damage to the opponent for each character they have more than you.',
  ]);
});

test('a plug-in brings a condition', () => {
  const scenario = createScenario({ pieces: [{ card: 'moon-hare' }] }, {}, { turn: 3 });
  expect(scenario.gain('moon-hare', 'attack')).toBe(0);
  expect(scenario.endsTurn().gain('moon-hare', 'attack')).toBe(3);
});

test('a plug-in brings a trigger', () => {
  const scenario = createScenario(
    { hand: ['jab', 'bolt'], pieces: [{ card: 'moon-hare' }] },
    { pieces: [{ card: 'post' }] },
  );
  expect(scenario.plays('jab', 'post').countEvents({ did: 'draw' })).toBe(0);
  expect(scenario.plays('bolt', 'post').countEvents({ did: 'draw' })).toBe(1);
});

test('2.3 a plug-in brings a class, which says where its characters stand', () => {
  const scenario = createScenario({ hand: ['moon-dreamer'], energy: 3, capacity: 3 });
  scenario.does({ play: 'moon-dreamer' });
  expect(scenario.match.question?.options).toEqual(
    [4, 5, 6, 7].map((place) => expect.objectContaining({ place })),
  );
  expect(formatTypeLine('it', rowOfId('moon-dreamer')!.card)).toBe('personaggio · lunatico · argento');
});

test('a plug-in brings an element, which filters and texts name', () => {
  const dreamers = [{ card: 'moon-dreamer' }, { card: 'moon-dreamer' }];
  const scenario = createScenario({ pieces: [...dreamers, { card: 'moon-hare' }] });
  // Two lunatics, each of whom counts two cards of silver.
  expect([scenario.gain('moon-dreamer', 'attack'), scenario.gain('moon-hare', 'attack')]).toEqual([4, 0]);
  expect(LANGUAGES.map((language) => getCardText('moon-dreamer', language))).toEqual([
    ['I tuoi lunatici hanno +1 attacco per ogni tua carta di argento.'],
    ['Your lunatics have +1 attack for each allied silver card.'],
    ['Seus lunáticos têm +1 de ataque para cada carta aliada de prata.'],
  ]);
});

test('a class or an element that the plug-in does not have is a fault of the card', () => {
  const strange = character('strange-one', { class: 'moon:wolf', element: 'sun:gold' });
  const linted = readSets([{ name: 'strange.json', bytes: json(setOf('strange', [strange], { moon: 1 })) }]);
  expect(linted.ok ? [] : linted.problem.map(({ reason }) => reason)).toEqual([
    expect.objectContaining({ why: 'plug-in', facts: expect.objectContaining({ field: 'element' }) }),
    expect.objectContaining({ why: 'not one of', facts: expect.objectContaining({ field: 'class' }) }),
  ]);
});

test('17.5 a plug-in brings a mode, which a match names with the plug-in', () => {
  const settings = { preset: 'canon', variant: 'moon:long-night' };
  const started = startMatch(game, { seats: 2, seed: 'a', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  expect(started.value.header.settings).toMatchObject({
    variant: 'moon:long-night',
    needs: ['broken-bell@2', 'moon@1'],
  });
  const { players } = started.value.view('judge');
  // Hands and energy are those of the balanced rules.
  expect(players.map(({ life }) => life)).toEqual([30, 30]);
  expect(players.map(({ hand }) => hand.count).toSorted((a, b) => a - b)).toEqual([5, 7]);
  expect(startMatch(game, started.value.header).ok).toBe(true);
  expect(startMatch(game, { seats: 2, seed: 'a', settings: { variant: 'moon:short-night' } }).ok).toBe(false);
  expect(texts.pt.settings.variant).toMatchObject({ choices: { 'moon:long-night': 'A longa noite' } });
});

test.each([
  ['classes', { wolf: { name: 'wolf' } }, /wolf has a fault: name/],
  ['elements', { gold: { en: 'gold' } }, /gold has a fault: it/],
  [
    'modes',
    { big: { name: { it: 'a', en: 'a', pt: 'a' }, variant: { slotsPerLine: 9 } } },
    /big has a fault: variant/,
  ],
] as const)('a plug-in with faulty %s is refused', (part, value, problem) => {
  expect(() => addPlugin({ id: 'faulty', version: 1, [part]: value })).toThrow(problem);
});

test('a plug-in with a faulty set is refused with card and field, and nothing of it is added', () => {
  const good = setOf('dusk-good', [character('dusk-one')]);
  const bad = setOf('dusk-bad', [character('dusk-two', { attack: 11 })]);
  expect(() => addPlugin({ id: 'dusk', version: 1, sets: [good, bad] })).toThrow(/dusk-two.*attack/);
  expect(findSet('dusk-good')).toBeUndefined();
  addPlugin({ id: 'dusk', version: 1, sets: [good] });
  expect(findSet('dusk-good')).toBeDefined();
});

test('later changes of a plug-in to its sets change no card', () => {
  const cards = [character('dawn-one')];
  addPlugin({ id: 'dawn', version: 1, sets: [setOf('dawn-set', cards)] });
  cards.push(character('dawn-two'));
  expect(findSet('dawn-set')?.cards).toHaveLength(1);
});

test('added files are loaded, plug-ins before sets; faulty ones are reported and left out', () => {
  const faults = lirya.addOns?.load(
    [
      {
        name: 'a.json',
        bytes: json(setOf('night-a', [spell('night-owl', [{ do: 'night:hoot' }])], { night: 1 })),
      },
      { name: 'b.json', bytes: encodeUtf8('{') },
      { name: 'c.json', bytes: json(setOf('night-c', [character('night-bat', { health: 0 })])) },
      { name: 'n.mjs', exported: { id: 'night', version: 1, effects: { hoot: () => [] } } },
      { name: 'o.mjs', exported: undefined },
      { name: 'p.mjs', exported: { id: 'noon', version: 1, effects: 3 } },
    ],
    'en',
  );
  expect(findSet('night-a')).toBeDefined();
  expect(findSet('night-c')).toBeUndefined();
  expect(faults?.map((line) => line.slice(0, 5))).toEqual(
    ['o.mjs', 'p.mjs', 'b.json', 'c.json'].map((name) => name.slice(0, 5)),
  );
  expect(faults?.at(-1)).toMatch(/night-bat.*health/);
});

test('15.5 a match names its plug-ins in the settings and its added cards in the header', () => {
  const settings = { variant: { deckMin: 4 }, deck1: { cards: { 'moon-tide': 2, 'moon-hare': 2 } } };
  const started = startMatch(game, { seats: 2, seed: 'a', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const { settings: accepted, cards } = started.value.header;
  const { needs } = accepted as unknown as Lirya['settings'];
  expect(needs).toEqual(['broken-bell@2', 'moon@1']);
  expect(cards?.filter((name) => name.startsWith('moon-'))).toEqual([
    expect.stringMatching(/^moon-hare@moon#[0-9a-f]{16}$/),
    expect.stringMatching(/^moon-tide@moon#[0-9a-f]{16}$/),
  ]);
  expect(startMatch(game, { seats: 2, seed: 'a', settings: { ...settings, needs } }).ok).toBe(true);
});

test('15.5 a match of archive format 1 names its added sets with a seal, and accepts no others', () => {
  const set = findSet('moon');
  if (set === undefined) throw new Error('no set');
  const settings = { variant: { deckMin: 4 }, deck1: { cards: { 'moon-tide': 2, 'moon-hare': 2 } } };
  const start = (seal: string) =>
    startMatch(game, {
      seats: 2,
      seed: 'a',
      format: 1,
      settings: { ...settings, needs: ['broken-bell@1', 'moon@1', `moon@1#${seal}`] },
    });
  expect(setLabelOf(set)).toMatch(/^moon@1#[0-9a-f]{16}$/);
  const started = start(setLabelOf(set).replace(/.*#/, ''));
  expect(started.ok && started.value.header).toMatchObject({
    format: 1,
    settings: { needs: ['broken-bell@1', 'moon@1', setLabelOf(set)] },
  });
  expect(start('0000000000000000')).toMatchObject({
    problem: [{ why: 'other set', rule: '15.5', facts: { name: 'moon', version: 1 } }],
  });
});

test('15.5 if other sets were added before a set than in the match, the refusal names them', () => {
  addTestCards('late-one', [character('late-owl')]);
  addTestCards('late-two', [character('late-fox')]);
  const needs = ['broken-bell@1', 'late-two@1#0123456789abcdef'];
  const settings = { deck1: { cards: { 'late-fox': 2 } }, needs };
  const refused = startMatch(game, { seats: 2, seed: 'a', settings });
  const [reason] = refused.ok ? [] : refused.problem;
  expect(texts.en.reason(reason!, [])).toMatch(
    /its cards were others, or other sets were taken before it than now \(.*moon, .*late-one\)\. Put the files of then/,
  );
  expect(texts.it.reason(reason!, [])).toContain('prima di lei c’erano altre serie che adesso');
  expect(texts.pt.reason(reason!, [])).toContain('antes dela vinham outras coleções que agora');
});

test('15.5 a missing set is named, with advice, before its missing cards', () => {
  const deck1 = { cards: { tinsmith: 2 } };
  const started = (needs: readonly string[]) =>
    startMatch(game, { seats: 2, seed: 'a', settings: { deck1, needs } });
  const lacking = started(['broken-bell@1', 'tin@3#0123456789abcdef']);
  expect(lacking).toMatchObject({ ok: false, problem: [{ why: 'no set', rule: '15.5' }] });
  const [reason] = lacking.ok ? [] : lacking.problem;
  expect(texts.en.reason(reason!, [])).toBe(
    'The set tin, version 3, is not here: put the file it comes from (tin.json, say, or tin.mjs if a plug-in brings it) into lirya/sets in the data folder of Ludoteca, and try again. (rule 15.5)',
  );
  expect(texts.it.reason(reason!, [])).toContain('Manca la serie tin, versione 3');
  expect(texts.pt.reason(reason!, [])).toContain('Falta a coleção tin, versão 3');
  expect(started(['broken-bell@1', 'tin@3'])).toMatchObject({ problem: [{ why: 'no plug-in' }] });
  expect(started(['broken-bell@7', 'broken-bell@7'])).toEqual({
    ok: false,
    problem: [
      { why: 'other version', rule: '15.5', facts: { field: 'needs', name: 'broken-bell', version: 7 } },
    ],
  });
  expect(started(['broken-bell@1#0123456789abcdef'])).toMatchObject({ problem: [{ why: 'other version' }] });
  const odd = startMatch(game, { seats: 2, seed: 'a', settings: { needs: ['broken-bell@01'] } });
  expect(odd).toMatchObject({ problem: [{ why: 'other sets', facts: { needs: ['broken-bell@2'] } }] });
  expect(started(['moon@9'])).toMatchObject({ problem: [{ why: 'other plug-in' }] });
  expect(
    startMatch(game, { seats: 2, seed: 'a', settings: { deck1, needs: [7, '@', 'x'.repeat(999)] } }).ok,
  ).toBe(false);
});
