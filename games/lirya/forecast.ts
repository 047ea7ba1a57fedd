/** What attacks would come to, as far as the table shows it, for whoever is about to declare or to meet them. What replacements and answers change is not foreseen. */
import type { VisibleQuestion } from '@ludoteca/kit';
import type { Body } from './events.ts';
import type { Lirya, Ref, Settings } from './parts.ts';
import { configOf } from './settings.ts';
import { afterToughness, throughDefence } from './rules/harm.ts';
import { isPlayer, playerRef, seatOfRef } from './rules/table.ts';
import type { PieceView, PlayerView, View } from './views.ts';
import type { Keyword, StateName } from './vocabulary/index.ts';

export interface Meeting {
  readonly attacker: number;
  readonly target: Ref;
}

export interface Foreseen {
  /** What the target takes, and what it has left then. */
  readonly damage: number;
  readonly left: number;
  readonly kills: boolean;
  /** What the attacker takes in return. */
  readonly back: number;
  readonly dies: boolean;
  /** One of the two is gone by then. */
  readonly fails: boolean;
}

/** Whom events and views speak of. */
export const refOfBody = (body: Body): Ref =>
  body === null ? 0 : 'player' in body ? playerRef(body.player) : body.id;

export const numberOf = ({ keywords }: PieceView, keyword: Keyword): number =>
  keywords.find((one) => one.keyword === keyword)?.n ?? 0;
export const has = ({ keywords }: PieceView, keyword: Keyword): boolean =>
  keywords.some((one) => one.keyword === keyword);
export const amountOf = ({ states }: PieceView, name: StateName): number =>
  states.find(({ state }) => state === name)?.amount ?? 0;
const isProof = ({ immune }: PieceView): boolean => immune.includes('combat damage');

const softened = (hit: PieceView, amount: number): number =>
  isProof(hit)
    ? 0
    : afterToughness(amount, {
        vulnerable: amountOf(hit, 'vulnerable'),
        fortified: amountOf(hit, 'fortified'),
        reduction: numberOf(hit, 'reduction'),
      });

/** What an attacker deals to a piece, before shields. */
export function blowTo(settings: Settings, attacker: PieceView, hit: PieceView): number {
  if (hit.level > 0 || has(attacker, 'pure')) return softened(hit, attacker.attack);
  const least = attacker.attack > 0 ? configOf(settings).minimumDamage : 0;
  return softened(hit, throughDefence(attacker.attack, hit.defence, numberOf(attacker, 'pierce'), least));
}

/** What it gets back, blow by blow: who survives strikes back where the rules say so, and counters besides. */
export function backBlows(
  settings: Settings,
  hit: PieceView,
  attacker: PieceView,
  lives: boolean,
): readonly number[] {
  const { retaliation } = configOf(settings);
  const strikes = retaliation === 'simultaneous' || (retaliation === 'survivor' && lives);
  const blow = strikes ? blowTo(settings, hit, attacker) : 0;
  return [blow, lives ? softened(attacker, numberOf(hit, 'counter')) : 0];
}

/** What a player's shields stop. */
const shieldOf = ({ given }: PlayerView): number =>
  given.reduce(
    (sum, { what }) =>
      'keyword' in what && what.keyword === 'shield' && typeof what.n === 'number' ? sum + what.n : sum,
    0,
  );

/** Who takes the damage of a piece, if somebody does and is there. */
function standInFor(hit: PieceView | undefined, pieces: ReadonlyMap<number, PieceView>): Ref | undefined {
  for (const { what } of hit?.given ?? []) {
    const ref = 'redirect' in what ? refOfBody(what.redirect) : 0;
    if (ref < 0 || pieces.has(ref)) return ref;
  }
  return undefined;
}

/** Combats one after another, on a sheet of paper beside the table. */
class Sheet {
  private readonly view: View;
  private readonly pieces: ReadonlyMap<number, PieceView>;
  private readonly health = new Map<Ref, number>();
  private readonly shields = new Map<Ref, number>();

  constructor(view: View) {
    this.view = view;
    this.pieces = new Map(
      view.players.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece] as const)),
    );
  }

  meet({ attacker: id, target }: Meeting): Foreseen {
    const attacker = this.pieces.get(id);
    const hit = this.pieces.get(target);
    if (attacker === undefined || this.left(id) <= 0 || this.left(target) <= 0)
      return {
        damage: 0,
        left: Math.max(0, this.left(target)),
        kills: false,
        back: 0,
        dies: false,
        fails: true,
      };
    const taker = standInFor(hit, this.pieces) ?? target;
    const whole = this.pieces.get(taker);
    const dealt = this.wound(
      taker,
      whole === undefined ? attacker.attack : blowTo(this.view.settings, attacker, whole),
    );
    const damage = taker === target ? dealt : 0;
    const left = this.left(target);
    const back = hit === undefined || hit.level > 0 ? 0 : this.strikeBack(hit, attacker, left > 0);
    return {
      damage,
      left: Math.max(0, left),
      kills: left <= 0,
      back,
      dies: this.left(id) <= 0,
      fails: false,
    };
  }

  private left(ref: Ref): number {
    const now = isPlayer(ref) ? this.view.players[seatOfRef(ref)]?.life : this.pieces.get(ref)?.health;
    return this.health.get(ref) ?? now ?? 0;
  }

  private strikeBack(hit: PieceView, attacker: PieceView, lives: boolean): number {
    return backBlows(this.view.settings, hit, attacker, lives).reduce(
      (sum, blow) => sum + this.wound(attacker.id, blow),
      0,
    );
  }

  private playerShield(ref: Ref): number {
    const player = isPlayer(ref) ? this.view.players[seatOfRef(ref)] : undefined;
    return player === undefined ? 0 : shieldOf(player);
  }

  private wound(ref: Ref, amount: number): number {
    const piece = this.pieces.get(ref);
    const shield =
      this.shields.get(ref) ?? (piece === undefined ? this.playerShield(ref) : numberOf(piece, 'shield'));
    const dealt = Math.max(0, amount - shield);
    if (amount > 0 && shield > 0) this.shields.set(ref, Math.max(0, shield - amount));
    this.health.set(ref, this.left(ref) - dealt);
    return dealt;
  }
}

/** Whether what was declared lies ahead still: later only what triggers meanwhile can be answered, and lies on the stack. */
export const isAhead = ({ attacks, stack }: View, asked: VisibleQuestion<Lirya> | undefined): boolean =>
  attacks.length > 0 && stack.length === 0 && (asked?.prompt === 'window' || asked?.prompt === 'defend');

/** In the order in which they are declared. */
export function foresee(view: View, meetings: readonly Meeting[]): readonly Foreseen[] {
  const sheet = new Sheet(view);
  return meetings.map((meeting) => sheet.meet(meeting));
}
