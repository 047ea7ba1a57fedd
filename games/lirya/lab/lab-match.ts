/** Plays one match between two greedy players and records its statistics. */
import {
  at,
  type Dice,
  createFastDice,
  type Json,
  type Match,
  type Seat,
  startMatch,
} from '@ludoteca/kernel';
import type { Preset } from '../config.ts';
import { forecastDamage } from '../combat-forecast.ts';
import { game } from '../game.ts';
import { heuristics } from '../heuristics/index.ts';
import type { Event } from '../events.ts';
import type { Lirya } from '../parts.ts';
import type { View } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';

export interface LabMatchSettings {
  readonly preset: Preset;
  readonly deck1: Json;
  readonly deck2: Json;
}

export interface LabMatchResult {
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
  readonly first: Seat;
  readonly turns: number;
  /** Which resource of the loser ran out. */
  readonly end: 'life' | 'deck' | 'other';
  /** How often a character could attack, and how often it had no useful target. */
  readonly attackers: number;
  readonly idle: number;
  /** By seat: the cards that were in hand at some time, and those that were played. */
  readonly drawn: readonly ReadonlySet<CardId>[];
  readonly played: readonly ReadonlySet<CardId>[];
}

type DeclaredAttack = Exclude<Lirya['choice']['attack'], 'done'>;

/** Whether an attack would deal damage. */
function isUseful({ settings, players }: View, { attacker, target }: DeclaredAttack): boolean {
  const pieces = players.flatMap((player) => player.pieces);
  const one = pieces.find(({ id }) => id === attacker.id);
  if (one === undefined || !('id' in target)) return one !== undefined && one.attack > 0;
  const hit = pieces.find(({ id }) => id === target.id);
  return hit !== undefined && forecastDamage(settings, one, hit) > 0;
}

/** Counts possible attackers once per turn, before the first attack is declared. */
class AttackerCounter {
  attackers = 0;
  idle = 0;

  observe(match: Match<Lirya>): void {
    const { question } = match;
    if (question?.prompt !== 'attack') return;
    const view = match.view(question.seat);
    if (view.attacks.length > 0) return;
    const useful = new Map<number, boolean>();
    for (const option of question.options)
      if (option !== 'done') {
        const { id } = option.attacker;
        useful.set(id, (useful.get(id) ?? false) || isUseful(view, option));
      }
    this.attackers += useful.size;
    for (const isUsefulAttacker of useful.values()) if (!isUsefulAttacker) this.idle++;
  }
}

export function playLabMatch(settings: LabMatchSettings, seed: string): LabMatchResult {
  const events: Event[] = [];
  const started = startMatch(game, { seats: 2, seed, dice: 'fast', settings }, events);
  if (!started.ok) throw new Error('decks that were never checked');
  const match = started.value;
  match.setEventSink(events);
  const counter = new AttackerCounter();
  const dice = createFastDice(`${seed} players`);
  while (match.question !== undefined) playStep(match, counter, dice);
  const { attackers, idle } = counter;
  return { ...summarizeEvents(events), attackers, idle };
}

function playStep(match: Match<Lirya>, counter: AttackerCounter, dice: Dice): void {
  const { question } = match;
  if (question === undefined) return;
  counter.observe(match);
  match.choose(heuristics.greedy(match.perspective(question.seat), question, dice));
}

function summarizeEvents(events: readonly Event[]): Omit<LabMatchResult, 'attackers' | 'idle'> {
  const drawn = [new Set<CardId>(), new Set<CardId>()];
  const played = [new Set<CardId>(), new Set<CardId>()];
  const lost: Extract<Event, { readonly did: 'lose' }>[] = [];
  let [first, turns]: [Seat, number] = [0, 0];
  let won: Seat | undefined;
  for (const event of events) {
    if (event.did === 'begin') first = event.seat;
    else if (event.did === 'turn') ({ turn: turns } = event);
    else if (event.did === 'draw') for (const card of event.cards ?? []) at(drawn, event.seat).add(card);
    else if (event.did === 'play') at(played, event.seat).add(event.card);
    else if (event.did === 'lose') lost.push(event);
    else if (event.did === 'win') won = event.seat;
  }
  const [loser] = lost;
  const winner = won ?? (lost.length === 1 && loser !== undefined ? 1 - loser.seat : undefined);
  const end = loser?.why === 'life' || loser?.why === 'deck' ? loser.why : 'other';
  return { winner, first, turns, end, drawn, played };
}
