/** Labels for choices among abilities, modes and effects, in the words of the card. */
import { deepEqual } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { abilityAt, cardAt, cardLevelAt, rowAt, rowOfId } from '../pool/index.ts';
import type {
  Ability,
  CardDefinition,
  CardId,
  CardEffect,
  EffectOf,
  Gift,
} from '../card-definition/index.ts';
import { formatAbility } from './abilities.ts';
import { createContextForCard } from './format-card.ts';
import { formatEffects, joinEffects } from './effects.ts';
import { formatGifts } from './gifts.ts';
import { capitalize } from './grammar.ts';
import { createLookupForCard } from './name-lookup.ts';
import { type TextContext, buildSelfPhrase } from './text-context.ts';
import { withTriggerRoles } from './triggers.ts';

const stripPeriod = (sentence: string): string => sentence.replace(/\.$/u, '');

/** The name of an ability, or its text. */
function formatAbilityLabel(
  language: Language,
  card: CardDefinition,
  ability: Ability | undefined,
): string | undefined {
  if (ability === undefined) return undefined;
  return (
    ability.name?.[language] ??
    stripPeriod(formatAbility(createContextForCard(card, language, createLookupForCard(card.id)), ability))
  );
}

/** Its own name, or that of its card with level and number where there are several. */
export function formatAbilityName(language: Language, index: number): string {
  const { card: cardIndex, ability } = abilityAt(index);
  const { card, levels } = rowAt(cardIndex);
  const name = card.name[language];
  if (ability.name !== undefined) return ability.name[language];
  const level = levels.findIndex(({ all }) => all.some((row) => row.index === index));
  const number = levels[level]?.all.findIndex((row) => row.index === index) ?? -1;
  const parts = [
    ...(level > 0 ? [level] : []),
    ...((levels[level]?.all.length ?? 0) > 1 ? [number + 1] : []),
  ];
  return parts.length === 0 ? name : `${name} ${parts.join('.')}`;
}

/** The text of an ability by its index in the pool. */
export function formatAbilityAt(language: Language, index: number): string {
  const { card, ability } = abilityAt(index);
  const printed = cardAt(card);
  return formatAbility(createContextForCard(printed, language, createLookupForCard(printed.id)), ability);
}

/** A clause about a gift that does not name its recipient. */
export function formatReceivedGift(language: Language, id: CardId | undefined, gift: Gift): string {
  const card = (id === undefined ? undefined : rowOfId(id)?.card) ?? cardAt(0);
  const context = createContextForCard(card, language, createLookupForCard(card.id));
  const who = { ...buildSelfPhrase(context.phrasebook, card.type), subject: '' };
  return capitalize(formatGifts(context, [gift], who, 'both', false).join(', '));
}

/** `which` counts the usable abilities that the card has at this level. */
export function formatActivatedLabel(
  language: Language,
  id: CardId,
  level: number,
  which: number,
): string | undefined {
  const row = rowOfId(id);
  return row && formatAbilityLabel(language, row.card, cardLevelAt(row, level).usable[which]?.ability);
}

export function formatHandAbilityLabel(language: Language, id: CardId, which: number): string | undefined {
  const row = rowOfId(id);
  return row && formatAbilityLabel(language, row.card, row.handAbilities[which]?.ability);
}

export function formatModeLabel(
  language: Language,
  id: CardId,
  effect: EffectOf<'choose one'>,
  mode: number,
): string | undefined {
  const context = createContextWithin(language, id, [effect]);
  const chosen = effect.among[mode];
  return context && chosen && joinEffects(context, chosen);
}

export function formatEffectsLabel(
  language: Language,
  id: CardId,
  effects: readonly CardEffect[],
): string | undefined {
  const context = createContextWithin(language, id, effects);
  return context && formatEffects(context, effects);
}

/** The context within an ability: its targets and its trigger have been named. */
function createContextWithin(
  language: Language,
  id: CardId,
  effects: readonly CardEffect[],
): TextContext | undefined {
  const card = rowOfId(id)?.card;
  if (card === undefined) return undefined;
  const ability = abilitiesOf(card).find(
    (one) => 'effects' in one && containsEffects(one.effects ?? [], effects),
  );
  const targets =
    card.type === 'spell' ? card.targets : ability && 'targets' in ability ? ability.targets : undefined;
  const context = {
    ...createContextForCard(card, language, createLookupForCard(id), targets),
    namedTargets: new Set(targets?.keys()),
  };
  return ability?.kind === 'triggered' ? withTriggerRoles(context, ability) : context;
}

const abilitiesOf = (card: CardDefinition): readonly Ability[] => [
  ...('levels' in card ? card.levels.flatMap(({ abilities }) => abilities) : []),
  ...('abilities' in card ? (card.abilities ?? []) : []),
  ...Object.values(card.extras ?? {}),
];

/** Whether these effects occur together in a list at any depth. */
function containsEffects(value: unknown, effects: readonly CardEffect[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && effects.every((effect) => value.some((one) => deepEqual(one, effect))))
    return true;
  return Object.values(value).some((part) => containsEffects(part, effects));
}
