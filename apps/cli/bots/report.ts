import type { Reason } from '@ludoteca/kernel';
import type { BotFailure, AnyCatalogueEntry } from '@ludoteca/kit';
import { wilsonInterval } from '@ludoteca/players';
import { oneLine, shown } from '../foreign.ts';
import { columns } from '../layout.ts';
import { counted, grouped } from '../numbers.ts';
import type { Plan } from './plan.ts';
import type { Loss, Tally } from './tally.ts';

/** Why a message of a program could not be taken, where that is not for the rules of a game to say. */
const PROTOCOL_REASONS: { readonly [why: string]: string } = {
  'no JSON': 'it begins like a message and is no JSON',
  malformed: 'the message is malformed',
  'option, choice or choices': 'an answer has exactly one of option, choice and choices',
  'one answer': 'several choices answer only where a subset is gathered',
  'no such option': 'there is no option of that number',
};

const PROBLEMS: { readonly [problem: string]: string } = {
  missing: 'there is no such file',
  'a folder': 'it is a folder',
  'no file': 'it is no file',
  'not executable': 'the file is not executable (chmod +x)',
  'no interpreter': 'what should run it is missing (its interpreter or loader)',
};

function reasonText({ texts }: AnyCatalogueEntry, reason: unknown): string {
  const { why = '', facts } = (reason ?? {}) as Partial<Reason>;
  const known = PROTOCOL_REASONS[why];
  if (known === undefined) return texts.en.reason({ ...(reason as Reason), why }, []);
  return facts === undefined ? known : `${known} (${JSON.stringify(facts)})`;
}

const unended = (part: string): string => (part === '' ? '' : `; it left a line without an end: ${part}`);

/** What went wrong, in words. */
function noteText(entry: AnyCatalogueEntry, note: BotFailure): string {
  switch (note.why) {
    case 'refused':
      return `${note.line} was refused: ${reasonText(entry, note.reason)}`;
    case 'late':
      return `no answer within ${note.clock} ms${unended(note.part)}`;
    case 'ended':
      return `the program ended (${note.signal ?? `code ${note.code}`})${unended(note.part)}`;
    case 'not started':
      return `the program could not be started: ${PROBLEMS[note.problem] ?? note.problem}`;
    case 'deaf':
      return `the program does not read: ${counted(note.bytes, 'byte')} wait for it`;
    case 'flood':
      return `${counted(note.bytes, 'byte')}, more than anybody listens to; they began with ${note.line}`;
  }
}

const lossLine = (entry: AnyCatalogueEntry, { competitor }: Tally, { game, kind, note }: Loss): string =>
  oneLine(
    `game ${game}, ${competitor.name}: ${kind === 'lapse' ? 'a turn lost' : 'out'}: ${noteText(entry, note)}`,
  );

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function rowOf(tally: Tally): readonly string[] {
  const { competitor, games, wins, shared, places, lapses, withdrawals, calledItself } = tally;
  const [low, high] = wilsonInterval(wins, games);
  const own =
    calledItself === undefined || calledItself === competitor.name ? '' : ` (${shown(calledItself)})`;
  return [
    shown(competitor.name) + own,
    grouped(wins),
    percent(games === 0 ? 0 : wins / games),
    `${percent(low)} to ${percent(high)}`,
    grouped(shared),
    games === 0 ? '' : (places / games).toFixed(2),
    grouped(lapses),
    grouped(withdrawals),
  ];
}

const HEAD = ['', 'wins', 'share', '95 % interval', 'shared', 'mean place', 'lapses', 'out'];

/** The best first: more wins, then the better mean place. */
const ranked = (tallies: readonly Tally[]): readonly Tally[] =>
  tallies.toSorted((a, b) => b.wins - a.wins || a.places - b.places);

/** The standings for people, and the first things that went wrong. */
export function reportOf({ entry, seed }: Plan, tallies: readonly Tally[]): readonly string[] {
  const games = tallies[0]?.games ?? 0;
  const losses = tallies.flatMap((tally) => tally.losses.map((loss) => lossLine(entry, tally, loss)));
  return [
    `${entry.game.id}, seed ${shown(seed)}: ${counted(games, 'game')}`,
    '',
    ...columns([HEAD, ...ranked(tallies).map(rowOf)], { right: [1, 2, 3, 4, 5, 6, 7] }),
    ...(losses.length === 0 ? [] : ['', ...losses]),
  ];
}

/** The same for programs. */
export const resultOf = (
  { entry, seed, settings, clock }: Plan,
  tallies: readonly Tally[],
  isolation: string,
): object => ({
  game: entry.game.id,
  games: tallies[0]?.games ?? 0,
  seed,
  settings,
  clock,
  isolation,
  players: ranked(tallies).map((tally) => ({
    name: tally.competitor.name,
    kind: tally.competitor.kind,
    source: tally.competitor.source,
    calledItself: tally.calledItself ?? null,
    wins: tally.wins,
    shared: tally.shared,
    interval: wilsonInterval(tally.wins, tally.games),
    meanPlace: tally.games === 0 ? null : tally.places / tally.games,
    lapses: tally.lapses,
    withdrawals: tally.withdrawals,
    losses: tally.losses,
  })),
});
