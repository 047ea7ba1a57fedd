import { encodeUtf8, createFastDice } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { type EffectCode, parseEffect, type CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { randomDeck } from './samples.testing.ts';
import { minimalKinds } from './samples.testing.ts';
import { checkDeckSetting, decodeDeck, readDeckSetting, DEFAULT_DECK } from './index.ts';
import { type LintFinding, lintDeck } from './lint.ts';
import { indexDeck } from './indexed-deck.ts';
import { encodeJsonDeck, deckToJson } from './json-format.ts';
import { encodeTextDeck } from './text-format.ts';
import { deckTexts } from './texts/index.ts';

function findingsIn(kinds: readonly CardKind[], after = ''): readonly LintFinding[] {
  const deck = decodeDeck(encodeUtf8(`${Buffer.from(encodeTextDeck(kinds)).toString()}\n${after}`));
  if (!deck.ok) throw new Error('the deck of the test is none');
  return lintDeck(deck.value);
}

const about = (findings: readonly LintFinding[]) =>
  findings.map(({ level, why, line }) => [level, why, line]);

/** A card after those that are enough for a match, which end in line 56. */
const withCard = (card: Partial<CardKind>, ...codes: EffectCode[]): readonly CardKind[] => [
  ...minimalKinds,
  {
    copies: 1,
    name: 'Prova',
    description: 'Un testo.',
    type: 'MAGIA',
    when: 'SUBITO',
    optional: false,
    ...card,
    effects: codes.map(parseEffect),
  },
];
const FIRST = 57;

test('the shipped deck has no findings', () => {
  expect(findingsIn(STANDARD_DECK)).toEqual([]);
  expect(findingsIn(minimalKinds)).toEqual([]);
});

describe('an effect that can never do anything is an error in its line', () => {
  test.each<[string, Partial<CardKind>, EffectCode, string]>([
    ['a block that is no instant', { type: 'BONUS' }, 'BLOCCA/IO/ALL', 'lint blocks nothing'],
    [
      'a block with another moment',
      { type: 'ISTANTANEA', when: 'INIZIO' },
      'BLOCCA/IO/ALL',
      'lint blocks nothing',
    ],
    ['a theft from oneself', {}, 'RUBA/IO/STUDENTE', 'lint on self'],
    ['a card taken from oneself', {}, 'PRENDI/IO/ALL', 'lint on self'],
    ['a swap with oneself', {}, 'SCAMBIA/IO/ALL', 'lint on self'],
    ['a magic at the start of a turn', { when: 'INIZIO' }, 'PESCA/IO/ALL', 'lint never runs'],
    ['a magic that leaves a room', { when: 'FINE' }, 'PESCA/IO/ALL', 'lint never runs'],
    ['something done always', { type: 'BONUS', when: 'SEMPRE' }, 'PESCA/IO/ALL', 'lint never runs'],
    ['something done never', { type: 'LAUREANDO', when: 'MAI' }, 'PESCA/IO/ALL', 'lint never runs'],
    ['a hand that a magic shows', { when: 'SEMPRE' }, 'MOSTRA/IO/ALL', 'lint not passive'],
    [
      'a student that prevents winning',
      { type: 'LAUREANDO', when: 'SEMPRE' },
      'INGEGNERE/IO/STUDENTE',
      'lint not passive',
    ],
    ['the removal of a magic', {}, 'ELIMINA/TU/MAGIA', 'lint never lies there'],
    ['the theft of an instant', {}, 'RUBA/TU/ISTANTANEA', 'lint never lies there'],
    ['the discard of a freshman', {}, 'SCARTA/TUTTI/MATRICOLA', 'lint never in hand'],
    ['the play of an instant', {}, 'GIOCA/IO/ISTANTANEA', 'lint never playable'],
  ])('%s', (_, card, code, why) => {
    const findings = findingsIn(withCard(card, code)).filter(({ level }) => level === 'error');
    expect(about(findings)).toEqual([['error', why, FIRST + 5]]);
  });
});

describe('an oddity is a warning', () => {
  test('a card that never does anything', () => {
    expect(about(findingsIn(withCard({})))).toEqual([['warning', 'lint dead', FIRST]]);
    expect(about(findingsIn(withCard({ type: 'ISTANTANEA' }, 'PESCA/IO/ALL')))).toEqual([
      ['warning', 'lint dead', FIRST],
    ]);
    expect(findingsIn(withCard({ type: 'LAUREANDO' }))).toEqual([]);
  });

  test('an optional card without effects', () => {
    expect(about(findingsIn(withCard({ type: 'LAUREANDO', optional: true })))).toEqual([
      ['warning', 'lint nothing to offer', FIRST + 6],
    ]);
  });

  test('a passive effect with another moment', () => {
    expect(about(findingsIn(withCard({ type: 'MALUS', when: 'MAI' }, 'MOSTRA/IO/ALL')))).toEqual([
      ['warning', 'lint passive moment', FIRST + 6],
    ]);
  });

  test('an effect on cards that the deck lacks', () => {
    expect(about(findingsIn(withCard({}, 'ELIMINA/TU/BONUS')))).toEqual([
      ['warning', 'lint no such card', FIRST + 5],
    ]);
  });

  test('a card that does not fit its frame', () => {
    const codes = Array.from({ length: 7 }, (): EffectCode => 'PESCA/IO/ALL');
    expect(about(findingsIn(withCard({}, ...codes)))).toEqual([['warning', 'lint box', FIRST]]);
    expect(about(findingsIn(withCard({ description: 'x'.repeat(28) }, 'PESCA/IO/ALL')))).toEqual([
      ['warning', 'lint box', FIRST],
    ]);
  });

  test('a card that is listed twice, and a comment after the cards', () => {
    expect(
      about(
        findingsIn([...minimalKinds, { ...minimalKinds[0]!, name: `${minimalKinds[0]!.name}  ` }], 'fine'),
      ),
    ).toEqual([
      ['warning', 'lint repeated', FIRST + 1],
      ['warning', 'lint comment', FIRST + 7],
    ]);
  });

  test('freshmen for fewer than four players', () => {
    expect(about(findingsIn(minimalKinds.slice(1, 8).concat(studentsMore)))).toEqual([
      ['warning', 'lint seats', 1],
    ]);
  });
});

const student = (name: string): CardKind => ({ ...minimalKinds[5]!, name });
const copied = (kind: CardKind, copies: number): CardKind => ({ ...kind, copies });
const studentsMore: readonly CardKind[] = ['Studente E', 'Studente F'].map(student);

describe('a deck that does not meet the requirements is refused', () => {
  test.each<[string, readonly CardKind[], string]>([
    [
      'one freshman',
      [...minimalKinds.slice(3), ...studentsMore, studentsMore[0]!].map(rename),
      'deck freshmen',
    ],
    ['too few students', minimalKinds.slice(0, 5), 'deck students'],
    [
      'too few cards',
      [...minimalKinds.slice(0, 4), ...minimalKinds.slice(4).map((kind) => copied(kind, 2))],
      'deck cards',
    ],
    ['two cards of one name', [...minimalKinds, { ...minimalKinds[5]!, type: 'LAUREANDO' }], 'deck twice'],
  ])('%s', (_, kinds, why) => {
    for (const bytes of [encodeTextDeck(kinds), encodeJsonDeck(kinds)]) {
      const read = readDeckSetting(bytes);
      expect(read.ok ? [] : read.problem.map((reason) => reason.why)).toContain(why);
    }
    expect(checkDeckSetting(deckToJson(kinds)).map((reason) => reason.why)).toContain(why);
    expect(
      findingsIn(kinds)
        .filter(({ level }) => level === 'error')
        .map((finding) => finding.why),
    ).toContain(why);
  });
});

/** So that no two of them are called the same. */
const rename = (kind: CardKind, at: number): CardKind => ({ ...kind, name: `${kind.name}${at}` });

test('a deck read for the settings is accepted by them and by the rules', () => {
  const dice = createFastDice('settings');
  for (let left = scaleVolume(1000); left > 0; left--) {
    const kinds = randomDeck(dice);
    const read = readDeckSetting(encodeTextDeck(kinds));
    expect(read).toEqual({ ok: true, value: deckToJson(kinds) });
    expect(checkDeckSetting(deckToJson(kinds))).toEqual([]);
    expect(indexDeck(JSON.stringify(deckToJson(kinds))).kinds).toEqual(kinds);
  }
  expect(indexDeck(DEFAULT_DECK).kinds).toBe(STANDARD_DECK);
});

test('the copies of cards that are listed several times are added up', () => {
  const read = readDeckSetting(encodeTextDeck([...minimalKinds, minimalKinds[4]!]));
  expect(read.ok && indexDeck(JSON.stringify(read.value)).kinds).toEqual(
    minimalKinds.map((kind, at) => (at === 4 ? copied(kind, 12) : kind)),
  );
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every finding has a sentence', () => {
    const facts = {
      line: 3,
      field: 'name',
      found: 'x',
      min: 1,
      max: 2,
      name: 'Prova',
      freshmen: 1,
      seats: 2,
    };
    for (const word of Object.values(deckTexts[language])) {
      expect(word(facts)).toMatch(/\.$/);
      expect(word({})).not.toMatch(/'/);
    }
  });
});
