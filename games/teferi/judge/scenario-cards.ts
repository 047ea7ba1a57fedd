/** Converts cards into the fields of scenario files, and resolves abbreviated names. */
import { type CardDefinition, COLOURS } from '../abilities/index.ts';
import { shippedCards } from '../cards/index.ts';
import type { FileCard } from '../card-files/index.ts';
import type { ScenarioCard, ScenarioCardFace } from '../scenario-runner/format.ts';

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

type PrintedFields = Omit<CardDefinition, 'abilities' | 'token' | 'faces'>;

export function toScenarioCard({
  name,
  cost,
  supertypes = [],
  types,
  subtypes = [],
  ...rest
}: PrintedFields): ScenarioCard {
  const line = [...supertypes, ...types].map(capitalize).join(' ');
  const { text, power, toughness, loyalty } = rest;
  return {
    name,
    mana_cost: cost ?? '',
    type_line: subtypes.length === 0 ? line : `${line} — ${subtypes.join(' ')}`,
    oracle_text: text,
    ...(power === undefined ? {} : { power: String(power) }),
    ...(toughness === undefined ? {} : { toughness: String(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
  };
}

const fileCardToScenarioFace = ({ name, manaCost, typeLine, text, ...rest }: FileCard): ScenarioCardFace => ({
  name,
  mana_cost: manaCost,
  type_line: typeLine,
  oracle_text: text,
  ...(rest.power === undefined ? {} : { power: rest.power }),
  ...(rest.toughness === undefined ? {} : { toughness: rest.toughness }),
  ...(rest.loyalty === undefined ? {} : { loyalty: rest.loyalty }),
});

export const fileCardToScenarioCard = (card: FileCard): ScenarioCard => ({
  ...fileCardToScenarioFace(card),
  ...(card.faces === undefined
    ? {}
    : { layout: card.faces.layout, card_faces: card.faces.cards.map(fileCardToScenarioFace) }),
});

/** A characteristic-defining ability is printed as a star. */
const withPrintedStar = (card: CardDefinition): ScenarioCard => {
  const defining = card.abilities.find((ability) => ability.kind === 'defining');
  if (defining?.kind !== 'defining') return toScenarioCard(card);
  return {
    ...toScenarioCard(card),
    ...(defining.power === undefined ? {} : { power: '*' }),
    ...(defining.toughness === undefined ? {} : { toughness: '*' }),
  };
};

export const shippedScenarioCards = (): readonly ScenarioCard[] =>
  shippedCards()
    .filter(
      // Scenario files cannot express a colour indicator.
      ({ colours, cost }) => cost !== undefined || colours === undefined || colours.length > COLOURS.length,
    )
    .map(withPrintedStar);

/** The exact name, or the only one that equals or begins with the text regardless of case. */
export function resolveName(text: string, among: readonly string[]): string | undefined {
  const exact = among.find((name) => name === text);
  if (exact !== undefined) return exact;
  const lower = text.toLowerCase();
  const same = among.filter((name) => name.toLowerCase() === lower);
  const begun = among.filter((name) => name.toLowerCase().startsWith(lower));
  return same.length === 1 ? same[0] : begun.length === 1 ? begun[0] : undefined;
}
