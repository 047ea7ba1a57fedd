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
  readonly typeShares: string;
  share(type: string, share: number, advised: number): string;
  readonly advised: string;
  readonly large: string;
  readonly rules: string;
  readonly noProblems: string;
  readonly fix: string;
  readonly code: string;
  readonly list: string;
  readonly copy: string;
  readonly copied: string;
  readonly importDeck: string;
  readonly importHint: string;
  readonly open: string;
  readonly play: string;
  /** The name of the deck in the form for a new table. */
  nameInForm(name: string | undefined, count: number): string;
  readonly save: string;
  readonly saved: string;
  readonly deleteDeck: string;
  readonly starterDecks: string;
  /** Adds advised cards up to the least size. */
  readonly complete: string;
  readonly random: string;
  readonly savedDecks: string;
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
  typeShares: 'Tipi di carta',
  share: (type, share, advised) => `${type}: ${share}%, consigliato ${advised}%`,
  advised: 'La tacca segna il consiglio 50/20/15/15.',
  large: 'Oltre 45 carte si pescano di rado le migliori.',
  rules: 'Regole',
  noProblems: 'Il mazzo rispetta tutte le regole.',
  fix: 'Rimedia',
  code: 'Codice',
  list: 'Elenco',
  copy: 'Copia',
  copied: 'Copiato.',
  importDeck: 'Apri un codice o un elenco',
  importHint: 'Incolla un codice (LY…) o una carta per riga: «2 Monello della Cenere».',
  open: 'Apri',
  play: 'Gioca con questo mazzo',
  nameInForm: (name, count) => `${name ?? 'il tuo mazzo'}, ${count} carte`,
  save: 'Salva',
  saved: 'Salvato in questo browser.',
  deleteDeck: 'Elimina',
  starterDecks: 'Mazzi pronti',
  complete: 'Completa il mazzo',
  random: 'Mazzo casuale',
  savedDecks: 'I tuoi mazzi',
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
  typeShares: 'Types of card',
  share: (type, share, advised) => `${type}: ${share}%, advised ${advised}%`,
  advised: 'The notch marks the advice 50/20/15/15.',
  large: 'Beyond 45 cards the best ones are seldom drawn.',
  rules: 'Rules',
  noProblems: 'The deck follows all the rules.',
  fix: 'Fix',
  code: 'Code',
  list: 'List',
  copy: 'Copy',
  copied: 'Copied.',
  importDeck: 'Open a code or a list',
  importHint: 'Paste a code (LY…) or one card per line: “2 Ash Urchin”.',
  open: 'Open',
  play: 'Play with this deck',
  nameInForm: (name, count) => `${name ?? 'your deck'}, ${count} cards`,
  save: 'Save',
  saved: 'Saved in this browser.',
  deleteDeck: 'Delete',
  starterDecks: 'Ready decks',
  complete: 'Complete the deck',
  random: 'Random deck',
  savedDecks: 'Your decks',
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
  typeShares: 'Tipos de carta',
  share: (type, share, advised) => `${type}: ${share}%, recomendado ${advised}%`,
  advised: 'A marca mostra o conselho 50/20/15/15.',
  large: 'Com mais de 45 cartas, as melhores raramente chegam à mão.',
  rules: 'Regras',
  noProblems: 'O baralho cumpre todas as regras.',
  fix: 'Corrigir',
  code: 'Código',
  list: 'Lista',
  copy: 'Copiar',
  copied: 'Copiado.',
  importDeck: 'Abrir um código ou uma lista',
  importHint: 'Cole um código (LY…) ou uma carta por linha: “2 Moleque das Cinzas”.',
  open: 'Abrir',
  play: 'Jogar com este baralho',
  nameInForm: (name, count) => `${name ?? 'seu baralho'}, ${count} cartas`,
  save: 'Salvar',
  saved: 'Salvo neste navegador.',
  deleteDeck: 'Apagar',
  starterDecks: 'Baralhos prontos',
  complete: 'Completar o baralho',
  random: 'Baralho aleatório',
  savedDecks: 'Seus baralhos',
};

export type { DeckBuilderTexts };
export const deckBuilderTexts: ByLanguage<DeckBuilderTexts> = { it, en, pt };
