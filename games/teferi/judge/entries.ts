/** Turns the playing commands of judge mode into scenario entries. */
import { type TurnStep, STEPS } from '../abilities/index.ts';
import { ScriptedAnswers } from '../scenario-runner/scripted-answers.ts';
import type { ScenarioMatch } from '../scenario-runner/scenario-match.ts';
import { ScenarioError } from '../scenario-runner/faults.ts';
import { type ScenarioEntry, type GameMoment, type PlayerName, PLAYERS } from '../scenario-runner/format.ts';
import { ScenarioDriver } from '../scenario-runner/scenario-driver.ts';
import { parseEntry } from '../scenario-runner/parse-scenarios.ts';
import { resolveName } from './scenario-cards.ts';
import { parsePlayerName } from './edits.ts';
import { type JudgeCommand, splitByKeyword } from './judge-command.ts';

/** The label that a word means; the letter of a player is enough. */
function resolveLabel(match: ScenarioMatch, word: string): string {
  const player = parsePlayerName(word);
  if (player !== undefined && word.length === 1) return `player ${player}`;
  const labels = match.tracker.all().flatMap(({ label }) => (label === undefined ? [] : [label]));
  return resolveName(word, [...labels, 'player A', 'player B']) ?? word;
}

const parseIntegers = (words: readonly string[] | undefined): number[] =>
  (words ?? []).map(Number).filter(Number.isInteger);

/** `cast A dart at B x 2 mode 0 pay goat hold` */
function announcementDetails(
  match: ScenarioMatch,
  words: readonly string[],
  keys: { readonly [key: string]: readonly string[] },
) {
  const [x] = parseIntegers(keys['x']);
  const modes = parseIntegers(keys['mode']);
  const list = (key: string): string[] => (keys[key] ?? []).map((word) => resolveLabel(match, word));
  return {
    targets: list('at'),
    ...(x === undefined ? {} : { x }),
    ...(modes.length === 0 ? {} : { modes }),
    ...(keys['pay'] === undefined ? {} : { pay: list('pay') }),
    ...(words.includes('hold') ? { hold: true } : {}),
  };
}

const ANNOUNCEMENT_KEYWORDS = ['at', 'x', 'mode', 'pay', 'hold'];

function priorityEntry(
  match: ScenarioMatch,
  { verb, words }: JudgeCommand,
  moment: GameMoment,
): ScenarioEntry | undefined {
  const keys = splitByKeyword(words, ANNOUNCEMENT_KEYWORDS);
  const [whose, name = '', number] = keys[''] ?? [];
  const player = parsePlayerName(whose);
  if (player === undefined) return undefined;
  const base = { ...moment, player };
  if (verb === 'concede') return { ...base, do: 'concede' };
  if (name === '') return undefined;
  if (verb === 'land') return { ...base, do: 'play-land', card: resolveLabel(match, name) };
  const more = announcementDetails(match, words, keys);
  if (verb === 'cast') return { ...base, do: 'cast', card: resolveLabel(match, name), ...more };
  const ability = Number(number ?? 0);
  return Number.isInteger(ability) && ability >= 0
    ? { ...base, do: 'activate', source: resolveLabel(match, name), ability, ...more }
    : undefined;
}

/** `attack cub goat`, `block ox > cub` */
function declarationEntry(
  match: ScenarioMatch,
  { verb, words }: JudgeCommand,
  { turn }: GameMoment,
): ScenarioEntry | undefined {
  const { active } = match.view;
  const [attacker, defender]: readonly (PlayerName | undefined)[] = [PLAYERS[active], PLAYERS[1 - active]];
  const label = (word: string): string => resolveLabel(match, word);
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
function assignmentEntry(
  match: ScenarioMatch,
  { words: [whose, source = '', ...rest] }: JudgeCommand,
  { turn }: GameMoment,
): ScenarioEntry | undefined {
  const player = parsePlayerName(whose);
  if (player === undefined) return undefined;
  const { begun } = match.view;
  const first = match.view.step === 'first-combat-damage' || begun['first-combat-damage'] === undefined;
  const to: { [label: string]: number } = {};
  for (let i = 0; i + 1 < rest.length; i += 2) to[resolveLabel(match, rest[i] ?? '')] = Number(rest[i + 1]);
  const strikes = match.view.battlefield.some(
    ({ keywords, attacking, blocking }) =>
      (attacking !== undefined || blocking !== undefined) &&
      (keywords.includes('first strike') || keywords.includes('double strike')),
  );
  const step = first && strikes ? 'first-combat-damage' : 'combat-damage';
  return { turn, step, player, do: 'assign-damage', assign: [{ source: resolveLabel(match, source), to }] };
}

/** How many turns ahead a step is searched for. */
const MAX_TURNS_AHEAD = 4;

/** The turn in which the step occurs next; the current turn if it does not occur soon. */
function findNextTurn(match: ScenarioMatch, step: TurnStep): number {
  const { turn, step: here } = match.view;
  const first = here === step ? turn + 1 : turn;
  for (let next = first; next <= turn + MAX_TURNS_AHEAD; next++)
    try {
      new ScenarioDriver(match.fork(), new ScriptedAnswers([])).moveTo({ turn: next, step });
      return next;
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      // A missing answer is reported when the entry is performed.
      if (error.fault.why !== 'no such step') return next;
    }
  return turn;
}

/** `go 3 upkeep`, `go upkeep` */
function goEntry(match: ScenarioMatch, { words }: JudgeCommand): ScenarioEntry | undefined {
  const [number, where] = words.length === 1 ? [undefined, words[0]] : words;
  const step = STEPS.find((one) => one === where);
  if (step === undefined || (number !== undefined && !/^\d{1,3}$/.test(number))) return undefined;
  const turn = number === undefined ? findNextTurn(match, step) : Number(number);
  return { turn, step, do: 'check', expect: [] };
}

function parseEntryJson(text: string): ScenarioEntry | undefined {
  try {
    return parseEntry(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const ENTRY_VERBS: ReadonlySet<string> = new Set([
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

/** Undefined if the command is not valid. */
export function toEntry(match: ScenarioMatch, line: JudgeCommand): ScenarioEntry | undefined {
  const { turn, step } = match.view;
  const moment: GameMoment = { turn, step };
  switch (line.verb) {
    case 'attack':
    case 'block':
      return declarationEntry(match, line, moment);
    case 'assign':
      return assignmentEntry(match, line, moment);
    case 'resolve':
      return { ...moment, do: 'resolve', count: Number(line.words[0] ?? 1) || 1 };
    case 'go':
      return goEntry(match, line);
    case 'do':
      return parseEntryJson(line.rest);
    default:
      return priorityEntry(match, line, moment);
  }
}
