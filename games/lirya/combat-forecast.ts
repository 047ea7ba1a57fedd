/** Forecasts the results of attacks from a view. Replacements and responses are not taken into account. */
import type { VisibleQuestion } from '@ludoteca/kit';
import type { NamedObject } from './events.ts';
import type { Lirya, Ref, Settings } from './parts.ts';
import { configOf } from './settings.ts';
import { FEATURE_BITS } from './pool/feature-bits.ts';
import { rowOfId } from './pool/index.ts';
import { applyDamageModifiers, subtractDefence } from './rules/damage-arithmetic.ts';
import { isPlayer, playerRef, seatOfRef } from './rules/lookup.ts';
import type { PieceView, PlayerView, View } from './view-types.ts';
import type { CardId, KeywordName, StateName } from './card-definition/index.ts';

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
  keywords.find((shown) => shown.keyword === keyword)?.n ?? 0;
export const showsKeyword = ({ keywords }: PieceView, keyword: KeywordName): boolean =>
  keywords.some((shown) => shown.keyword === keyword);
export const stateAmountOf = ({ states }: PieceView, name: StateName): number =>
  states.find(({ state }) => state === name)?.amount ?? 0;
const isImmuneToCombat = ({ immune }: PieceView): boolean => immune.includes('combat damage');

const reduceDamage = (target: PieceView, amount: number): number =>
  isImmuneToCombat(target)
    ? 0
    : applyDamageModifiers(amount, {
        vulnerable: stateAmountOf(target, 'vulnerable'),
        fortified: stateAmountOf(target, 'fortified'),
        reduction: keywordNumberOf(target, 'reduction'),
      });

const isHidden = (piece: PieceView): boolean =>
  showsKeyword(piece, 'stealth') || piece.states.some(({ state }) => state === 'stealth');

/** Whether the card strengthens only characters with stealth. */
const strengthensHidden = (card: CardId): boolean => {
  const statics = (rowOfId(card)?.levels ?? [])
    .flatMap((level) => level.statics)
    .filter(({ features }) => (features & FEATURE_BITS.attack) !== 0);
  return (
    statics.length > 0 &&
    statics.every(({ ability: { to } }) => typeof to === 'object' && to.keyword === 'stealth')
  );
};

/** 7.8: stealth ends when a character is declared, and with it what static abilities give to the hidden. */
const attackInCombat = (piece: PieceView): number =>
  isHidden(piece)
    ? piece.why.attack.reduce(
        (attack, { from, card, amount }) =>
          from === 'static' && card !== undefined && strengthensHidden(card) ? attack - amount : attack,
        piece.attack,
      )
    : piece.attack;

/** Damage of an attack to a piece, before shields. */
export function forecastDamage(settings: Settings, attacker: PieceView, target: PieceView): number {
  const attack = attackInCombat(attacker);
  if (target.level > 0 || showsKeyword(attacker, 'pure')) return reduceDamage(target, attack);
  const minimum = attack > 0 ? configOf(settings).minimumDamage : 0;
  return reduceDamage(
    target,
    subtractDefence(attack, target.defence, keywordNumberOf(attacker, 'pierce'), minimum),
  );
}

/** Damage to the attacker: striking back where the configuration says so, and counter. */
export function forecastReturnDamage(
  settings: Settings,
  target: PieceView,
  attacker: PieceView,
  lives: boolean,
): readonly number[] {
  const { retaliation } = configOf(settings);
  const strikes = retaliation === 'simultaneous' || (retaliation === 'survivor' && lives);
  const damage = strikes ? forecastDamage(settings, target, attacker) : 0;
  return [damage, lives ? reduceDamage(attacker, keywordNumberOf(target, 'counter')) : 0];
}

const shieldOfPlayer = ({ given }: PlayerView): number =>
  given.reduce(
    (sum, { what }) =>
      'keyword' in what && what.keyword === 'shield' && typeof what.n === 'number' ? sum + what.n : sum,
    0,
  );

/** 8.5: the piece or player that takes the damage of this piece, if any. */
function findDamageTaker(
  target: PieceView | undefined,
  pieces: ReadonlyMap<number, PieceView>,
): Ref | undefined {
  for (const { what } of target?.given ?? []) {
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
    const defender = this.pieces.get(target);
    if (attacker === undefined || this.remainingHealth(id) <= 0 || this.remainingHealth(target) <= 0)
      return {
        damage: 0,
        healthLeft: Math.max(0, this.remainingHealth(target)),
        kills: false,
        back: 0,
        dies: false,
        fails: true,
      };
    const taker = findDamageTaker(defender, this.pieces) ?? target;
    const takerPiece = this.pieces.get(taker);
    const dealt = this.dealDamage(
      taker,
      takerPiece === undefined
        ? attackInCombat(attacker)
        : forecastDamage(this.view.settings, attacker, takerPiece),
    );
    const damage = taker === target ? dealt : 0;
    const left = this.remainingHealth(target);
    const back =
      defender === undefined || defender.level > 0 ? 0 : this.strikeBack(defender, attacker, left > 0);
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

  private strikeBack(defender: PieceView, attacker: PieceView, lives: boolean): number {
    return forecastReturnDamage(this.view.settings, defender, attacker, lives).reduce(
      (sum, hit) => sum + this.dealDamage(attacker.id, hit),
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
export function forecastCombats(view: View, pairs: readonly AttackPair[]): readonly CombatForecast[] {
  const simulation = new CombatSimulation(view);
  return pairs.map((pair) => simulation.resolve(pair));
}
