/** The table as it is now, written down as the start of a scenario. The stack, combat and what lasts only for a while are no part of it: before damage, combat starts over. */
import { at } from '@ludoteca/kernel';
import { type Desk, seatOf } from '../scenario/desk.ts';
import { type Placed, type Player, PLAYERS, type Scenario, type Side } from '../scenario/format.ts';
import { FILL, FILLING } from '../scenario/laying.ts';
import type { Piece } from '../scenario/pieces.ts';
import type { Permanent, State } from '../state.ts';

/** Labels by object, each of its own: what is not spoken of in a scenario may be by a judge. */
function labelsFor(desk: Desk): ReadonlyMap<Readonly<Piece>, string> {
  const pieces = desk.pieces.all();
  const used = new Set(pieces.flatMap(({ label }) => (label === undefined ? [] : [label])));
  const labels = new Map<Readonly<Piece>, string>();
  for (const piece of pieces) {
    let label = piece.label ?? piece.name;
    for (let i = 2; piece.label === undefined && used.has(label); i++) label = `${piece.name} ${i}`;
    used.add(label);
    labels.set(piece, label);
  }
  return labels;
}

/** What becomes of a combat that is not written down: it starts over, or with damage dealt it is over. */
export type Broken = 'combat again' | 'combat over';

export function brokenIn({ view: { battlefield, step } }: Desk): Broken | undefined {
  if (!battlefield.some(({ attacking }) => attacking !== undefined)) return undefined;
  return step === 'declare-attackers' || step === 'declare-blockers' ? 'combat again' : 'combat over';
}

const isFill = ({ name, label }: Readonly<Piece>): boolean => name === FILLING && label === undefined;

class Taking {
  private readonly desk: Desk;
  private readonly state: State;
  private readonly labels: ReadonlyMap<Readonly<Piece>, string>;
  /** Untapped they were before they attacked (508.1f). */
  private readonly again: ReadonlySet<number>;

  constructor(desk: Desk, broken: Broken | undefined) {
    this.desk = desk;
    this.state = desk.state();
    this.labels = labelsFor(desk);
    const attacking = desk.view.battlefield.filter((seen) => seen.attacking !== undefined);
    this.again = new Set(broken === 'combat again' ? attacking.map(({ id }) => id) : []);
  }

  private named(piece: Readonly<Piece>): Placed {
    const label = this.labels.get(piece) ?? piece.name;
    return label === piece.name ? { card: piece.name } : { card: piece.name, as: label };
  }

  private permanent({ id, tapped, counters, damage, host, since, controller }: Permanent): Placed {
    const piece = this.desk.pieces.object(id);
    const onto = this.desk.pieces.object(host);
    return {
      ...(piece === undefined ? { card: '' } : this.named(piece)),
      ...(tapped && !this.again.has(id) ? { tapped } : {}),
      ...(since > at(this.state.sides, controller).turnBegan ? { sick: true } : {}),
      ...(Object.keys(counters).length > 0 ? { counters: { ...counters } } : {}),
      ...(damage > 0 ? { damage } : {}),
      ...(onto === undefined ? {} : { attachedTo: this.labels.get(onto) ?? onto.name }),
    };
  }

  side(player: Player, { mana }: Side): Side {
    const owner = seatOf(player);
    const { life, poison } = at(this.state.sides, owner);
    const lying = (where: Piece['where']): Readonly<Piece>[] =>
      this.desk.pieces.all().filter((piece) => piece.where === where && piece.owner === owner);
    const library = lying('library');
    const filled = library.length >= FILL && library.slice(-FILL).every(isFill);
    const named = (pieces: readonly Readonly<Piece>[]): Placed[] => pieces.map((piece) => this.named(piece));
    return {
      life,
      ...(poison > 0 ? { poison } : {}),
      battlefield: this.state.battlefield
        .filter(({ controller }) => controller === owner)
        .map((permanent) => this.permanent(permanent)),
      hand: named(lying('hand')),
      graveyard: named(lying('graveyard')),
      exile: named(lying('exile')),
      library: named(filled ? library.slice(0, -FILL) : library),
      ...(filled ? {} : { libraryFill: false }),
      ...(mana === undefined ? {} : { mana }),
    };
  }

  get start(): NonNullable<Scenario['start']> {
    const { turn, active, step } = this.state;
    return { turn, active: PLAYERS[active] ?? 'A', step: this.again.size > 0 ? 'begin-combat' : step };
  }
}

/** A scenario that starts here. */
export function taken(desk: Desk, { id, players }: Scenario, broken?: Broken): Scenario {
  const taking = new Taking(desk, broken);
  return {
    id,
    start: taking.start,
    players: { A: taking.side('A', players.A), B: taking.side('B', players.B) },
    steps: [],
    expect: [],
  };
}
