import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A small game without a mistake. Each mistake below spoils one part of it. */
const DUEL = `
import { at, type QuestionRule, type Dealer, type Game, ok, type Parts, type Rulebook, type AutomaticRule, type Seat, type Sights } from '@ludoteca/kernel';
export interface State { hands: string[][]; left: Seat[] }
export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'discard'; readonly seat: Seat }
  | { readonly do: 'hit'; readonly seat: Seat; readonly by: Seat };
export type Event =
  | { readonly did: 'draw'; readonly seat: Seat; readonly card?: string }
  | { readonly did: 'hit'; readonly seat: Seat };
export interface Duel extends Parts {
  state: State;
  frame: Frame;
  choice: { turn: 'hit' | 'pass'; discard: string };
  event: Event;
  view: { readonly counts: readonly number[] };
  settings: { readonly cards: number };
}
export const deal: AutomaticRule<Duel, 'deal'> = (dealer) => dealer.next({ do: 'turn', seat: 0 }, { do: 'discard', seat: 1 });
export const turn: QuestionRule<Duel, 'turn'> = {
  ask: (state, { seat }) => (at(state.hands, seat).length > 0 ? ['hit', 'pass'] : ['pass']),
  answer: (dealer, { seat }, choice) => { if (choice === 'hit') dealer.next({ do: 'hit', seat: 1 - seat, by: seat }); },
  why: (_, { seat }, choice) => ({ why: 'no card', rule: '3', facts: [seat, String(choice)] }),
};
export const discard: QuestionRule<Duel, 'discard'> = {
  ask: (state, { seat }) => at(state.hands, seat).slice(),
  answer: (dealer, { seat }, card) => { dealer.state.hands[seat] = at(dealer.state.hands, seat).filter((one) => one !== card); },
};
export const hit: AutomaticRule<Duel, 'hit'> = (dealer, { seat }) => { dealer.tell({ did: 'hit', seat }); dealer.end({ places: [1, 2] }); };
export const rules: Rulebook<Duel> = { deal, turn, discard, hit };
export const sights: Sights<Duel> = {
  draw: { knows: ({ seat }, watcher) => seat === watcher, rest: ({ did, seat }) => ({ did, seat }) },
  hit: 'everyone',
};
export const duel: Game<Duel> = {
  id: 'duel', version: 1, seats: { min: 2, max: 2 }, opening: { do: 'deal' }, rules, sights,
  settings: () => ok({ cards: 5 }),
  setup: (_, seats) => ({ hands: Array.from({ length: seats }, () => []), left: [] }),
  present: (state, seat) => !state.left.includes(seat),
  withdraw: (dealer: Dealer<Duel>, seat) => { dealer.state.left.push(seat); },
  view: (state) => ({ counts: state.hands.map((hand) => hand.length) }),
  imagine: (state, _, dice) => { dice.shuffle(at(state.hands, 0)); },
};
`;

const IMPORTS = `
import { at, type QuestionRule, type Dealer, type Game, ok, type Parts, type Rulebook, type AutomaticRule, type Seat, type Sights } from '@ludoteca/kernel';
import { deal, discard, duel, type Duel, type Event, hit, sights, turn } from './duel.ts';
`;

