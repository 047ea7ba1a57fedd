/** Parses the cards of a scenario file. A card that cannot be parsed makes the scenarios that use it unsupported. */
import type { CardDefinition } from '../abilities/index.ts';
import { parseCard, type PrintedCardText } from '../oracle/index.ts';
import type { ScenarioFault } from './faults.ts';
import type { ScenarioCard, Scenario, ScenarioFile } from './format.ts';
import { FILLER_NAME, cardNamesIn } from './start-scenario.ts';

/** The card that fills libraries, unless the file defines it. */
const FILLER_CARD: ScenarioCard = {
  name: FILLER_NAME,
  type_line: 'Basic Land',
  oracle_text: '{T}: Add {C}.',
};

type ParsedScenarioCard = { readonly card: CardDefinition } | { readonly fault: ScenarioFault };

const toPrintedCard = ({
  name,
  mana_cost = '',
  type_line = '',
  oracle_text = '',
  power,
  toughness,
  loyalty,
  layout = '',
  card_faces,
}: ScenarioCard): PrintedCardText => ({
  name,
  manaCost: mana_cost,
  typeLine: type_line,
  text: oracle_text,
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(card_faces === undefined ? {} : { faces: { layout, cards: card_faces.map(toPrintedCard) } }),
});

function parseScenarioCard(given: ScenarioCard): ParsedScenarioCard {
  const reading = parseCard(toPrintedCard(given));
  const { name } = given;
  if (reading.ok) return { card: reading.card };
  const { line, words } = reading.refusal;
  return { fault: { why: 'unsupported', facts: { card: name, line, words } } };
}

/** The cards of a file by name. */
export class ScenarioCards {
  private readonly read: ReadonlyMap<string, ParsedScenarioCard>;

  constructor({ cards }: Pick<ScenarioFile, 'cards'>) {
    this.read = new Map(
      [FILLER_CARD, ...cards].map((card) => {
        const read = parseScenarioCard(card);
        return ['card' in read ? read.card.name : card.name, read];
      }),
    );
  }

  get names(): readonly string[] {
    return [...this.read.keys()];
  }

  /** The cards that a scenario uses, and why some cannot be used. */
  cardsFor(scenario: Scenario): {
    readonly cards: readonly CardDefinition[];
    readonly faults: readonly ScenarioFault[];
  } {
    const faults: ScenarioFault[] = [];
    const cards: CardDefinition[] = [];
    for (const name of cardNamesIn(scenario)) {
      const found = this.read.get(name);
      if (found === undefined) faults.push({ why: 'no such card', facts: { card: name } });
      else if ('fault' in found) faults.push(found.fault);
      else cards.push(found.card);
    }
    return { cards, faults };
  }
}
