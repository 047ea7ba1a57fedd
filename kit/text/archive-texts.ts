/** Sentences about archives that are damaged, cut off or not verified, for terminal and page. */
import type { ArchiveDamage, Reason, VerificationFailure } from '@ludoteca/kernel';
import type { ByLanguage, Language } from './game-texts.ts';

type FailureOf<W> = Extract<VerificationFailure, { readonly what: W }>;

interface ArchiveTexts {
  readonly damage: { readonly [W in ArchiveDamage['what']]: (damage: ArchiveDamage) => string };
  /** `because` has the sentences of the reasons. */
  readonly failure: {
    readonly [W in VerificationFailure['what']]: (failure: FailureOf<W>, because: string) => string;
  };
  /** Where a result that differs came about: `since` and `entry` are not neighbours. */
  between(since: number, entry: number): string;
  /** All positions that were recorded agree up to this entry. */
  agreed(since: number): string;
  /** How much of a file that is cut off was read. */
  recovered(entries: number): string;
}

/** Field names come from files. */
const MAX_FIELD_LENGTH = 60;
const fieldOf = ({ field = '' }: ArchiveDamage): string => `"${field.slice(0, MAX_FIELD_LENGTH)}"`;
const formatsOf = ({ facts }: ArchiveDamage): { readonly given: number; readonly known: number } =>
  facts as { readonly given: number; readonly known: number };

const en: ArchiveTexts = {
  damage: {
    foreign: () => 'this is not a Ludoteca archive',
    'cut off': ({ line }) => `the file is cut off: it ends at line ${line} without the checksum line`,
    checksum: ({ line }) =>
      line === 0
        ? 'the checksum does not match: the file was changed'
        : `the checksum does not match: line ${line} is broken`,
    syntax: ({ line }) => `line ${line} is not a JSON object that an archive may hold`,
    spelling: ({ line }) => `line ${line} is not in canonical spelling (keys in order, no spaces)`,
    newer: (damage) =>
      `field "archive": the file has format ${formatsOf(damage).given}; this program reads up to ${formatsOf(damage).known}, update it`,
    field: (damage) =>
      `line ${damage.line}: field ${fieldOf(damage)} is missing, unknown or of the wrong kind`,
    chain: ({ entry, line }) =>
      entry === 0
        ? 'the header was changed: its link of the chain does not match (line 1)'
        : `entry ${entry} was changed: its link of the chain does not match (line ${line})`,
  },
  failure: {
    game: ({ given, known }) => `field "game": it is "${given}", not "${known}"`,
    version: ({ given, known }) =>
      `field "version": it was played by version ${given} of the rules; this program has ${known}`,
    start: (_, because) => `the header cannot start a match: ${because}`,
    illegal: ({ entry }, because) => `entry ${entry} is illegal: ${because}`,
    over: ({ entry }) => `entry ${entry} comes after the end of the match`,
    'wrong seat': ({ entry }) => `entry ${entry} is a lapse of a seat that was not asked`,
    fault: ({ entry, fault }) => `entry ${entry} makes a rule fail: ${fault ?? 'no reason given'}`,
    position: ({ entry }) => `the position after entry ${entry} is not the recorded one`,
    outcome: ({ entry }) => `the outcome after entry ${entry} is not the recorded one`,
    digest: ({ entry }) => `the digest of the position after the last entry, ${entry}, does not match`,
  },
  between: (since, entry) => `; one of the entries ${since + 1} to ${entry} makes the difference`,
  agreed: (since) => `; up to entry ${since} the recorded positions agree`,
  recovered: (entries) =>
    entries === 1 ? '; 1 complete entry was recovered' : `; ${entries} complete entries were recovered`,
};

const it: ArchiveTexts = {
  damage: {
    foreign: () => 'non è un archivio di Ludoteca',
    'cut off': ({ line }) => `il file è troncato: finisce alla riga ${line} senza la riga di controllo`,
    checksum: ({ line }) =>
      line === 0
        ? 'la somma di controllo non corrisponde: il file è stato modificato'
        : `la somma di controllo non corrisponde: la riga ${line} è guasta`,
    syntax: ({ line }) => `la riga ${line} non è un oggetto JSON ammesso in un archivio`,
    spelling: ({ line }) => `la riga ${line} non è in forma canonica (chiavi in ordine, senza spazi)`,
    newer: (damage) =>
      `campo "archive": il file ha il formato ${formatsOf(damage).given}; questo programma legge fino al ${formatsOf(damage).known}, va aggiornato`,
    field: (damage) =>
      `riga ${damage.line}: il campo ${fieldOf(damage)} manca, è sconosciuto o di tipo sbagliato`,
    chain: ({ entry, line }) =>
      entry === 0
        ? 'l’intestazione è stata modificata: il suo anello della catena non corrisponde (riga 1)'
        : `la mossa ${entry} è stata modificata: il suo anello della catena non corrisponde (riga ${line})`,
  },
  failure: {
    game: ({ given, known }) => `campo "game": è "${given}", non "${known}"`,
    version: ({ given, known }) =>
      `campo "version": è stata giocata con la versione ${given} delle regole; questo programma ha la ${known}`,
    start: (_, because) => `l’intestazione non può cominciare una partita: ${because}`,
    illegal: ({ entry }, because) => `la mossa ${entry} non è permessa: ${because}`,
    over: ({ entry }) => `la mossa ${entry} viene dopo la fine della partita`,
    'wrong seat': ({ entry }) => `la mossa ${entry} è il tempo scaduto di un posto a cui non toccava`,
    fault: ({ entry, fault }) => `alla mossa ${entry} una regola non funziona: ${fault ?? 'senza motivo'}`,
    position: ({ entry }) => `la posizione dopo la mossa ${entry} non è quella registrata`,
    outcome: ({ entry }) => `l’esito dopo la mossa ${entry} non è quello registrato`,
    digest: ({ entry }) => `l’impronta della posizione dopo l’ultima mossa, la ${entry}, non corrisponde`,
  },
  between: (since, entry) => `; la differenza nasce in una delle mosse da ${since + 1} a ${entry}`,
  agreed: (since) => `; fino alla mossa ${since} le posizioni registrate corrispondono`,
  recovered: (entries) =>
    entries === 1 ? '; recuperata 1 mossa completa' : `; recuperate ${entries} mosse complete`,
};

