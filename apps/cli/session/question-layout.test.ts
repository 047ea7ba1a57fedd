/** Every question of a match fits a small terminal. */
import { type AnyParts, createFastDice, type Json, type Match } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { type AnyCatalogueEntry, toPlainText } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { isNumberRange } from '../terminal/number-range.ts';
import { pick, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { createQuestionState } from '../terminal/question-state.ts';
import { renderQuestion } from '../terminal/render-question.ts';
import type { ScreenSize } from '../terminal/render-parts.ts';
import { terminalTexts } from '../terminal/texts.ts';
import type { QuestionScreen } from '../terminal/ui.ts';
import { computer, localSession, person, playScript } from './session.testing.ts';

const USUAL: ScreenSize = { columns: 80, rows: 24 };
const SIZES: readonly ScreenSize[] = [{ columns: 60, rows: 20 }, USUAL, { columns: 100, rows: 30 }];
/** Questions that are answered in one match at most. */
const LONGEST = 30;

/** A question, and the match at that moment. */
interface AskedMoment {
  readonly question: QuestionScreen;
  readonly match: Match<AnyParts>;
}

/** Answers at random in the first seat; computers have the others. */
async function collectQuestions(entry: AnyCatalogueEntry, seed: string): Promise<readonly AskedMoment[]> {
  const { seats } = entry.game;
  const dice = createFastDice(seed);
  const players = Array.from({ length: Math.min(seats.max, 3) }, (_, seat) =>
    seat === 0 ? person(0) : { ...computer('random'), name: person(seat).name },
  );
  const session = localSession(entry, players, { seed });
  const moments: AskedMoment[] = [];
  const answer = ({ options }: ShownScreen) => pick(dice.pick(options).key);
  await playScript(
    session,
    Array.from({ length: LONGEST }, () => answer),
    { rounds: 'go', onAsk: (question) => moments.push({ question, match: session.slot.latest! }) },
  );
  return moments;
}

const render = (question: QuestionScreen, size: ScreenSize): readonly string[] =>
  renderQuestion(question, createQuestionState(question), size, terminalTexts.en).rows.map((row) =>
    toPlainText(row).trimEnd(),
  );

/** The text without line breaks and repeated blanks. */
const flatten = (lines: readonly string[]): string => lines.join(' ').replaceAll(/\s+/g, ' ');

/** The number at a path of a view. */
const read = (view: Json, ...path: readonly (string | number)[]): number =>
  Number(path.reduce<Json>((value, key) => (value as Record<string | number, Json>)[key] ?? null, view));

const readList = (view: Json, key: string): readonly number[] =>
  (view as Record<string, readonly number[]>)[key] ?? [];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The own side of the first seat in each game, as the screen must have it. */
const OWN_SIDE: { readonly [game: string]: (view: Json) => readonly string[] } = {
  lirya: (view) => {
    const at = (key: string): number => read(view, 'players', 0, key);
    return [`life ${Math.max(0, at('life'))}`, `energy ${at('energy')}/${at('capacity')}`];
  },
  teferi: (view) => [
    `life ${read(view, 'sides', 0, 'life')}`,
    `hand ${read(view, 'sides', 0, 'hand')}`,
    ...(read(view, 'turn') === 0 ? [] : [`turn ${read(view, 'turn')}`]),
  ],
  risika: (view) => {
    const owners = readList(view, 'owners');
    const armies = readList(view, 'armies').filter((_, i) => owners[i] === 0);
    const reserve = read(view, 'reserve', 0);
    const territories = armies.length === 1 ? '1 territory' : `${armies.length} territories`;
    const total = sum(armies);
    return [
      'A Ada',
      'B Bea',
      'C Cam',
      territories,
      ...(armies.length === 0 ? [] : [total === 1 ? '1 army' : `${total} armies`]),
      ...(reserve === 0 ? [] : [`${reserve} to place`]),
    ];
  },
  'unstable-students': (view) => [
    `of ${read(view, 'students')} students`,
    `Round ${read(view, 'round')}`,
    'Ada',
  ],
};

/** The names of the own cards: those of the zones whose items the person may see. */
function namesOfOwnCards({ texts }: AnyCatalogueEntry, { match }: AskedMoment): readonly string[] {
  const names = Array.from({ length: match.seats }, (_, seat) => person(seat).name);
  const zones = texts.en.zones(match.view(0), 0, names, undefined);
  const hands = zones.filter(({ id, seat }) => seat === 0 && id.startsWith('hand'));
  return [...new Set(hands.flatMap(({ items }) => items.map(({ name }) => name)))];
}

/** The sentence of the last event that the person has seen or not, as the question has it. */
const lastEventOf = ({ news }: QuestionScreen): string => toPlainText(news.at(-1) ?? []);

/** The mark behind which the options that are not visible are reached; empty if all are. */
function wayToHiddenOptions({ options }: QuestionScreen, shown: string): string {
  const hidden = options.filter(({ key }) => !new RegExp(`(?:^| )${key}\\. `).test(shown));
  if (hidden.length === 0) return '';
  return isNumberRange(options) ? ' … ' : `… ${hidden.length} more, type to filter`;
}

const countContent = ({ question }: AskedMoment): number =>
  question.body(USUAL.columns).length + question.options.length;

const games = catalogue.map((entry) => [entry.game.id, entry] as const);

describe.each(games)('a question of %s', (id, entry) => {
  test('shows the own side, the last event and the options, or how to reach them, at 80x24', async () => {
    for (let i = 0; i < scaleVolume(100); i++)
      for (const moment of await collectQuestions(entry, `${id} ${i}`)) {
        const { question, match } = moment;
        const lines = render(question, USUAL);
        const shown = flatten(lines);
        expect(lines.length).toBeLessThanOrEqual(USUAL.rows);
        expect(shown).toContain(flatten([toPlainText(question.question)]));
        for (const text of OWN_SIDE[id]?.(match.view(0)) ?? []) expect(shown).toContain(text);
        for (const name of namesOfOwnCards(entry, moment)) expect(shown).toContain(name);
        expect(shown).toContain(flatten([lastEventOf(question)]));
        expect(shown).toContain(wayToHiddenOptions(question, shown));
      }
  });

  // After an intended change: npx vitest run apps/cli/session/question-layout.test.ts -u, and read the difference.
  test('equals the stored screens at an ordinary and at the most crowded moment', async () => {
    const moments = await collectQuestions(entry, 'golden');
    const sorted = moments.toSorted((a, b) => countContent(a) - countContent(b));
    for (const [name, moment] of [
      ['ordinary', sorted[sorted.length >> 1]!],
      ['crowded', sorted.at(-1)!],
    ] as const) {
      const screens = SIZES.map((size) => {
        const title = `── ${size.columns} x ${size.rows} `.padEnd(size.columns, '─');
        return `${title}\n${render(moment.question, size).join('\n')}\n`;
      });
      await expect(screens.join('\n')).toMatchFileSnapshot(`screens/${id}-${name}.txt`);
    }
  });
});
