/** Sentences of the commands audit, cards, coverage, deck, decks and soak in three languages. */
import type { ByLanguage } from '@ludoteca/kit';
import type { CardFileFault } from '../card-files/index.ts';
import type { AuditDifference } from '../coverage/audit.ts';
import type { BlockingWording, DeckSurvey } from '../coverage/deck-survey.ts';
import type { RefusalCause, CoverageSurvey } from '../coverage/survey.ts';

export interface CardCommandTexts {
  readonly invalidFile: (file: string, fault: CardFileFault) => string;
  readonly survey: (survey: CoverageSurvey, share: string) => string;
  readonly refusalCause: (cause: RefusalCause) => string;
  readonly refusedCard: (name: string, line: number, column: number, words: string) => string;
  readonly cardCount: (cards: number) => string;
  readonly audited: (cards: number, differences: number) => string;
  readonly auditDifference: (difference: AuditDifference) => string;
  readonly noDecks: string;
  readonly deckSurvey: (survey: DeckSurvey) => string;
  readonly blockingWording: (wording: BlockingWording) => string;
  readonly deckUsage: string;
  readonly validDeck: (deck: string, cards: number) => string;
  readonly deckWritten: (file: string, cards: number) => string;
  readonly imported: (cards: number, read: number) => string;
  readonly importKept: string;
  readonly noImport: string;
  readonly leftOut: (cards: readonly string[]) => string;
  readonly progress: (games: number, casts: number, all: number) => string;
  readonly soakPassed: (games: number, cards: number) => string;
  readonly soakIncomplete: (names: readonly string[]) => string;
  readonly soakFailed: (seed: string, problem: string) => string;
}

const formatShare = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareRead = ({ decks, read }: DeckSurvey): string => formatShare(decks === 0 ? 0 : read / decks);

