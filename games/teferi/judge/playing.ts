/** What a judge lets the players do: lines become entries of a scenario. */
import { isPlainJson } from '@ludoteca/kernel';
import { type TurnStep, STEPS } from '../abilities/index.ts';
import { Answers } from '../scenario/answering.ts';
import type { Desk } from '../scenario/desk.ts';
import { Failure } from '../scenario/failing.ts';
import { type Entry, type Moment, type Player, PLAYERS } from '../scenario/format.ts';
import { Play } from '../scenario/play.ts';
import { isEntry } from '../scenario/reading.ts';
import { meant } from './cards.ts';
import { playerIn } from './editing.ts';
import { type Line, parted } from './lines.ts';

/** Everything that can be spoken of; a player's letter is enough. */
function labelled(desk: Desk, word: string): string {
  const player = playerIn(word);
  if (player !== undefined && word.length === 1) return `player ${player}`;
  const labels = desk.pieces.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
  return meant(word, [...labels, 'player A', 'player B']) ?? word;
}

const numbers = (words: readonly string[] | undefined): number[] =>
  (words ?? []).map(Number).filter(Number.isInteger);

/** `cast A dart at B x 2 mode 0 pay goat hold` */
function announced(
  desk: Desk,
  words: readonly string[],
  keys: { readonly [key: string]: readonly string[] },
) {
  const [x] = numbers(keys['x']);
  const modes = numbers(keys['mode']);
  const list = (key: string): string[] => (keys[key] ?? []).map((word) => labelled(desk, word));
  return {
    targets: list('at'),
    ...(x === undefined ? {} : { x }),
    ...(modes.length === 0 ? {} : { modes }),
    ...(keys['pay'] === undefined ? {} : { pay: list('pay') }),
    ...(words.includes('hold') ? { hold: true } : {}),
  };
}

const KEYS = ['at', 'x', 'mode', 'pay', 'hold'];

function acting(desk: Desk, { verb, words }: Line, moment: Moment): Entry | undefined {
  const keys = parted(words, KEYS);
  const [whose, name = '', number] = keys[''] ?? [];
  const player = playerIn(whose);
  if (player === undefined) return undefined;
  const base = { ...moment, player };
  if (verb === 'concede') return { ...base, do: 'concede' };
  if (name === '') return undefined;
  if (verb === 'land') return { ...base, do: 'play-land', card: labelled(desk, name) };
  const more = announced(desk, words, keys);
  if (verb === 'cast') return { ...base, do: 'cast', card: labelled(desk, name), ...more };
  const ability = Number(number ?? 0);
  return Number.isInteger(ability) && ability >= 0
    ? { ...base, do: 'activate', source: labelled(desk, name), ability, ...more }
    : undefined;
}

/** `attack cub goat`, `block ox > cub`, `assign A giant: cub 2 ox 3` */
function declaring(desk: Desk, { verb, words }: Line, { turn }: Moment): Entry | undefined {
  const { active } = desk.view;
  const [attacker, defender]: readonly (Player | undefined)[] = [PLAYERS[active], PLAYERS[1 - active]];
  const label = (word: string): string => labelled(desk, word);
  if (attacker === undefined || defender === undefined) return undefined;
  if (verb === 'attack')
    return { turn, step: 'declare-attackers', player: attacker, do: 'attack', attackers: words.map(label) };
  const pairs = words.filter((word) => word !== '>');
  const blocks = Array.from({ length: Math.floor(pairs.length / 2) }, (_, i) => ({
    blocker: label(pairs[2 * i] ?? ''),
    attacker: label(pairs[2 * i + 1] ?? ''),
  }));
  return { turn, step: 'declare-blockers', player: defender, do: 'block', blocks };
}

/** `assign A giant cub 2 ox 3` */
function assigning(
  desk: Desk,
  { words: [whose, source = '', ...rest] }: Line,
  { turn }: Moment,
): Entry | undefined {
  const player = playerIn(whose);
  if (player === undefined) return undefined;
  const { begun } = desk.view;
  const first = desk.view.step === 'first-combat-damage' || begun['first-combat-damage'] === undefined;
  const to: { [label: string]: number } = {};
  for (let i = 0; i + 1 < rest.length; i += 2) to[labelled(desk, rest[i] ?? '')] = Number(rest[i + 1]);
  const strikes = desk.view.battlefield.some(
    ({ keywords, attacking, blocking }) =>
      (attacking !== undefined || blocking !== undefined) &&
      (keywords.includes('first strike') || keywords.includes('double strike')),
  );
  const step = first && strikes ? 'first-combat-damage' : 'combat-damage';
  return { turn, step, player, do: 'assign-damage', assign: [{ source: labelled(desk, source), to }] };
}

/** Turns in which a step may be left out before it comes. */
const MOST_TURNS = 4;

/** The turn in which a step comes next; this one where it does not come soon. */
function nextTurn(desk: Desk, step: TurnStep): number {
  const { turn, step: here } = desk.view;
  const first = here === step ? turn + 1 : turn;
  for (let next = first; next <= turn + MOST_TURNS; next++)
    try {
      new Play(desk.fork(), new Answers([])).moveTo({ turn: next, step });
      return next;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // What has to be answered on the way is told when it is gone.
      if (error.fault.why !== 'no such step') return next;
    }
  return turn;
}

/** `go 3 upkeep`, `go upkeep` */
function going(desk: Desk, { words }: Line): Entry | undefined {
  const [number, where] = words.length === 1 ? [undefined, words[0]] : words;
  const step = STEPS.find((one) => one === where);
  if (step === undefined || (number !== undefined && !/^\d{1,3}$/.test(number))) return undefined;
  const turn = number === undefined ? nextTurn(desk, step) : Number(number);
  return { turn, step, do: 'check', expect: [] };
}

function json(text: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainJson(value) && isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const DEEDS: ReadonlySet<string> = new Set([
  'cast',
  'activate',
  'land',
  'concede',
  'attack',
  'block',
  'assign',
  'resolve',
  'go',
  'do',
]);

/** The entry that a line means; undefined: none. */
export function entryOf(desk: Desk, line: Line): Entry | undefined {
  const { turn, step } = desk.view;
  const moment: Moment = { turn, step };
  switch (line.verb) {
    case 'attack':
    case 'block':
      return declaring(desk, line, moment);
    case 'assign':
      return assigning(desk, line, moment);
    case 'resolve':
      return { ...moment, do: 'resolve', count: Number(line.words[0] ?? 1) || 1 };
    case 'go':
      return going(desk, line);
    case 'do':
      return json(line.rest);
    default:
      return acting(desk, line, moment);
  }
}
