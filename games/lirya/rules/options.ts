/** RULES 4.3 and 6.2: the options of the main phase and of response windows. */
import type {
  MainOption,
  HandOption,
  PlayOption,
  UseOption,
  ReadonlyPiece,
  ReadonlyState,
} from '../parts.ts';
import { at, type Seat } from '@ludoteca/kernel';
import { type CardRow, rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { hasAttackers } from './combat-legality.ts';
import { findCostChanges } from './costs.ts';
import { isPlayable, isUsable, isUsableFromHand, mayHaveResponse, usableAbilitiesOf } from './legality.ts';
import { canMoveToOtherLine } from './movement.ts';
import { hasFeature } from './static-abilities.ts';
import { cardOf } from './known-cards.ts';
import { isStructure, toPieceOption } from './lookup.ts';
import { occupiedSlots } from './slots.ts';

/** Play options by card index, built once. */
const PLAY_OPTIONS: PlayOption[] = [];
function toPlayOption(row: CardRow): PlayOption {
  return (PLAY_OPTIONS[row.index] ??= { play: row.id });
}

/** Whether no equal card comes earlier in the hand. */
function isFirstCopy(hand: readonly number[], place: number): boolean {
  const card = cardOf(at(hand, place));
  for (let index = 0; index < place; index++) if (cardOf(at(hand, index)) === card) return false;
  return true;
}

const toUseOption = (state: ReadonlyState, piece: ReadonlyPiece, ability: number): UseOption =>
  piece.level === 0
    ? { use: toPieceOption(state, piece), ability }
    : { use: toPieceOption(state, piece), ability, level: piece.level };

export function findMainOptions(state: ReadonlyState, seat: Seat): MainOption[] {
  const options = findMainChoices(state, seat, true);
  if (hasAttackers(state, seat)) options.push('combat');
  options.push('end turn');
  return options;
}

/** All main-phase choices for the own cards that are possible (`can`), or all that are not. */
export function findMainChoices(state: ReadonlyState, seat: Seat, can: boolean): MainOption[] {
  const choices: MainOption[] = [];
  const { hand, energy } = at(state.players, seat);
  const changes = findCostChanges(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isFirstCopy(hand, i)) continue;
    const row = rowAt(cardOf(at(hand, i)));
    if (isPlayable(state, seat, row, 'own', 0, changes) === can) choices.push(toPlayOption(row));
    for (let index = 0; index < row.handAbilities.length; index++)
      if (
        at(row.handAbilities, index).kind === 'activated' &&
        isUsableFromHand(state, seat, row, at(row.handAbilities, index), 'own') === can
      )
        choices.push({ hand: row.id, ability: index });
  }
  const bits = occupiedSlots(state, seat);
  for (const piece of state.pieces) {
    if (piece.control !== seat) continue;
    const ability = usableAbilitiesOf(piece);
    for (let index = 0; index < ability.length; index++)
      if (
        at(ability, index).kind === 'activated' &&
        isUsable(state, piece, at(ability, index), 'own') === can
      )
        choices.push(toUseOption(state, piece, index));
    if (isStructure(piece)) {
      if (canUpgrade(piece, energy) === can) choices.push({ upgrade: toPieceOption(state, piece) });
      if (configOf(state.settings).allowDemolish === can)
        choices.push({ demolish: toPieceOption(state, piece) });
    } else if (piece.slot >= 0 && canMoveToOtherLine(state, piece, energy, bits) === can)
      choices.push({ move: toPieceOption(state, piece) });
  }
  return choices;
}

const canUpgrade = (piece: ReadonlyPiece, energy: number): boolean =>
  piece.level < 3 && at(rowAt(piece.card).levels, piece.level + 1).cost <= energy;

type Response = PlayOption | UseOption | HandOption;

/** 12.1: spells and abilities of response speed. */
export function findResponses(state: ReadonlyState, seat: Seat): (Response | 'pass')[] {
  const options: (Response | 'pass')[] = findResponseChoices(state, seat, true);
  options.push('pass');
  return options;
}

/** All responses with the own cards that are possible (`can`), or all cards and response abilities that cannot be used. */
export function findResponseChoices(state: ReadonlyState, seat: Seat, can: boolean): Response[] {
  const choices: Response[] = [];
  const { hand } = at(state.players, seat);
  for (let i = 0; i < hand.length; i++) {
    const row = rowAt(cardOf(at(hand, i)));
    if ((can && !row.quick) || !isFirstCopy(hand, i)) continue;
    if ((row.response && isPlayable(state, seat, row, 'own')) === can) choices.push(toPlayOption(row));
    for (let index = 0; index < row.handAbilities.length; index++) {
      const ability = at(row.handAbilities, index);
      if (ability.kind === 'response' && isUsableFromHand(state, seat, row, ability, 'own') === can)
        choices.push({ hand: row.id, ability: index });
    }
  }
  if (!hasFeature(state, FEATURE_BITS.response)) return choices;
  for (const piece of state.pieces) {
    if (piece.control !== seat || !mayHaveResponse(piece)) continue;
    const ability = usableAbilitiesOf(piece);
    for (let index = 0; index < ability.length; index++)
      if (at(ability, index).kind === 'response' && isUsable(state, piece, at(ability, index), 'own') === can)
        choices.push(toUseOption(state, piece, index));
  }
  return choices;
}