const en: CardCommandTexts = {
  invalidFile: (file, { why, line, offset, field = '' }) =>
    `${file}${line > 0 ? `, line ${line}` : ''} (byte ${offset}): ${
      {
        packed: 'it is compressed, and damaged',
        brace: 'a brace closes what was never opened',
        'no object': 'something that is not a JSON object',
        'open object': 'it ends inside an object',
        'open list': 'the list is never closed',
        utf8: 'this is not UTF-8',
        json: 'this is not JSON',
        field: `the field ${field} is not what it should be`,
        'too large': 'this is too large for a card, or there are too many cards',
      }[why]
    }`,
  survey: ({ cards, read, refused }, share) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}: ${read} read (${share} %), ${refused} refused`,
  refusalCause: ({ cards, why, words, example }) =>
    `${cards}\t${why === 'text' ? `“${words}”` : `${why} ${words}`}\t${example}`,
  refusedCard: (name, line, column, words) => `${name}\t${line}:${column}\t${words}`,
  cardCount: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
  audited: (cards, differences) =>
    `${cards === 1 ? '1 card' : `${cards} cards`} compared, ${differences} with words that their abilities do not express`,
  auditDifference: ({ name, lost, printed, written }) =>
    `${name}\t${lost.join(' ')}\t${printed.replaceAll('\n', ' / ')}\t${written.replaceAll('\n', ' / ')}`,
  noDecks: 'None of the files holds decks: give a file of decks and the files of their cards.',
  deckSurvey: (survey) =>
    `${survey.decks === 1 ? '1 deck' : `${survey.decks} decks`}: ${survey.read} read in full (${shareRead(survey)}), ${formatShare(survey.copies)} of the copies on average; unknown cards: ${survey.unknown}`,
  blockingWording: ({ alone, decks, wording, example }) => `${alone}\t${decks}\t${wording}\t${example}`,
  deckUsage:
    'A deck is joined (LIST CARDS OUT, or LIST OUT after an import) or checked (check DECK): --help shows the usage.',
  imported: (cards, read) => `Cards imported: ${cards}; playable: ${read}.`,
  importKept: 'Nothing was imported; the cards imported before stay.',
  noImport: 'No cards have been imported: name a file of cards, or import one first (teferi import CARDS).',
  leftOut: (cards) => `Left out: ${cards.join(', ')}`,
  validDeck: (deck, cards) => `${deck}: ${cards} cards, a valid deck.`,
  deckWritten: (file, cards) => `${file}: a deck of ${cards} cards`,
  progress: (games, casts, all) => `${games === 1 ? '1 game' : `${games} games`}: ${casts} of ${all} casts`,
  soakPassed: (games, cards) =>
    `${cards === 1 ? '1 card was' : `${cards} cards were`} cast often enough in ${games === 1 ? '1 game' : `${games} games`}; nothing broke`,
  soakIncomplete: (names) =>
    `Not cast often enough: ${names.length} (${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''})`,
  soakFailed: (seed, problem) => `The game ${seed} broke: ${problem}`,
};

const it: CardCommandTexts = {
  invalidFile: (file, { why, line, offset, field = '' }) =>
    `${file}${line > 0 ? `, riga ${line}` : ''} (byte ${offset}): ${
      {
        packed: 'è compresso, e danneggiato',
        brace: 'una graffa chiude ciò che non è stato aperto',
        'no object': 'qualcosa che non è un oggetto JSON',
        'open object': 'finisce dentro un oggetto',
        'open list': 'l’elenco non viene chiuso',
        utf8: 'non è UTF-8',
        json: 'non è JSON',
        field: `il campo ${field} non è come dovrebbe`,
        'too large': 'è troppo grande per una carta, o le carte sono troppe',
      }[why]
    }`,
  survey: ({ cards, read, refused }, share) =>
    `${cards === 1 ? '1 carta' : `${cards} carte`}: ${read} lette (${share} %), ${refused} rifiutate`,
  refusalCause: ({ cards, why, words, example }) =>
    `${cards}\t${why === 'text' ? `«${words}»` : `${why} ${words}`}\t${example}`,
  refusedCard: en.refusedCard,
  cardCount: (cards) => (cards === 1 ? '1 carta' : `${cards} carte`),
  audited: (cards, differences) =>
    `${cards === 1 ? '1 carta confrontata' : `${cards} carte confrontate`}, ${differences} con parole che le loro abilità non esprimono`,
  auditDifference: en.auditDifference,
  noDecks: 'Nessuno dei file contiene mazzi: servono un file di mazzi e i file delle loro carte.',
  deckSurvey: (survey) =>
    `${survey.decks === 1 ? '1 mazzo' : `${survey.decks} mazzi`}: ${survey.read} letti per intero (${shareRead(survey)}), in media il ${formatShare(survey.copies)} delle copie; carte sconosciute: ${survey.unknown}`,
  blockingWording: en.blockingWording,
  deckUsage:
    'Un mazzo si unisce (ELENCO CARTE MAZZO, o ELENCO MAZZO dopo un’importazione) o si controlla (check MAZZO): --help mostra l’uso.',
  imported: (cards, read) => `Carte importate: ${cards}; giocabili: ${read}.`,
  importKept: 'Non è stato importato niente; restano le carte importate prima.',
  noImport:
    'Non sono state importate carte: indica un file di carte, o prima importane uno (teferi import CARTE).',
  leftOut: (cards) => `Lasciate fuori: ${cards.join(', ')}`,
  validDeck: (deck, cards) => `${deck}: ${cards} carte, mazzo valido.`,
  deckWritten: (file, cards) => `${file}: un mazzo di ${cards} carte`,
  progress: (games, casts, all) =>
    `${games === 1 ? '1 partita' : `${games} partite`}: ${casts} lanci su ${all}`,
  soakPassed: (games, cards) =>
    `${cards === 1 ? '1 carta lanciata' : `${cards} carte lanciate`} abbastanza in ${games === 1 ? '1 partita' : `${games} partite`}; niente si è rotto`,
  soakIncomplete: (names) =>
    `Non lanciate abbastanza: ${names.length} (${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''})`,
  soakFailed: (seed, problem) => `La partita ${seed} si è rotta: ${problem}`,
};

const pt: CardCommandTexts = {
  invalidFile: (file, { why, line, offset, field = '' }) =>
    `${file}${line > 0 ? `, linha ${line}` : ''} (byte ${offset}): ${
      {
        packed: 'está comprimido, e danificado',
        brace: 'uma chave fecha o que não foi aberto',
        'no object': 'algo que não é um objeto JSON',
        'open object': 'termina dentro de um objeto',
        'open list': 'a lista não é fechada',
        utf8: 'não é UTF-8',
        json: 'não é JSON',
        field: `o campo ${field} não é o que deveria ser`,
        'too large': 'é grande demais para uma carta, ou há cartas demais',
      }[why]
    }`,
  survey: ({ cards, read, refused }, share) =>
    `${cards === 1 ? '1 carta' : `${cards} cartas`}: ${read} lidas (${share} %), ${refused} recusadas`,
  refusalCause: en.refusalCause,
  refusedCard: en.refusedCard,
  cardCount: (cards) => (cards === 1 ? '1 carta' : `${cards} cartas`),
  audited: (cards, differences) =>
    `${cards === 1 ? '1 carta comparada' : `${cards} cartas comparadas`}, ${differences} com palavras que suas habilidades não expressam`,
  auditDifference: en.auditDifference,
  noDecks: 'Nenhum dos arquivos contém baralhos: dê um arquivo de baralhos e os arquivos de suas cartas.',
  deckSurvey: (survey) =>
    `${survey.decks === 1 ? '1 baralho' : `${survey.decks} baralhos`}: ${survey.read} lidos por inteiro (${shareRead(survey)}), em média ${formatShare(survey.copies)} das cópias; cartas desconhecidas: ${survey.unknown}`,
  blockingWording: en.blockingWording,
  deckUsage:
    'Um baralho se junta (LISTA CARTAS BARALHO, ou LISTA BARALHO depois de uma importação) ou se confere (check BARALHO): --help mostra o uso.',
  imported: (cards, read) => `Cartas importadas: ${cards}; jogáveis: ${read}.`,
  importKept: 'Nada foi importado; ficam as cartas importadas antes.',
  noImport:
    'Nenhuma carta foi importada: indique um arquivo de cartas, ou importe um antes (teferi import CARTAS).',
  leftOut: (cards) => `Deixadas de fora: ${cards.join(', ')}`,
  validDeck: (deck, cards) => `${deck}: ${cards} cartas, baralho válido.`,
  deckWritten: (file, cards) => `${file}: um baralho de ${cards} cartas`,
  progress: (games, casts, all) =>
    `${games === 1 ? '1 partida' : `${games} partidas`}: ${casts} de ${all} mágicas conjuradas`,
  soakPassed: (games, cards) =>
    `${cards === 1 ? '1 carta jogada' : `${cards} cartas jogadas`} o bastante em ${games === 1 ? '1 partida' : `${games} partidas`}; nada quebrou`,
  soakIncomplete: (names) =>
    `Não jogadas o bastante: ${names.length} (${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''})`,
  soakFailed: (seed, problem) => `A partida ${seed} quebrou: ${problem}`,
};

export const cardCommandTexts: ByLanguage<CardCommandTexts> = { it, en, pt };
