/** What attacks would come to, as far as the table shows it, for whoever is about to declare or to meet them. What replacements and answers change is not foreseen. */
import type { VisibleQuestion } from '@ludoteca/kit';
import type { NamedObject } from './events.ts';
import type { Lirya, Ref, Settings } from './parts.ts';
import { configOf } from './settings.ts';
import { applyDamageModifiers, subtractDefence } from './rules/damage-arithmetic.ts';
import { isPlayer, playerRef, seatOfRef } from './rules/lookup.ts';
import type { PieceView, PlayerView, View } from './view-types.ts';
import type { KeywordName, StateName } from './card-definition/index.ts';

export interface AttackPair {
  readonly attacker: number;
  readonly target: Ref;
}

export interface CombatForecast {
  /** What the target takes, and what it has left then. */
  readonly damage: number;
  readonly healthLeft: number;
  readonly kills: boolean;
  /** What the attacker takes in return. */
  readonly back: number;
  readonly dies: boolean;
  /** One of the two is gone by then. */
  readonly fails: boolean;
}

/** Whom events and views speak of. */
export const refOfNamedObject = (body: NamedObject): Ref =>
  body === null ? 0 : 'player' in body ? playerRef(body.player) : body.id;

export const keywordNumberOf = ({ keywords }: PieceView, keyword: KeywordName): number =>
  keywords.find((one) => one.keyword === keyword)?.n ?? 0;
export const showsKeyword = ({ keywords }: PieceView, keyword: KeywordName): boolean =>
  keywords.some((one) => one.keyword === keyword);
export const stateAmountOf = ({ states }: PieceView, name: StateName): number =>
  states.find(({ state }) => state === name)?.amount ?? 0;
const isImmuneToCombat = ({ immune }: PieceView): boolean => immune.includes('combat damage');

const reduceDamage = (hit: PieceView, amount: number): number =>
  isImmuneToCombat(hit)
    ? 0
    : applyDamageModifiers(amount, {
        vulnerable: stateAmountOf(hit, 'vulnerable'),
        fortified: stateAmountOf(hit, 'fortified'),
        reduction: keywordNumberOf(hit, 'reduction'),
      });

/** What an attacker deals to a piece, before shields. */
export function forecastDamage(settings: Settings, attacker: PieceView, hit: PieceView): number {
  if (hit.level > 0 || showsKeyword(attacker, 'pure')) return reduceDamage(hit, attacker.attack);
  const least = attacker.attack > 0 ? configOf(settings).minimumDamage : 0;
  return reduceDamage(
    hit,
    subtractDefence(attacker.attack, hit.defence, keywordNumberOf(attacker, 'pierce'), least),
  );
}

/** What it gets back, blow by blow: who survives strikes back where the rules say so, and counters besides. */
export function forecastReturnDamage(
  settings: Settings,
  hit: PieceView,
  attacker: PieceView,
  lives: boolean,
): readonly number[] {
  const { retaliation } = configOf(settings);
  const strikes = retaliation === 'simultaneous' || (retaliation === 'survivor' && lives);
  const blow = strikes ? forecastDamage(settings, hit, attacker) : 0;
  return [blow, lives ? reduceDamage(attacker, keywordNumberOf(hit, 'counter')) : 0];
}

/** What a player's shields stop. */
const shieldOfPlayer = ({ given }: PlayerView): number =>
  given.reduce(
    (sum, { what }) =>
      'keyword' in what && what.keyword === 'shield' && typeof what.n === 'number' ? sum + what.n : sum,
    0,
  );

/** Who takes the damage of a piece, if somebody does and is there. */
function findDamageTaker(
  hit: PieceView | undefined,
  pieces: ReadonlyMap<number, PieceView>,
): Ref | undefined {
  for (const { what } of hit?.given ?? []) {
    const ref = 'redirect' in what ? refOfNamedObject(what.redirect) : 0;
    if (ref < 0 || pieces.has(ref)) return ref;
  }
  return undefined;
}

/** Combats one after another, on a sheet of paper beside the table. */
class CombatSimulation {
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

  resolve({ attacker: id, target }: AttackPair): CombatForecast {
    const attacker = this.pieces.get(id);
    const hit = this.pieces.get(target);
    if (attacker === undefined || this.remainingHealth(id) <= 0 || this.remainingHealth(target) <= 0)
      return {
        damage: 0,
        healthLeft: Math.max(0, this.remainingHealth(target)),
        kills: false,
        back: 0,
        dies: false,
        fails: true,
      };
    const taker = findDamageTaker(hit, this.pieces) ?? target;
    const whole = this.pieces.get(taker);
    const dealt = this.dealDamage(
      taker,
      whole === undefined ? attacker.attack : forecastDamage(this.view.settings, attacker, whole),
    );
    const damage = taker === target ? dealt : 0;
    const left = this.remainingHealth(target);
    const back = hit === undefined || hit.level > 0 ? 0 : this.strikeBack(hit, attacker, left > 0);
    return {
      damage,
      healthLeft: Math.max(0, left),
      kills: left <= 0,
      back,
      dies: this.remainingHealth(id) <= 0,
      fails: false,
    };
  }

  private remainingHealth(ref: Ref): number {
    const now = isPlayer(ref) ? this.view.players[seatOfRef(ref)]?.life : this.pieces.get(ref)?.health;
    return this.health.get(ref) ?? now ?? 0;
  }

  private strikeBack(hit: PieceView, attacker: PieceView, lives: boolean): number {
    return forecastReturnDamage(this.view.settings, hit, attacker, lives).reduce(
      (sum, blow) => sum + this.dealDamage(attacker.id, blow),
      0,
    );
  }

  private playerShield(ref: Ref): number {
    const player = isPlayer(ref) ? this.view.players[seatOfRef(ref)] : undefined;
    return player === undefined ? 0 : shieldOfPlayer(player);
  }

  private dealDamage(ref: Ref, amount: number): number {
    const piece = this.pieces.get(ref);
    const shield =
      this.shields.get(ref) ??
      (piece === undefined ? this.playerShield(ref) : keywordNumberOf(piece, 'shield'));
    const dealt = Math.max(0, amount - shield);
    if (amount > 0 && shield > 0) this.shields.set(ref, Math.max(0, shield - amount));
    this.health.set(ref, this.remainingHealth(ref) - dealt);
    return dealt;
  }
}

/** Whether what was declared lies ahead still: later only what triggers meanwhile can be answered, and lies on the stack. */
export const isCombatPending = (
  { attacks, stack }: View,
  asked: VisibleQuestion<Lirya> | undefined,
): boolean =>
  attacks.length > 0 && stack.length === 0 && (asked?.prompt === 'window' || asked?.prompt === 'defend');

/** In the order in which they are declared. */
export function forecastCombats(view: View, meetings: readonly AttackPair[]): readonly CombatForecast[] {
  const sheet = new CombatSimulation(view);
  return meetings.map((meeting) => sheet.resolve(meeting));
}
