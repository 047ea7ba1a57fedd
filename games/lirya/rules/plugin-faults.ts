/** RULES 12.7: disables plug-ins that fail while a condition is evaluated. Evaluation changes nothing, so the checks report it. */
import { type EffectScope, scopeOfPiece, scopeOfCard } from '../effects/scope.ts';
import { findConditionFault } from '../plugins/run-plugin.ts';
import { type AbilityRow, rowAt } from '../pool/index.ts';
import { asksPlugin, FEATURE_BITS } from '../pool/feature-bits.ts';
import type { Condition } from '../card-definition/index.ts';
import { scopeOfModifier } from './modifiers.ts';
import { hasFeature } from './static-abilities.ts';
import { findCardsOfSameSets, listMatchDecks } from './possible-cards.ts';
import type { LiryaDealer, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { playerRef, cardLevelOf, grantedAbilitiesOf } from './lookup.ts';
import { disablePlugin } from './triggers.ts';

type PluginCondition = readonly [condition: Condition | undefined, scope: EffectScope];

export function disableFailingPlugins(dealer: LiryaDealer): void {
  const { state } = dealer;
  if (hasFeature(state, FEATURE_BITS.custom))
    for (const pluginCondition of conditionsInPlay(state)) checkPluginCondition(dealer, pluginCondition);
  // Decks of built-in sets need one set and no plug-in.
  if (state.settings.needs.length > 1)
    for (const pluginCondition of conditionsInDecks(state)) checkPluginCondition(dealer, pluginCondition);
}

function checkPluginCondition(dealer: LiryaDealer, [condition, scope]: PluginCondition): void {
  const fault = condition && findConditionFault(dealer.state, condition, scope);
  if (fault !== undefined) disablePlugin(dealer, fault);
}

/** Conditions of static, activated and response abilities, and of conditional modifiers. */
function conditionsInPlay(state: ReadonlyState): readonly PluginCondition[] {
  const ofPieces = state.pieces.flatMap((piece): PluginCondition[] => [
    ...allAbilitiesOf(piece).flatMap(({ ability }): PluginCondition[] =>
      // Triggers and replacements are checked when they happen.
      ability.kind === 'triggered' || ability.kind === 'replacement'
        ? []
        : [[ability.if, scopeOfPiece(piece)]],
    ),
    ...piece.marks.map((modifier): PluginCondition => [
      modifier.while as unknown as Condition,
      scopeOfModifier(state, modifier, piece.id),
    ]),
  ]);
  const ofPlayers = state.players.flatMap(({ marks }, seat) =>
    marks.map((modifier): PluginCondition => [
      modifier.while as unknown as Condition,
      scopeOfModifier(state, modifier, playerRef(seat)),
    ]),
  );
  return [...ofPieces, ...ofPlayers];
}

const allAbilitiesOf = (piece: ReadonlyPiece): readonly AbilityRow[] => [
  ...cardLevelOf(piece).all,
  ...grantedAbilitiesOf(piece),
];

/** All cards that decks may contain: conditions of the cards in hand alone would reveal the hand. */
function conditionsInDecks({ settings }: ReadonlyState): readonly PluginCondition[] {
  return findCardsOfSameSets(listMatchDecks(settings).flat(), settings)
    .map(rowAt)
    .filter(({ card }) => asksPlugin(card.if))
    .flatMap(({ card, index }): PluginCondition[] =>
      [0, 1].map((seat) => [card.if, scopeOfCard(seat, index)]),
    );
}
