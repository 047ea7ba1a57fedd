/** Measures how a seat of Risika plays, from the public transcript of a match. */
import { at, type Match, type Seat, startMatch } from '@ludoteca/kernel';
import { createPlayer } from '@ludoteca/players';
import { FACULTIES, FACULTY_OF, NEIGHBOURS, type Territory } from '../board.ts';
import { risika } from '../entry.ts';
import { conquestChance } from '../odds.ts';
import type { Event, Risika } from '../parts.ts';
import { MAX_DICE } from '../rules/state-queries.ts';
import type { View } from '../view-types.ts';
import type { CharacterName } from './profiles.ts';

/** A public event, and the public view before it. */
export interface TranscriptStep {
  readonly view: View;
  readonly event: Event;
}

/** A match among characters as a spectator sees it. */
export interface CharacterMatch {
  readonly transcript: readonly TranscriptStep[];
  /** By seat. */
  readonly names: readonly CharacterName[];
  /** Undefined if the match has no sole winner. */
  readonly winner: Seat | undefined;
}

export function playCharacterMatch(names: readonly CharacterName[], seed: string): CharacterMatch {
  const started = startMatch(risika.game, { seats: names.length, seed, dice: 'fast' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match: Match<Risika> = started.value;
  const players = names.map((name, seat) => createPlayer(risika, name, `${seed} ${seat}`));
  const transcript: TranscriptStep[] = [];
  for (let { question } = match; question !== undefined; question = match.question) {
    const view = match.view('spectator');
    const events: Event[] = [];
    const choice = at(players, question.seat).choose(match.perspective(question.seat));
    match.setEventSink(events);
    match.choose(choice);
    match.setEventSink(undefined);
    const redacted = match.redact(events);
    players.forEach((player, seat) => player.observe?.(redacted.get(seat)));
    for (const event of redacted.get('spectator')) transcript.push({ view, event });
  }
  const places = match.outcome?.places ?? [];
  const isSole = places.filter((place) => place === 1).length === 1;
  return { transcript, names, winner: isSole ? places.indexOf(1) : undefined };
}

/** Sums over the match for one seat, from which its features are computed. */
class SeatMeasures {
  turns = 0;
  attacks = 0;
  conquests = 0;
  idleTurns = 0;
  attacksBefore = 0;
  /** Attacks after a conquest in the same turn. */
  furtherAttacks = 0;
  chances = 0;
  riskyAttacks = 0;
  defenders = 0;
  /** Attacks while a seat lives that has attacked this one, and those on the first such seat. */
  answers = 0;
  answersToFirst = 0;
  onSameSeat = 0;
  breaking = 0;
  finishing = 0;
  inOwnFaculties = 0;
  onLeader = 0;
  weakestTargets = 0;
  heldFaculties = 0;
  largestShares = 0;
  guardedShares = 0;
  moves = 0;
  followers = 0;
  running: { readonly from: Territory; readonly to: Territory } | undefined;
  lastTarget: Seat | undefined;
  hasConquered = false;
  /** In the order of their first attacks. */
  readonly attackers: Seat[] = [];
}

/** The chance below which an attack is risky. */
const RISKY_CHANCE = 0.6;

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const toFeatures = (m: SeatMeasures): readonly number[] => [
  // Attacks per turn.
  ratio(m.attacks, m.turns),
  ratio(m.furtherAttacks, m.turns),
  ratio(m.conquests, m.turns),
  // Risk.
  ratio(m.chances, m.attacks),
  ratio(m.riskyAttacks, m.attacks),
  ratio(m.defenders, m.attacks),
  // Choice of targets.
  ratio(m.answersToFirst, m.answers),
  ratio(m.onSameSeat, m.attacks),
  ratio(m.breaking, m.attacks),
  ratio(m.finishing, m.attacks),
  ratio(m.inOwnFaculties, m.attacks),
  // Held faculties and armies at the ends of turns.
  ratio(m.heldFaculties, m.turns),
  ratio(m.largestShares, m.turns),
  ratio(m.guardedShares, m.turns),
  ratio(m.moves, m.turns),
  ratio(m.followers, m.conquests),
  ratio(m.idleTurns, m.turns),
  ratio(m.onLeader, m.attacks),
  ratio(m.weakestTargets, m.attacks),
];

const countOwn = ({ owners }: View, seat: Seat, territories: readonly Territory[]): number =>
  territories.filter((territory) => owners[territory] === seat).length;

/** By seat, the features of its play. */
export function measurePlay({ transcript, names }: CharacterMatch): readonly (readonly number[])[] {
  const measures = names.map(() => new SeatMeasures());
  let turn: Seat | undefined;
  for (const { view, event } of transcript)
    if (event.did === 'turn' || event.did === 'round') {
      if (turn !== undefined) measureEndOfTurn(at(measures, turn), view, turn);
      turn = event.did === 'turn' ? event.seat : undefined;
    } else if (event.did === 'attack') measureAttack(measures, view, event);
    else if (event.did === 'conquer') measureConquest(at(measures, event.seat));
    else if (event.did === 'move') at(measures, event.seat).moves++;
    else if (event.did === 'occupy') at(measures, event.seat).followers += event.armies;
  return measures.map(toFeatures);
}

function measureAttack(
  measures: readonly SeatMeasures[],
  view: View,
  { seat, from, to, against }: Extract<Event, { did: 'attack' }>,
): void {
  const own = at(measures, seat);
  // Further rolls belong to the same attack.
  if (own.running?.from === from && own.running.to === to) return;
  own.running = { from, to };
  const chance = conquestChance(at(view.armies, from), at(view.armies, to));
  own.attacks++;
  if (own.hasConquered) own.furtherAttacks++;
  own.chances += chance;
  if (chance < RISKY_CHANCE) own.riskyAttacks++;
  own.defenders += at(view.armies, to);
  const first = own.attackers.find((other) => !view.out.includes(other));
  if (first !== undefined) own.answers++;
  if (first === against) own.answersToFirst++;
  if (own.lastTarget === against) own.onSameSeat++;
  own.lastTarget = against;
  const { territories } = at(FACULTIES, at(FACULTY_OF, to));
  const held = countOwn(view, seat, territories);
  if (countOwn(view, against, territories) === territories.length) own.breaking++;
  if (held === territories.length - 1) own.finishing++;
  if (held * 2 >= territories.length) own.inOwnFaculties++;
  if (at(view.armies, to) === 1) own.weakestTargets++;
  if (findLeader(view, measures.length, seat) === against) own.onLeader++;
  const { attackers } = at(measures, against);
  if (!attackers.includes(seat)) attackers.push(seat);
}

/** The strongest of the others. */
function findLeader({ owners, armies }: View, seats: number, seat: Seat): Seat {
  const totals = Array.from({ length: seats }, (_, other) =>
    other === seat ? -1 : sumOf(armies.filter((__, territory) => owners[territory] === other)),
  );
  return totals.indexOf(Math.max(...totals));
}

function measureConquest(own: SeatMeasures): void {
  own.conquests++;
  own.hasConquered = true;
  own.running = undefined;
}

function measureEndOfTurn(own: SeatMeasures, view: View, seat: Seat): void {
  const { owners, armies } = view;
  const held = [...owners.keys()].filter((territory) => owners[territory] === seat);
  const stacks = held.map((territory) => at(armies, territory));
  const front = held.filter((territory) => at(NEIGHBOURS, territory).some((other) => owners[other] !== seat));
  const guarded = front.filter((territory) => at(armies, territory) >= MAX_DICE);
  const complete = FACULTIES.filter(
    ({ territories }) => countOwn(view, seat, territories) === territories.length,
  );
  own.turns++;
  if (own.attacks === own.attacksBefore) own.idleTurns++;
  own.attacksBefore = own.attacks;
  own.running = undefined;
  own.hasConquered = false;
  own.heldFaculties += complete.length;
  own.largestShares += ratio(Math.max(0, ...stacks), sumOf(stacks));
  own.guardedShares += ratio(guarded.length, front.length);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
