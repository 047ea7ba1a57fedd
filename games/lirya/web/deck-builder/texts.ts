/** The texts of the deck builder. */
import type { ByLanguage } from '@ludoteca/kit';

interface DeckBuilderTexts {
  readonly title: string;
  readonly library: string;
  readonly search: string;
  readonly filters: {
    readonly type: string;
    readonly element: string;
    readonly class: string;
    readonly cost: string;
    readonly rarity: string;
  };
  readonly any: string;
  orMore(cost: string): string;
  found(count: number): string;
  readonly clear: string;
  add(card: string): string;
  remove(card: string): string;
  readonly deck: string;
  readonly name: string;
  readonly unnamed: string;
  size(count: number): string;
  readonly empty: string;
  readonly curve: string;
  column(cost: string, count: number): string;
  mean(cost: string): string;
  readonly split: string;
  share(type: string, share: number, advised: number): string;
  readonly advised: string;
  readonly large: string;
  readonly rules: string;
  readonly fine: string;
  readonly mend: string;
  readonly code: string;
  readonly list: string;
  readonly copy: string;
  readonly copied: string;
  readonly bring: string;
  readonly bringHint: string;
  readonly open: string;
  readonly play: string;
  /** The name of the deck in the form for a new table. */
  called(name: string | undefined, count: number): string;
  readonly keep: string;
  readonly kept: string;
  readonly forget: string;
  readonly ready: string;
  readonly own: string;
}

const it: DeckBuilderTexts = {
  title: 'Costruisci un mazzo',
  library: 'Carte',
  search: 'Cerca nel nome e nel testo',
  filters: { type: 'Tipo', element: 'Elemento', class: 'Classe', cost: 'Costo', rarity: 'Rarità' },
  any: 'qualsiasi',
  orMore: (cost) => `${cost} o più`,
  found: (count) => (count === 1 ? 'Una carta' : `${count} carte`),
  clear: 'Togli i filtri',
  add: (card) => `Aggiungi ${card}`,
  remove: (card) => `Togli ${card}`,
  deck: 'Il mazzo',
  name: 'Nome del mazzo',
  unnamed: 'Senza nome',
  size: (count) => (count === 1 ? 'Una carta' : `${count} carte`),
  empty: 'Premi + su una carta per metterla nel mazzo, o apri un mazzo pronto.',
  curve: 'Curva dei costi',
  column: (cost, count) => `costo ${cost}: ${count}`,
  mean: (cost) => `costo medio ${cost}`,
  split: 'Tipi di carta',
  share: (type, share, advised) => `${type}: ${share}%, consigliato ${advised}%`,
  advised: 'La tacca segna il consiglio 50/20/15/15.',
  large: 'Oltre 45 carte si pescano di rado le migliori.',
  rules: 'Regole',
  fine: 'Il mazzo rispetta tutte le regole.',
  mend: 'Rimedia',
  code: 'Codice',
  list: 'Elenco',
  copy: 'Copia',
  copied: 'Copiato.',
  bring: 'Apri un codice o un elenco',
  bringHint: 'Incolla un codice (LY…) o una carta per riga: «2 Monello della Cenere».',
  open: 'Apri',
  play: 'Gioca con questo mazzo',
  called: (name, count) => `${name ?? 'il tuo mazzo'}, ${count} carte`,
  keep: 'Conserva',
  kept: 'Conservato in questo browser.',
  forget: 'Elimina',
  ready: 'Mazzi pronti',
  own: 'I tuoi mazzi',
};

const en: DeckBuilderTexts = {
  title: 'Build a deck',
  library: 'Cards',
  search: 'Search names and texts',
  filters: { type: 'Type', element: 'Element', class: 'Class', cost: 'Cost', rarity: 'Rarity' },
  any: 'any',
  orMore: (cost) => `${cost} or more`,
  found: (count) => (count === 1 ? 'One card' : `${count} cards`),
  clear: 'Clear the filters',
  add: (card) => `Add ${card}`,
  remove: (card) => `Take out ${card}`,
  deck: 'The deck',
  name: 'Name of the deck',
  unnamed: 'Without a name',
  size: (count) => (count === 1 ? 'One card' : `${count} cards`),
  empty: 'Press + on a card to put it in the deck, or open one that is ready.',
  curve: 'Cost curve',
  column: (cost, count) => `cost ${cost}: ${count}`,
  mean: (cost) => `mean cost ${cost}`,
  split: 'Types of card',
  share: (type, share, advised) => `${type}: ${share}%, advised ${advised}%`,
  advised: 'The notch marks the advice 50/20/15/15.',
  large: 'Beyond 45 cards the best ones are seldom drawn.',
  rules: 'Rules',
  fine: 'The deck keeps all the rules.',
  mend: 'Mend',
  code: 'Code',
  list: 'List',
  copy: 'Copy',
  copied: 'Copied.',
  bring: 'Open a code or a list',
  bringHint: 'Paste a code (LY…) or one card per line: “2 Ash Urchin”.',
  open: 'Open',
  play: 'Play with this deck',
  called: (name, count) => `${name ?? 'your deck'}, ${count} cards`,
  keep: 'Keep',
  kept: 'Kept in this browser.',
  forget: 'Delete',
  ready: 'Ready decks',
  own: 'Your decks',
};

const pt: DeckBuilderTexts = {
  title: 'Montar um baralho',
  library: 'Cartas',
  search: 'Procurar nos nomes e textos',
  filters: { type: 'Tipo', element: 'Elemento', class: 'Classe', cost: 'Custo', rarity: 'Raridade' },
  any: 'qualquer',
  orMore: (cost) => `${cost} ou mais`,
  found: (count) => (count === 1 ? 'Uma carta' : `${count} cartas`),
  clear: 'Limpar os filtros',
  add: (card) => `Acrescentar ${card}`,
  remove: (card) => `Retirar ${card}`,
  deck: 'O baralho',
  name: 'Nome do baralho',
  unnamed: 'Sem nome',
  size: (count) => (count === 1 ? 'Uma carta' : `${count} cartas`),
  empty: 'Aperte + em uma carta para colocá-la no baralho, ou abra um que já está pronto.',
  curve: 'Curva de custos',
  column: (cost, count) => `custo ${cost}: ${count}`,
  mean: (cost) => `custo médio ${cost}`,
  split: 'Tipos de carta',
  share: (type, share, advised) => `${type}: ${share}%, recomendado ${advised}%`,
  advised: 'A marca mostra o conselho 50/20/15/15.',
  large: 'Com mais de 45 cartas, as melhores raramente chegam à mão.',
  rules: 'Regras',
  fine: 'O baralho cumpre todas as regras.',
  mend: 'Corrigir',
  code: 'Código',
  list: 'Lista',
  copy: 'Copiar',
  copied: 'Copiado.',
  bring: 'Abrir um código ou uma lista',
  bringHint: 'Cole um código (LY…) ou uma carta por linha: “2 Moleque das Cinzas”.',
  open: 'Abrir',
  play: 'Jogar com este baralho',
  called: (name, count) => `${name ?? 'seu baralho'}, ${count} cartas`,
  keep: 'Guardar',
  kept: 'Guardado neste navegador.',
  forget: 'Apagar',
  ready: 'Baralhos prontos',
  own: 'Seus baralhos',
};

export type { DeckBuilderTexts };
export const deckBuilderTexts: ByLanguage<DeckBuilderTexts> = { it, en, pt };
