/** Turns the current match into the start position of a scenario. The stack, combat and temporary effects are lost: before damage, combat starts again. */
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

/** A unique label for every card: a judge may refer to cards that the scenario does not label. */
function assignLabels(match: ScenarioMatch): ReadonlyMap<Readonly<TrackedCard>, string> {
  const cards = match.tracker.all();
  const used = new Set(cards.flatMap(({ label }) => (label === undefined ? [] : [label])));
  const labels = new Map<Readonly<TrackedCard>, string>();
  for (const card of cards) {
    let label = card.label ?? card.name;
    for (let i = 2; card.label === undefined && used.has(label); i++) label = `${card.name} ${i}`;
    used.add(label);
    labels.set(card, label);
  }
  return labels;
}

/** What happens to a combat that a start position cannot express: it starts again or, after damage, it is over. */
export type InterruptedCombat = 'combat again' | 'combat over';

export function findInterruptedCombat({
  view: { battlefield, step },
}: ScenarioMatch): InterruptedCombat | undefined {
  if (!battlefield.some(({ attacking }) => attacking !== undefined)) return undefined;
  return step === 'declare-attackers' || step === 'declare-blockers' ? 'combat again' : 'combat over';
}

const isFiller = ({ name, label }: Readonly<TrackedCard>): boolean =>
  name === FILLER_NAME && label === undefined;

class StartPositionBuilder {
  private readonly match: ScenarioMatch;
  private readonly state: State;
  private readonly labels: ReadonlyMap<Readonly<TrackedCard>, string>;
  /** Attackers that become untapped again because combat starts again (508.1f). */
  private readonly untappedAttackers: ReadonlySet<number>;

  constructor(match: ScenarioMatch, broken: InterruptedCombat | undefined) {
    this.match = match;
    this.state = match.state();
    this.labels = assignLabels(match);
    const attacking = match.view.battlefield.filter((seen) => seen.attacking !== undefined);
    this.untappedAttackers = new Set(broken === 'combat again' ? attacking.map(({ id }) => id) : []);
  }

  private toPlacedCard(card: Readonly<TrackedCard>): PlacedCard {
    const label = this.labels.get(card) ?? card.name;
    return label === card.name ? { card: card.name } : { card: card.name, as: label };
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
    const card = this.match.tracker.withId(id);
    const hostCard = this.match.tracker.withId(host);
    return {
      ...(card === undefined ? { card: '' } : this.toPlacedCard(card)),
      ...(tapped && !this.untappedAttackers.has(id) ? { tapped } : {}),
      ...(since > at(this.state.sides, controller).turnBegan ? { sick: true } : {}),
      ...(Object.keys(counters).length > 0 ? { counters: { ...counters } } : {}),
      ...(damage > 0 ? { damage } : {}),
      ...(hostCard === undefined ? {} : { attachedTo: this.labels.get(hostCard) ?? hostCard.name }),
    };
  }

  toPlayerSetup(player: PlayerName, { mana }: PlayerSetup): PlayerSetup {
    const owner = seatOf(player);
    const { life, poison } = at(this.state.sides, owner);
    const cardsIn = (zone: TrackedCard['zone']): Readonly<TrackedCard>[] =>
      this.match.tracker.all().filter((card) => card.zone === zone && card.owner === owner);
    const library = cardsIn('library');
    const filled = library.length >= FILLER_COUNT && library.slice(-FILLER_COUNT).every(isFiller);
    const named = (cards: readonly Readonly<TrackedCard>[]): PlacedCard[] =>
      cards.map((card) => this.toPlacedCard(card));
    return {
      life,
      ...(poison > 0 ? { poison } : {}),
      battlefield: this.state.battlefield
        .filter(({ controller }) => controller === owner)
        .map((permanent) => this.toPlacedPermanent(permanent)),
      hand: named(cardsIn('hand')),
      graveyard: named(cardsIn('graveyard')),
      exile: named(cardsIn('exile')),
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

export function snapshotScenario(
  match: ScenarioMatch,
  { id, players }: Scenario,
  broken?: InterruptedCombat,
): Scenario {
  const taking = new StartPositionBuilder(match, broken);
  return {
    id,
    start: taking.start,
    players: { A: taking.toPlayerSetup('A', players.A), B: taking.toPlayerSetup('B', players.B) },
    steps: [],
    expect: [],
  };
}
