/** Embalm and eternalize: activated abilities that create a changed copy of their own card (702.128 and 702.129). */
import type { Ability, AbilityEffect, CardDefinition, Cost } from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import type { Parser, ParsedAbilities } from './parser.ts';

type OwnCopy = 'embalm' | 'eternalize';

/** Stands for the copy until the whole card is parsed. */
const unfinishedCopy = (word: OwnCopy): CardDefinition => ({
  name: word,
  types: [],
  text: '',
  abilities: [],
});
const UNFINISHED = { embalm: unfinishedCopy('embalm'), eternalize: unfinishedCopy('eternalize') };

export function parseOwnCopy(parser: Parser): ParsedAbilities {
  const word = parser.source.isQuoted ? undefined : parser.acceptAny('embalm', 'eternalize');
  const mana = word === undefined ? undefined : parseKeywordCost(parser);
  if (word === undefined || mana === undefined) return undefined;
  const cost: readonly Cost[] = [...mana, { pay: 'exile', what: 'this' }];
  const effects: readonly AbilityEffect[] = [{ do: 'create', token: UNFINISHED[word], count: 1 }];
  return [{ kind: 'activated', zone: 'graveyard', timing: 'sorcery', cost, effects }];
}

const ownCopyOf = (ability: Ability): OwnCopy | undefined => {
  const [only] = ability.kind === 'activated' && 'effects' in ability ? ability.effects : [];
  if (only?.do !== 'create') return undefined;
  return only.token === UNFINISHED.embalm
    ? 'embalm'
    : only.token === UNFINISHED.eternalize
      ? 'eternalize'
      : undefined;
};

/** 702.128a and 702.129a: a white or black Zombie without a mana cost; eternalized it is 4/4. */
function toCopy(printed: CardDefinition, word: OwnCopy): CardDefinition {
  const { cost, ...card } = printed;
  return {
    ...(cost === undefined ? printed : card),
    colours: [word === 'embalm' ? 'W' : 'B'],
    subtypes: [...new Set(['Zombie', ...(card.subtypes ?? [])])],
    ...(word === 'eternalize' ? { power: 4, toughness: 4 } : {}),
    abilities: card.abilities.filter((ability) => ownCopyOf(ability) === undefined),
    token: true,
  };
}

/** The card with its own copies in place of those that stood for them. */
export function completeOwnCopies(card: CardDefinition): CardDefinition {
  if (card.abilities.every((ability) => ownCopyOf(ability) === undefined)) return card;
  const abilities = card.abilities.map((ability): Ability => {
    const word = ownCopyOf(ability);
    if (word === undefined || ability.kind !== 'activated' || !('effects' in ability)) return ability;
    const effects: readonly AbilityEffect[] = [{ do: 'create', token: toCopy(card, word), count: 1 }];
    return Object.assign({}, ability, { effects });
  });
  return { ...card, abilities };
}
