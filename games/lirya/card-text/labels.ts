/** What a person chooses among, in the words of the card: which of its abilities, which of several effects, whether to do it. */
import { deepEqual } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { abilityAt, cardAt, powersAt, rowAt, rowOfId } from '../pool/index.ts';
import type { Ability, Card, CardId, Effect, EffectOf, Gift } from '../vocabulary/index.ts';
import { abilityText } from './abilities.ts';
import { speakerOf } from './cards.ts';
import { effectsText, together } from './effects.ts';
import { giftClauses } from './gifts.ts';
import { capital } from './grammar.ts';
import { libraryFor } from './library.ts';
import { type Speaker, thisOne } from './speaker.ts';
import { afterTrigger } from './triggers.ts';

const withoutEnd = (sentence: string): string => sentence.replace(/\.$/u, '');

/** An ability by its name, or by what it says. */
function labelOf(language: Language, card: Card, ability: Ability | undefined): string | undefined {
  if (ability === undefined) return undefined;
  return (
    ability.name?.[language] ??
    withoutEnd(abilityText(speakerOf(card, language, libraryFor(card.id)), ability))
  );
}

/** What an ability is called: by its own name, or after its card, with its level or its number where there are several. */
export function abilityName(language: Language, index: number): string {
  const { card: its, ability } = abilityAt(index);
  const { card, powers } = rowAt(its);
  const name = card.name[language];
  if (ability.name !== undefined) return ability.name[language];
  const level = powers.findIndex(({ all }) => all.some((row) => row.index === index));
  const number = powers[level]?.all.findIndex((row) => row.index === index) ?? -1;
  const parts = [
    ...(level > 0 ? [level] : []),
    ...((powers[level]?.all.length ?? 0) > 1 ? [number + 1] : []),
  ];
  return parts.length === 0 ? name : `${name} ${parts.join('.')}`;
}

/** What an ability of the pool's table says, wherever it has gone. */
export function abilityLine(language: Language, index: number): string {
  const { card, ability } = abilityAt(index);
  const printed = cardAt(card);
  return abilityText(speakerOf(printed, language, libraryFor(printed.id)), ability);
}

/** Something that a card, or a player, has been given: a sentence that does not name who has it. */
export function givenLine(language: Language, id: CardId | undefined, gift: Gift): string {
  const card = (id === undefined ? undefined : rowOfId(id)?.card) ?? cardAt(0);
  const say = speakerOf(card, language, libraryFor(card.id));
  const who = { ...thisOne(say.book, card.type), subject: '' };
  return capital(giftClauses(say, [gift], who, 'both', false).join(', '));
}

/** An ability that can be used, counted among those of its card at a level; those that were given have no place there. */
export function usedLabel(language: Language, id: CardId, level: number, which: number): string | undefined {
  const row = rowOfId(id);
  return row && labelOf(language, row.card, powersAt(row, level).used[which]?.ability);
}

/** An ability that is used from the hand. */
export function handLabel(language: Language, id: CardId, which: number): string | undefined {
  const row = rowOfId(id);
  return row && labelOf(language, row.card, row.fromHand[which]?.ability);
}

/** One of several effects that can be chosen. */
export function modeLabel(
  language: Language,
  id: CardId,
  effect: EffectOf<'choose one'>,
  mode: number,
): string | undefined {
  const say = speakerWithin(language, id, [effect]);
  const chosen = effect.among[mode];
  return say && chosen && together(say, chosen);
}

/** What happens if it is done. */
export function doingLabel(language: Language, id: CardId, effects: readonly Effect[]): string | undefined {
  const say = speakerWithin(language, id, effects);
  return say && effectsText(say, effects);
}

/** In the midst of an ability: its targets were chosen, what triggered it has happened. */
function speakerWithin(language: Language, id: CardId, effects: readonly Effect[]): Speaker | undefined {
  const card = rowOfId(id)?.card;
  if (card === undefined) return undefined;
  const ability = abilitiesOf(card).find((one) => 'effects' in one && holds(one.effects ?? [], effects));
  const targets =
    card.type === 'spell' ? card.targets : ability && 'targets' in ability ? ability.targets : undefined;
  const say = { ...speakerOf(card, language, libraryFor(id), targets), named: new Set(targets?.keys()) };
  return ability?.kind === 'triggered' ? afterTrigger(say, ability) : say;
}

const abilitiesOf = (card: Card): readonly Ability[] => [
  ...('levels' in card ? card.levels.flatMap(({ abilities }) => abilities) : []),
  ...('abilities' in card ? (card.abilities ?? []) : []),
  ...Object.values(card.extras ?? {}),
];

/** Whether some of these effects, at whatever depth, are the ones. */
function holds(value: unknown, effects: readonly Effect[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && effects.every((effect) => value.some((one) => deepEqual(one, effect))))
    return true;
  return Object.values(value).some((part) => holds(part, effects));
}
