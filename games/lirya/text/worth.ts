/** What a piece is worth now and why, its keywords and its states, in words: for whoever looks closely. */
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import { immunity as enImmunity } from '../card-text/en/words.ts';
import { abilityLine, stateHelp, textOf } from '../card-text/index.ts';
import { immunity as itImmunity } from '../card-text/it/words.ts';
import { immunity as ptImmunity } from '../card-text/pt/words.ts';
import { rowOfId, setNamed } from '../pool/index.ts';
import type { ItemView, Part, PieceView, StateView } from '../views.ts';
import { IMMUNITIES, type Immunity, NUMBERED_KEYWORDS, type Stat, STATS } from '../vocabulary/index.ts';
import { boundLines, termLine } from './given.ts';
import { keywordLine } from './printed.ts';
import { terms } from './terms.ts';

interface Words {
  why(stat: string, value: number): string;
  readonly from: { readonly [from in Part['from']]: string };
  turnsLeft(turns: number): string;
  immuneTo(what: Immunity): string;
  readonly carries: string;
}

const it: Words = {
  why: (stat, value) => `Perché ${stat} ${value}?`,
  from: {
    base: 'stampato',
    set: 'fissato da un effetto',
    counters: 'per sempre',
    effect: 'per un tempo',
    double: 'raddoppiato',
    swap: 'scambiato',
    equipment: 'equipaggiamento',
    static: 'abilità in gioco',
    state: 'stato',
  },
  turnsLeft: (turns) => (turns === 1 ? 'ancora un turno' : `ancora ${turns} turni`),
  immuneTo: itImmunity,
  carries: 'porta',
};

const en: Words = {
  why: (stat, value) => `Why is ${stat} ${value}?`,
  from: {
    base: 'printed',
    set: 'set by an effect',
    counters: 'for good',
    effect: 'for a time',
    double: 'doubled',
    swap: 'swapped',
    equipment: 'equipment',
    static: 'ability in play',
    state: 'state',
  },
  turnsLeft: (turns) => (turns === 1 ? 'one more turn' : `${turns} more turns`),
  immuneTo: (what) => `to ${enImmunity(what)}`,
  carries: 'carries',
};

const pt: Words = {
  why: (stat, value) => `Por que ${stat} ${value}?`,
  from: {
    base: 'impresso',
    set: 'fixado por um efeito',
    counters: 'para sempre',
    effect: 'por um tempo',
    double: 'dobrado',
    swap: 'trocado',
    equipment: 'equipamento',
    static: 'habilidade em jogo',
    state: 'estado',
  },
  turnsLeft: (turns) => (turns === 1 ? 'mais um turno' : `mais ${turns} turnos`),
  immuneTo: ptImmunity,
  carries: 'leva',
};

const words: ByLanguage<Words> = { it, en, pt };

const nameOf = (language: Language, card: string): string => rowOfId(card)?.card.name[language] ?? card;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** From what is printed to what it is. */
interface Why {
  readonly stat: Stat;
  /** `Why is attack 5?` */
  readonly question: string;
  readonly parts: readonly { readonly amount: string; readonly from: string }[];
}

function partOf(language: Language, { from, state, card, amount }: Part): Why['parts'][number] {
  const source = state === undefined ? words[language].from[from] : terms[language].states[state];
  return {
    amount: from === 'base' ? String(amount) : signed(amount),
    from: card === undefined ? source : `${source}: ${nameOf(language, card)}`,
  };
}

/** Why a value is what it is, for all values that are not simply printed. */
export const whysOf = (language: Language, piece: PieceView): readonly Why[] =>
  STATS.filter((stat) => piece.why[stat].length > 1).map((stat) => ({
    stat,
    question: words[language].why(terms[language].stats[stat], stat === 'health' ? piece.most : piece[stat]),
    parts: piece.why[stat].map((part) => partOf(language, part)),
  }));

/** Its keywords, with their numbers where these say something. */
export const keywordsOf = (language: Language, { keywords }: PieceView): readonly string[] =>
  keywords.map(({ keyword, n }) => {
    const name = terms[language].keywords[keyword];
    return NUMBERED_KEYWORDS.has(keyword) ? `${name} ${n}` : name;
  });

/** The same with what they mean. */
export const keywordLines = (language: Language, piece: PieceView): readonly string[] =>
  piece.keywords.map(({ keyword, n }) => keywordLine(language, keyword, n));

/** What lies on it, counted. */
export const countersOf = (language: Language, { card, counters }: PieceView): readonly string[] =>
  Object.entries(counters).flatMap(([name, count]) => {
    const word = setNamed(rowOfId(card)?.set ?? '')?.words?.[name]?.[language];
    return count === 0 ? [] : [`${count} ${(count === 1 ? word?.one : word?.many) ?? name}`];
  });

/** What it can do now, besides its keywords. */
export const powersOf = (language: Language, { abilities, silenced }: PieceView): readonly string[] =>
  silenced ? [] : abilities.map((index) => abilityLine(language, index));

/** What something on the stack will do: its ability alone, or all that the card says. */
export const itemText = (language: Language, { ability, card }: Pick<ItemView, 'ability' | 'card'>): string =>
  ability >= 0 ? abilityLine(language, ability) : textOf(card, language).join(' ');

/** A state with what it means and how long it lasts. */
export function stateLine(
  language: Language,
  { state, amount, turns, against, term }: StateView,
  names: PlayerNames,
): string {
  const said = words[language];
  const what = IMMUNITIES.find((one) => one === against);
  const name = terms[language].states[state];
  const whole = [
    what === undefined ? name : `${name} ${said.immuneTo(what)}`,
    ...(turns === undefined ? [] : [said.turnsLeft(turns)]),
    ...(term === undefined ? [] : [termLine(language, names, term) ?? '']),
  ].join(', ');
  return what === undefined ? `${whole}: ${stateHelp(language, state, amount)}` : whole;
}

export const carriedLine = (language: Language, { card }: Pick<PieceView, 'card'>): string =>
  `${words[language].carries} ${nameOf(language, card)}`;

/** All of it, a line each. */
export const worthLines = (language: Language, piece: PieceView, names: PlayerNames): readonly string[] => [
  ...whysOf(language, piece).map(
    ({ question, parts }) => `${question} ${parts.map(({ amount, from }) => `${amount} ${from}`).join(', ')}`,
  ),
  ...keywordLines(language, piece),
  ...countersOf(language, piece),
  ...piece.states.map((state) => stateLine(language, state, names)),
  ...boundLines(language, names, piece),
  ...piece.equipment.map((item) => carriedLine(language, item)),
];
