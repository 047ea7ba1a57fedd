/** Sentences for the problems of a deck, with the correction, in every language. */
import type { ByLanguage, ReasonFacts, Language, ReasonTexts } from '@ludoteca/kit';
import type { DeckReason } from './check-deck.ts';
import type { DeckCodeReason } from './deck-code.ts';
import type { DeckListReason } from './deck-list.ts';
import { formatCardName } from './card-names.ts';

export type DeckProblem = DeckReason | DeckCodeReason | DeckListReason;

type DeckReasonTexts = ReasonTexts<DeckProblem>;

const cardNameIn =
  (language: Language) =>
  ({ card }: ReasonFacts): string =>
    formatCardName(card, language);
const formatCardNames = (language: Language, cards: unknown): string =>
  Array.isArray(cards) ? cards.map((card: unknown) => formatCardName(card, language)).join(', ') : '';
const formatCount = (count: unknown, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const formatSuggestion = (near: unknown, language: Language, format: (name: string) => string): string =>
  typeof near === 'string' && near !== '' ? ` ${format(formatCardName(near, language))}` : '';

const inItalian = cardNameIn('it');
const it: DeckReasonTexts = {
  'deck form': () =>
    'Non è un mazzo: servono un elenco («2 Monello della Cenere»), un codice o le carte in JSON.',
  'deck card': ({ card }) =>
    `Qui non c’è una carta ${String(card)}: toglila, o aggiungi la serie da cui viene.`,
  'deck token': (facts) => `${inItalian(facts)} nasce solo in gioco: toglila dal mazzo.`,
  'deck count': (facts) => `${inItalian(facts)}: le copie sono ${facts.count}, serve almeno 1.`,
  'deck copies': (facts) =>
    `${inItalian(facts)}: ${facts.count} copie, al più ${facts.most}; togline ${facts.remove}.`,
  'deck small': ({ size, min, add }) =>
    `Il mazzo ha ${formatCount(size, 'carta', 'carte')}, ne servono almeno ${min}: aggiungine ${add}.`,
  'deck large': ({ size, max, remove }) =>
    `Il mazzo ha ${size} carte, ne sono ammesse al più ${max}: togline ${remove}.`,
  'deck legendaries': ({ count, most, remove, cards }) =>
    `Le leggendarie sono ${count}, al più ${most}: togline ${remove} fra ${formatCardNames('it', cards)}.`,
  'code form': () => 'Non è il codice di un mazzo: copialo per intero, da LY all’ultima lettera.',
  'code damaged': () => 'Il codice è rovinato: una lettera manca o è diversa. Copialo di nuovo.',
  'code set': ({ set }) =>
    `Il codice usa la serie ${String(set)}, che qui non c’è: metti il suo file in lirya/sets, nella cartella dei dati di Ludoteca.`,
  'code card': ({ set, place }) =>
    `Il codice usa la carta numero ${place} della serie ${String(set)}, che qui ne ha meno: aggiorna la serie.`,
  'list card': ({ name, near }) =>
    `Non esiste una carta «${String(name)}».${formatSuggestion(near, 'it', (one) => `Forse ${one}?`)}`,
  'list count': (facts) => `${facts.count} copie di ${inItalian(facts)} non vanno.`,
  'list long': ({ lines }) => `L’elenco ha più di ${lines} righe.`,
  'list empty': () => 'L’elenco non nomina alcuna carta.',
};

const inEnglish = cardNameIn('en');
const en: DeckReasonTexts = {
  'deck form': () => 'Not a deck: it takes a list (“2 Ash Urchin”), a code, or the cards as JSON.',
  'deck card': ({ card }) =>
    `There is no card ${String(card)} here: take it out, or add the set it comes from.`,
  'deck token': (facts) => `${inEnglish(facts)} is only made in play: take it out.`,
  'deck count': (facts) => `${inEnglish(facts)}: ${facts.count} copies; at least 1 is needed.`,
  'deck copies': (facts) =>
    `${inEnglish(facts)}: ${facts.count} copies, at most ${facts.most}; take out ${facts.remove}.`,
  'deck small': ({ size, min, add }) =>
    `The deck has ${formatCount(size, 'card', 'cards')} and needs at least ${min}: add ${add}.`,
  'deck large': ({ size, max, remove }) =>
    `The deck has ${size} cards and may have at most ${max}: take out ${remove}.`,
  'deck legendaries': ({ count, most, remove, cards }) =>
    `There are ${count} legendary cards, at most ${most}: take out ${remove} of ${formatCardNames('en', cards)}.`,
  'code form': () => 'Not the code of a deck: copy all of it, from LY to the last letter.',
  'code damaged': () => 'The code is damaged: a letter is missing or different. Copy it again.',
  'code set': ({ set }) =>
    `The code needs the set ${String(set)}, which is not here: put its file into lirya/sets in the data folder of Ludoteca.`,
  'code card': ({ set, place }) =>
    `The code needs card number ${place} of the set ${String(set)}, which has fewer here: update the set.`,
  'list card': ({ name, near }) =>
    `There is no card “${String(name)}”.${formatSuggestion(near, 'en', (one) => `Perhaps ${one}?`)}`,
  'list count': (facts) => `${facts.count} copies of ${inEnglish(facts)} will not do.`,
  'list long': ({ lines }) => `The list has more than ${lines} lines.`,
  'list empty': () => 'The list names no card.',
};

const inPortuguese = cardNameIn('pt');
const pt: DeckReasonTexts = {
  'deck form': () =>
    'Não é um baralho: é preciso uma lista (“2 Moleque das Cinzas”), um código ou as cartas em JSON.',
  'deck card': ({ card }) =>
    `Aqui não há a carta ${String(card)}: retire-a, ou acrescente a coleção de onde ela vem.`,
  'deck token': (facts) => `${inPortuguese(facts)} só nasce em jogo: retire-a do baralho.`,
  'deck count': (facts) => `${inPortuguese(facts)}: ${facts.count} cópias; é preciso ao menos 1.`,
  'deck copies': (facts) =>
    `${inPortuguese(facts)}: ${facts.count} cópias, no máximo ${facts.most}; retire ${facts.remove}.`,
  'deck small': ({ size, min, add }) =>
    `O baralho tem ${formatCount(size, 'carta', 'cartas')} e precisa de ao menos ${min}: acrescente ${add}.`,
  'deck large': ({ size, max, remove }) =>
    `O baralho tem ${size} cartas e pode ter no máximo ${max}: retire ${remove}.`,
  'deck legendaries': ({ count, most, remove, cards }) =>
    `Há ${count} lendárias, no máximo ${most}: retire ${remove} entre ${formatCardNames('pt', cards)}.`,
  'code form': () => 'Não é o código de um baralho: copie-o inteiro, de LY até a última letra.',
  'code damaged': () => 'O código está danificado: falta uma letra ou alguma mudou. Copie-o de novo.',
  'code set': ({ set }) =>
    `O código usa a coleção ${String(set)}, que não está aqui: ponha o arquivo dela em lirya/sets, na pasta de dados da Ludoteca.`,
  'code card': ({ set, place }) =>
    `O código usa a carta número ${place} da coleção ${String(set)}, que aqui tem menos: atualize a coleção.`,
  'list card': ({ name, near }) =>
    `Não existe a carta “${String(name)}”.${formatSuggestion(near, 'pt', (one) => `Talvez ${one}?`)}`,
  'list count': (facts) => `${facts.count} cópias de ${inPortuguese(facts)} não servem.`,
  'list long': ({ lines }) => `A lista tem mais de ${lines} linhas.`,
  'list empty': () => 'A lista não nomeia nenhuma carta.',
};

export const deckReasonTexts: ByLanguage<DeckReasonTexts> = { it, en, pt };