/** Each is refused at the line that ends in the mark, and nowhere else. */
const MARK = '// here';
const mistakes: { readonly [name: string]: string } = {
  'a rule is missing': `
export const rules: Rulebook<Duel> = { deal, turn, discard }; ${MARK}`,
  'a rule is for no frame': `
export const rules: Rulebook<Duel> = { deal, turn, discard, hit,
  jump: () => {}, ${MARK}
};`,
  'a frame that asks has no seat': `
type Seatless = Omit<Duel, 'choice'> & { choice: { deal: 'yes' } };
export const rules: Pick<Rulebook<Seatless>, 'deal'> = {
  deal: { ask: () => ['yes'], answer: () => {} }, ${MARK}
};`,
  'a rule happens where it must ask': `
export const rules: Rulebook<Duel> = { deal, discard, hit,
  turn: () => {}, ${MARK}
};`,
  'a rule asks where it must happen': `
export const rules: Rulebook<Duel> = { turn, discard, hit,
  deal: { ask: () => [], answer: () => {} }, ${MARK}
};`,
  'an option is of the wrong type': `
export const jump: QuestionRule<Duel, 'turn'> = { ...turn,
  ask: () => ['jump'], ${MARK}
};`,
  'an answer waits for what is never offered': `
export const jump: QuestionRule<Duel, 'turn'> = { ...turn,
  answer: (dealer, { seat }, choice) => {
    if (choice === 'jump') dealer.next({ do: 'turn', seat }); ${MARK}
  },
};`,
  'an event has no word on who sees it': `
type Louder = Omit<Duel, 'event'> & { event: Event | { readonly did: 'shout' } };
export const louder: Sights<Louder> = { ...sights }; ${MARK}`,
  'the rest learn of another kind of event': `
export const crossed: Sights<Duel> = { ...sights,
  draw: { knows: () => false, rest: ({ seat }) => ({ did: 'hit', seat }) }, ${MARK}
};`,
  'asking changes the state': `
export const greedy: QuestionRule<Duel, 'discard'> = { ...discard,
  ask: (state, { seat }) => {
    at(state.hands, seat).pop(); ${MARK}
    return [];
  },
};`,
  'asking writes to the state': `
export const scribe: QuestionRule<Duel, 'discard'> = { ...discard,
  ask: (state) => {
    state.left = []; ${MARK}
    return [];
  },
};`,
  'the options are the live pile': `
export const live: QuestionRule<Duel, 'discard'> = { ...discard,
  ask: (state, { seat }) => at(state.hands, seat), ${MARK}
};`,
  'the next frame does not exist': `
export const lost: AutomaticRule<Duel, 'deal'> = (dealer) => dealer.next({ do: 'jump' }); ${MARK}`,
  'the next frame lacks a field': `
export const vague: AutomaticRule<Duel, 'deal'> = (dealer) => dealer.next({ do: 'hit', seat: 1 }); ${MARK}`,
  'the next frame has a wrong field': `
export const wordy: AutomaticRule<Duel, 'deal'> = (dealer) => dealer.next({ do: 'turn', seat: 1, by: 0 }); ${MARK}`,
  'a rule reads a field that its frame has not': `
export const curious: AutomaticRule<Duel, 'deal'> = (dealer, frame) => dealer.next({ do: 'turn', seat: frame.seat }); ${MARK}`,
  'what is told does not exist': `
export const liar: AutomaticRule<Duel, 'hit'> = (dealer, { seat }) => dealer.tell({ did: 'miss', seat }); ${MARK}`,
  'a reason does not say why': `
export const mute: QuestionRule<Duel, 'turn'> = { ...turn,
  why: () => ({ rule: '3' }), ${MARK}
};`,
  'a choice is for a frame that does not exist': `
interface Extra extends Duel { choice: Duel['choice'] & { jump: 'high' } }
export const jump: QuestionRule<Extra, 'jump'> = { ask: () => ['high'], answer: () => {} }; ${MARK}`,
  'the outcome has no places': `
export const endless: AutomaticRule<Duel, 'hit'> = (dealer) => dealer.end({ scores: [1, 2] }); ${MARK}`,
  'leaving takes the dealer of another game': `
type Other = Omit<Duel, 'state'> & { state: { table: number } };
export const crossed: Game<Duel> = { ...duel,
  withdraw: (dealer: Dealer<Other>) => { dealer.state.table = 0; }, ${MARK}
};`,
  'the opening does not exist': `
export const early: Game<Duel> = { ...duel,
  opening: { do: 'shuffle' }, ${MARK}
};`,
  'a view changes what it looks at': `
export const blind: Game<Duel> = { ...duel,
  view: (state) => ({ counts: state.hands.splice(0).map((hand) => hand.length) }), ${MARK}
};`,
  'settings are of another type': `
export const loose: Game<Duel> = { ...duel,
  settings: () => ok({ cards: 'five' }), ${MARK}
};`,
};

const names = Object.keys(mistakes);
const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.ts`;
const sourceOf = (name: string): string => IMPORTS + mistakes[name]!;
const refusedLines = new Map<string, Set<number>>();

beforeAll(() => {
  mkdirSync(join(root, 'out'), { recursive: true });
  const folder = mkdtempSync(join(root, 'out', 'mistakes-'));
  const compilerOptions = { noEmit: true, composite: false, emitDeclarationOnly: false };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }),
  );
  writeFileSync(join(folder, 'duel.ts'), DUEL);
  writeFileSync(join(folder, 'control.ts'), IMPORTS);
  for (const name of names) writeFileSync(join(folder, fileOf(name)), sourceOf(name));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  for (const [, file = '', line] of stdout.matchAll(/^(.+)\((\d+),\d+\): error /gm))
    refusedLines.set(file, (refusedLines.get(file) ?? new Set()).add(Number(line)));
});

test.each(names)('the compiler refuses it when %s', (name) => {
  const planted = sourceOf(name)
    .split('\n')
    .findIndex((line) => line.endsWith(MARK));
  expect([...(refusedLines.get(fileOf(name)) ?? [])]).toEqual([planted + 1]);
});

test('the compiler accepts a correct game', () => {
  expect([...refusedLines.keys()].filter((file) => !names.some((name) => fileOf(name) === file))).toEqual([]);
});