const pt: ArchiveTexts = {
  damage: {
    foreign: () => 'não é um arquivo de partida da Ludoteca',
    'cut off': ({ line }) => `o arquivo está truncado: termina na linha ${line} sem a linha de verificação`,
    checksum: ({ line }) =>
      line === 0
        ? 'a soma de verificação não confere: o arquivo foi alterado'
        : `a soma de verificação não confere: a linha ${line} está danificada`,
    syntax: ({ line }) => `a linha ${line} não é um objeto JSON permitido em um arquivo de partida`,
    spelling: ({ line }) => `a linha ${line} não está na forma canônica (chaves em ordem, sem espaços)`,
    newer: (damage) =>
      `campo "archive": o arquivo tem o formato ${formatsOf(damage).given}; este programa lê até o ${formatsOf(damage).known}, atualize-o`,
    field: (damage) =>
      `linha ${damage.line}: o campo ${fieldOf(damage)} falta, é desconhecido ou do tipo errado`,
    chain: ({ entry, line }) =>
      entry === 0
        ? 'o cabeçalho foi alterado: seu elo da cadeia não confere (linha 1)'
        : `a jogada ${entry} foi alterada: seu elo da cadeia não confere (linha ${line})`,
  },
  failure: {
    game: ({ given, known }) => `campo "game": é "${given}", não "${known}"`,
    version: ({ given, known }) =>
      `campo "version": foi jogada com a versão ${given} das regras; este programa tem a ${known}`,
    start: (_, because) => `o cabeçalho não pode começar uma partida: ${because}`,
    illegal: ({ entry }, because) => `a jogada ${entry} não é permitida: ${because}`,
    over: ({ entry }) => `a jogada ${entry} vem depois do fim da partida`,
    'wrong seat': ({ entry }) =>
      `a jogada ${entry} é o tempo esgotado de um lugar a quem nada foi perguntado`,
    fault: ({ entry, fault }) => `na jogada ${entry} uma regra falha: ${fault ?? 'sem motivo'}`,
    position: ({ entry }) => `a posição depois da jogada ${entry} não é a registrada`,
    outcome: ({ entry }) => `o resultado depois da jogada ${entry} não é o registrado`,
    digest: ({ entry }) => `o resumo da posição depois da última jogada, a ${entry}, não confere`,
  },
  between: (since, entry) => `; a diferença surge em uma das jogadas de ${since + 1} a ${entry}`,
  agreed: (since) => `; até a jogada ${since} as posições registradas conferem`,
  recovered: (entries) =>
    entries === 1 ? '; 1 jogada completa foi recuperada' : `; ${entries} jogadas completas foram recuperadas`,
};

const TEXTS: ByLanguage<ArchiveTexts> = { it, en, pt };

export const formatArchiveDamage = (language: Language, damage: ArchiveDamage): string =>
  TEXTS[language].damage[damage.what](damage);

/** `formatReason` is that of the game's texts. */
export function formatVerificationFailure(
  language: Language,
  failure: VerificationFailure,
  formatReason: (reason: Reason) => string,
): string {
  const texts = TEXTS[language];
  const because = 'reasons' in failure ? failure.reasons.map(formatReason).join(' ') : '';
  const format = texts.failure[failure.what] as (failure: VerificationFailure, because: string) => string;
  return format(failure, because) + formatOrigin(texts, failure);
}

/** Where the difference came about, as far as recorded positions tell. */
function formatOrigin(texts: ArchiveTexts, failure: VerificationFailure): string {
  if (!('since' in failure)) return '';
  const { what, since, entry } = failure;
  if (what === 'position') return since + 1 === entry ? '' : texts.between(since, entry);
  return since === 0 ? '' : texts.agreed(since);
}

/** The sentence about a file that is cut off, with the number of entries that were read. */
export const formatRecovery = (language: Language, damage: ArchiveDamage, entries: number): string =>
  formatArchiveDamage(language, damage) + TEXTS[language].recovered(entries);
