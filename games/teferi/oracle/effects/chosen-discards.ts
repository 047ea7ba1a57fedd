/** Parses what happens to a card that is chosen from a revealed hand (701.9). */
import type { AbilityEffect, PlayerReference } from '../../abilities/index.ts';
import { mergeFilters } from '../adjectives.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseWith } from '../postmodifiers.ts';
import { acceptSelfReference } from '../references.ts';

/** What happens to the chosen card of a revealed hand; `true`: it is exiled and not discarded. */
const CHOSEN_CARD_ENDS: { readonly [words: string]: boolean | 'until leaves' } = {
  '. exile that card until ~ leaves the battlefield': 'until leaves',
  '. exile that card until this creature leaves the battlefield': 'until leaves',
  '. that player discards that card': false,
  '. that player discards it': false,
  'and exile that card': true,
  '. exile that card': true,
};

/** "You may exile a nonland card from it until this creature leaves the battlefield." */
function parseOptionalExile(parser: Parser, who: PlayerReference): AbilityEffect | undefined {
  if (!parser.accept('you may exile') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined || !parser.accept('from it until'))
    return undefined;
  if (parser.source.isSpell || !acceptSelfReference(parser) || !parser.accept('leaves the battlefield'))
    return undefined;
  const what = { ...found.filter, zone: 'hand' } as const;
  return { do: 'discard', who, count: 1, what, chosenBy: 'you', exile: 'until leaves', upTo: true };
}

/** What happens to a card that may be chosen, and what follows if it was. */
const OPTIONAL_ENDS: { readonly [words: string]: 'bottom' | 'discard' | 'exile' } = {
  'that player reveals the chosen card, puts it on the bottom of their library, then draws a card': 'bottom',
  'that player puts it on the bottom of their library, then draws a card': 'bottom',
  'that player discards that card': 'discard',
  'they discard that card': 'discard',
  'they discard it': 'discard',
  'that player exiles that card': 'exile',
  'exile that card': 'exile',
  'exile it': 'exile',
};

/** "You may choose a nonland card from it. If you do, that player …" */
function parseOptionalChoice(parser: Parser, who: PlayerReference): ParsedEffects {
  if (!parser.accept('you may choose') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined || !parser.accept('from it . if you do ,'))
    return undefined;
  const end = parser.acceptPhrase(OPTIONAL_ENDS);
  if (end === undefined || parser.peek() === 'until') return undefined;
  const what = { ...found.filter, zone: 'hand' } as const;
  const exile =
    end === 'discard' ? {} : { exile: end === 'bottom' ? ('library bottom' as const) : (true as const) };
  const choice: AbilityEffect = { do: 'discard', who, count: 1, what, chosenBy: 'you', upTo: true, ...exile };
  const drawn: AbilityEffect = { do: 'draw', who, count: 1 };
  return end === 'bottom' ? [choice, { do: 'if', condition: 'done', effects: [drawn] }] : [choice];
}

/** "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card." */
export function parseChosenDiscard(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (last?.do !== 'reveal hand') return undefined;
  const optional = parser.try((inner) => parseOptionalExile(inner, last.who));
  if (optional !== undefined) return [...before.slice(0, -1), optional];
  const chosen = parser.try((inner) => parseOptionalChoice(inner, last.who));
  if (chosen !== undefined) return [...before.slice(0, -1), ...chosen];
  if (!parser.accept('you choose')) return undefined;
  if (parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined || !parser.accept('from it'))
    return undefined;
  const filter = mergeFilters([found.filter, parser.try((inner) => parseWith(inner)) ?? {}]);
  const isExiled = filter === undefined ? undefined : parser.acceptPhrase(CHOSEN_CARD_ENDS);
  // "Exile that card until …" is another effect.
  if (filter === undefined || isExiled === undefined || parser.peek() === 'until') return undefined;
  const what = { ...filter, zone: 'hand' } as const;
  const exile = isExiled === false ? {} : { exile: isExiled };
  return [
    ...before.slice(0, -1),
    { do: 'discard', who: last.who, count: 1, what, chosenBy: 'you', ...exile },
  ];
}
