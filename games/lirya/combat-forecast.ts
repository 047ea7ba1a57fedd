/** Forecasts the results of attacks from a view. Replacements and responses are not taken into account. */
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
  /** Damage to the target, and its health afterwards. */
  readonly damage: number;
  readonly healthLeft: number;
  readonly kills: boolean;
  /** Damage that the attacker takes in return. */
  readonly back: number;
  readonly dies: boolean;
  /** The attacker or the target has died in an earlier combat. */
  readonly fails: boolean;
}

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

/** Damage of an attack to a piece, before shields. */
export function forecastDamage(settings: Settings, attacker: PieceView, hit: PieceView): number {
  if (hit.level > 0 || showsKeyword(attacker, 'pure')) return reduceDamage(hit, attacker.attack);
  const least = attacker.attack > 0 ? configOf(settings).minimumDamage : 0;
  return reduceDamage(
    hit,
    subtractDefence(attacker.attack, hit.defence, keywordNumberOf(attacker, 'pierce'), least),
  );
}

/** Damage to the attacker: striking back where the configuration says so, and counter. */
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

const shieldOfPlayer = ({ given }: PlayerView): number =>
  given.reduce(
    (sum, { what }) =>
      'keyword' in what && what.keyword === 'shield' && typeof what.n === 'number' ? sum + what.n : sum,
    0,
  );

/** 8.5: the piece or player that takes the damage of this piece, if any. */
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

/** Resolves combats one after another on numbers copied from a view. */
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

/** Whether declared attacks are still unresolved: during combat, windows open only while something is on the stack. */
export const isCombatPending = (
  { attacks, stack }: View,
  asked: VisibleQuestion<Lirya> | undefined,
): boolean =>
  attacks.length > 0 && stack.length === 0 && (asked?.prompt === 'window' || asked?.prompt === 'defend');

/** In order of declaration. */
export function forecastCombats(view: View, meetings: readonly AttackPair[]): readonly CombatForecast[] {
  const sheet = new CombatSimulation(view);
  return meetings.map((meeting) => sheet.resolve(meeting));
}
