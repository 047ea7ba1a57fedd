/** Plays matches among the characters and counts play that people would find odd. */
import { at, type Match, type Reason, type Seat, startMatch } from '@ludoteca/kernel';
import { createPlayer } from '@ludoteca/players';
import { FACULTIES, NEIGHBOURS } from '../board.ts';
import { risika } from '../entry.ts';
import { conquestChance } from '../odds.ts';
import type { Event, Risika } from '../parts.ts';
import type { View } from '../view-types.ts';
import type { ExplanationFacts } from './explanations.ts';
import { BORDER_TERRITORIES } from './situation.ts';
import { type CharacterName, PROFILES } from './profiles.ts';

export const CHARACTER_NAMES = Object.keys(PROFILES) as CharacterName[];

export interface PlayStatistics {
  matches: number;
  /** Matches that ended by the limit of rounds. */
  limited: number;
  /** The largest share of a player's armies on one territory after the preparation. */
  heap: number;
  /** Borders of complete faculties at the ends of their owner's turns, and those that were defended. */
  doors: number;
  held: number;
  /** Unjustified attacks below a chance of 25 %. */
  follies: number;
  /** Attacks with armies over the limit. */
  surplus: number;
  /** Attacks called hopeless with a chance of 50 % or more. */
  excuses: number;
}

/** Three armies, or as many as the strongest hostile neighbour. */
function isDefended({ owners, armies }: View, door: number): boolean {
  const hostile = at(NEIGHBOURS, door).filter((other) => owners[other] !== owners[door]);
  return at(armies, door) >= Math.min(3, Math.max(0, ...hostile.map((other) => at(armies, other))));
}

function countBorders(view: View, seat: Seat, findings: PlayStatistics): void {
  for (const [faculty, { territories }] of FACULTIES.entries()) {
    if (territories.some((territory) => view.owners[territory] !== seat)) continue;
    for (const door of at(BORDER_TERRITORIES, faculty)) {
      findings.doors++;
      if (isDefended(view, door)) findings.held++;
    }
  }
}

function largestShare({ owners, armies }: View, seats: number): number {
  const shares = Array.from({ length: seats }, (_, seat) => {
    const own = armies.filter((__, territory) => owners[territory] === seat);
    return Math.max(...own) / own.reduce((sum, count) => sum + count, 0);
  });
  return Math.max(...shares);
}

/** A new turn or a new round begins. */
const endsTurn = (events: readonly Event[]): boolean =>
  events.some(({ did }) => did === 'turn' || did === 'round');

export function collectStatistics(seats: number, matches: number): PlayStatistics {
  const findings: PlayStatistics = {
    matches,
    limited: 0,
    heap: 0,
    doors: 0,
    held: 0,
    follies: 0,
    surplus: 0,
    excuses: 0,
  };
  for (let i = 0; i < matches; i++) {
    const started = startMatch(risika.game, {
      seats,
      seed: `watch ${i}`,
      dice: 'fast',
      settings: { rounds: 300 },
    });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    watchMatch(started.value, i, findings);
  }
  return findings;
}

const isUnfoundedStop = (reason: Reason | undefined): boolean =>
  reason?.why === 'stops loss' && (reason.facts as ExplanationFacts)['odds']! >= 50;

function watchMatch(match: Match<Risika>, index: number, findings: PlayStatistics): void {
  const { seats } = match;
  const players = Array.from({ length: seats }, (_, seat) =>
    createPlayer(
      risika,
      at(CHARACTER_NAMES, (seat + index) % CHARACTER_NAMES.length),
      `watch ${index} ${seat}`,
    ),
  );
  let turn: Seat = -1;
  for (let { question } = match; question !== undefined; question = match.question) {
    const player = at(players, question.seat);
    const choice = player.choose(match.perspective(question.seat));
    if (question.prompt === 'fight') turn = question.seat;
    if (question.prompt === 'fight' && typeof choice === 'object' && 'attack' in choice) {
      const { armies } = match.view('judge');
      const named = player.explain?.()?.reason.why === 'spends surplus';
      if (named) findings.surplus++;
      else if (conquestChance(at(armies, choice.from), at(armies, choice.attack)) < 0.25) findings.follies++;
    }
    if (question.prompt === 'fight' && choice === 'done' && isUnfoundedStop(player.explain?.()?.reason))
      findings.excuses++;
    if (question.prompt === 'round' && match.view('judge').round === 1)
      findings.heap = Math.max(findings.heap, largestShare(match.view('judge'), seats));
    const events: Event[] = [];
    match.setEventSink(events);
    match.choose(choice);
    match.setEventSink(undefined);
    const seen = match.redact(events);
    players.forEach((one, seat) => one.observe?.(seen.get(seat)));
    if (turn !== -1 && endsTurn(events)) {
      countBorders(match.view('judge'), turn, findings);
      turn = -1;
    }
  }
  if (match.view('judge').out.length < seats - 1) findings.limited++;
}
