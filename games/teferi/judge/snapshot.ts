/** The table as it is now, written down as the start of a scenario. The stack, combat and what lasts only for a while are no part of it: before damage, combat starts over. */
import { at } from '@ludoteca/kernel';
import { type ScenarioMatch, seatOf } from '../scenario-runner/scenario-match.ts';
import {
  type PlacedCard,
  type PlayerName,
  PLAYERS,
  type Scenario,
  type PlayerSetup,
} from '../scenario-runner/format.ts';
import { FILLER_COUNT, FILLER_NAME } from '../scenario-runner/start-scenario.ts';
import type { TrackedCard } from '../scenario-runner/card-tracker.ts';
import type { Permanent, State } from '../state.ts';

/** Labels by object, each of its own: what is not spoken of in a scenario may be by a judge. */
function assignLabels(match: ScenarioMatch): ReadonlyMap<Readonly<TrackedCard>, string> {
  const pieces = match.tracker.all();
  const used = new Set(pieces.flatMap(({ label }) => (label === undefined ? [] : [label])));
  const labels = new Map<Readonly<TrackedCard>, string>();
  for (const piece of pieces) {
    let label = piece.label ?? piece.name;
    for (let i = 2; piece.label === undefined && used.has(label); i++) label = `${piece.name} ${i}`;
    used.add(label);
    labels.set(piece, label);
  }
  return labels;
}

/** What becomes of a combat that is not written down: it starts over, or with damage dealt it is over. */
export type InterruptedCombat = 'combat again' | 'combat over';

export function findInterruptedCombat({
  view: { battlefield, step },
}: ScenarioMatch): InterruptedCombat | undefined {
  if (!battlefield.some(({ attacking }) => attacking !== undefined)) return undefined;
  return step === 'declare-attackers' || step === 'declare-blockers' ? 'combat again' : 'combat over';
}

const isFiller = ({ name, label }: Readonly<TrackedCard>): boolean =>
  name === FILLER_NAME && label === undefined;

class MatchSnapshot {
  private readonly match: ScenarioMatch;
  private readonly state: State;
  private readonly labels: ReadonlyMap<Readonly<TrackedCard>, string>;
  /** Untapped they were before they attacked (508.1f). */
  private readonly untappedAttackers: ReadonlySet<number>;

  constructor(match: ScenarioMatch, broken: InterruptedCombat | undefined) {
    this.match = match;
    this.state = match.state();
    this.labels = assignLabels(match);
    const attacking = match.view.battlefield.filter((seen) => seen.attacking !== undefined);
    this.untappedAttackers = new Set(broken === 'combat again' ? attacking.map(({ id }) => id) : []);
  }

  private toPlacedCard(piece: Readonly<TrackedCard>): PlacedCard {
    const label = this.labels.get(piece) ?? piece.name;
    return label === piece.name ? { card: piece.name } : { card: piece.name, as: label };
  }

  private toPlacedPermanent({
    id,
    tapped,
    counters,
    damage,
    host,
    since,
    controller,
  }: Permanent): PlacedCard {
    const piece = this.match.tracker.withId(id);
    const onto = this.match.tracker.withId(host);
    return {
      ...(piece === undefined ? { card: '' } : this.toPlacedCard(piece)),
      ...(tapped && !this.untappedAttackers.has(id) ? { tapped } : {}),
      ...(since > at(this.state.sides, controller).turnBegan ? { sick: true } : {}),
      ...(Object.keys(counters).length > 0 ? { counters: { ...counters } } : {}),
      ...(damage > 0 ? { damage } : {}),
      ...(onto === undefined ? {} : { attachedTo: this.labels.get(onto) ?? onto.name }),
    };
  }

  toPlayerSetup(player: PlayerName, { mana }: PlayerSetup): PlayerSetup {
    const owner = seatOf(player);
    const { life, poison } = at(this.state.sides, owner);
    const lying = (where: TrackedCard['zone']): Readonly<TrackedCard>[] =>
      this.match.tracker.all().filter((piece) => piece.zone === where && piece.owner === owner);
    const library = lying('library');
    const filled = library.length >= FILLER_COUNT && library.slice(-FILLER_COUNT).every(isFiller);
    const named = (pieces: readonly Readonly<TrackedCard>[]): PlacedCard[] =>
      pieces.map((piece) => this.toPlacedCard(piece));
    return {
      life,
      ...(poison > 0 ? { poison } : {}),
      battlefield: this.state.battlefield
        .filter(({ controller }) => controller === owner)
        .map((permanent) => this.toPlacedPermanent(permanent)),
      hand: named(lying('hand')),
      graveyard: named(lying('graveyard')),
      exile: named(lying('exile')),
      library: named(filled ? library.slice(0, -FILLER_COUNT) : library),
      ...(filled ? {} : { libraryFill: false }),
      ...(mana === undefined ? {} : { mana }),
    };
  }

  get start(): NonNullable<Scenario['start']> {
    const { turn, active, step } = this.state;
    return {
      turn,
      active: PLAYERS[active] ?? 'A',
      step: this.untappedAttackers.size > 0 ? 'begin-combat' : step,
    };
  }
}

/** A scenario that starts here. */
export function snapshotScenario(
  match: ScenarioMatch,
  { id, players }: Scenario,
  broken?: InterruptedCombat,
): Scenario {
  const taking = new MatchSnapshot(match, broken);
  return {
    id,
    start: taking.start,
    players: { A: taking.toPlayerSetup('A', players.A), B: taking.toPlayerSetup('B', players.B) },
    steps: [],
    expect: [],
  };
}
