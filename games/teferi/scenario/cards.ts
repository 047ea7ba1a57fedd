/** The cards of a scenario file, read from their text; what cannot be read makes the scenarios that use it unsupported. */
import type { CardDefinition } from '../abilities/index.ts';
import { parseCard } from '../oracle/index.ts';
import type { Fault } from './failing.ts';
import type { CardText, Scenario, ScenarioFile } from './format.ts';
import { FILLING, namesIn } from './laying.ts';

/** What fills libraries, where a file does not bring it along. */
const FILLER: CardText = { name: FILLING, type_line: 'Basic Land', oracle_text: '{T}: Add {C}.' };

type Read = { readonly card: CardDefinition } | { readonly fault: Fault };

function read({
  name,
  mana_cost = '',
  type_line,
  oracle_text = '',
  power,
  toughness,
  loyalty,
}: CardText): Read {
  const reading = parseCard({
    name,
    manaCost: mana_cost,
    typeLine: type_line,
    text: oracle_text,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
  });
  if (reading.ok) return { card: reading.card };
  const { line, words } = reading.refusal;
  return { fault: { why: 'unsupported', facts: { card: name, line, words } } };
}

/** A file's cards by name. */
export class Library {
  private readonly read: ReadonlyMap<string, Read>;

  constructor({ cards }: Pick<ScenarioFile, 'cards'>) {
    this.read = new Map([FILLER, ...cards].map((card) => [card.name, read(card)]));
  }

  get names(): readonly string[] {
    return [...this.read.keys()];
  }

  /** The cards that a scenario uses, or why it cannot be played. */
  cardsFor(scenario: Scenario): {
    readonly cards: readonly CardDefinition[];
    readonly faults: readonly Fault[];
  } {
    const faults: Fault[] = [];
    const cards: CardDefinition[] = [];
    for (const name of namesIn(scenario)) {
      const found = this.read.get(name);
      if (found === undefined) faults.push({ why: 'no such card', facts: { card: name } });
      else if ('fault' in found) faults.push(found.fault);
      else cards.push(found.card);
    }
    return { cards, faults };
  }
}
