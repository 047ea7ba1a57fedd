/** Sentences about why a bot program lost its turn or its seat, with the evidence. */
import type { Reason } from '@ludoteca/kernel';
import type { BotFailure } from '../bots/referee.ts';
import type { ByLanguage, Language } from './game-texts.ts';

type FailureOf<W> = Extract<BotFailure, { readonly why: W }>;

/** Predicates whose subject is the program. Output of the program is already escaped. */
interface BotFailureTexts {
  late(failure: FailureOf<'late'>): string;
  ended(failure: FailureOf<'ended'>): string;
  notStarted(problem: string): string;
  deaf(failure: FailureOf<'deaf'>): string;
  flood(failure: FailureOf<'flood'>): string;
  /** Evidence that is appended: the last line that was sent, other output of the turn, an unfinished line, standard error. */
  awaited(line: string): string;
  lines(count: number, last: string): string;
  unended(part: string): string;
  stderr(line: string): string;
  /** Common reasons why a program cannot be started. */
  readonly startProblems: { readonly [problem: string]: string };
  /** Refusals of the JSON lines protocol, which no game can word. */
  readonly protocolReasons: { readonly [why: string]: string };
}

const quote = (text: string): string => `"${text}"`;

const it: BotFailureTexts = {
  late: ({ clock, wholeMatch }) =>
    wholeMatch === true ? `ha usato i ${clock} ms dell’intera partita` : `non ha risposto in ${clock} ms`,
  ended: ({ code, signal }) =>
    `ha chiuso il proprio programma (${signal === null ? `codice ${code ?? '?'}` : `segnale ${signal}`}) nel mezzo della partita`,
  notStarted: (problem) => `non si è potuto avviare: ${problem}`,
  deaf: ({ bytes }) => `non legge il suo ingresso: ${bytes} byte lo aspettano`,
  flood: ({ bytes, line }) =>
    `ha scritto ${bytes} byte, più di quanti se ne leggono; cominciavano con ${quote(line)}`,
  awaited: (line) => `; si attendeva la risposta a ${line}`,
  lines: (count, last) => `; righe lette nel turno: ${count}, l’ultima ${last}`,
  unended: (part) => `; è rimasta una riga senza fine: ${part}`,
  stderr: (line) => `; il suo standard error finisce con ${line}`,
  startProblems: {
    missing: 'il file non esiste',
    'a folder': 'è una cartella',
    'no file': 'non è un file',
    'not executable': 'il file non è eseguibile (chmod +x)',
    'no interpreter': 'manca il programma che lo esegue (l’interprete o il caricatore)',
  },
  protocolReasons: {
    'no JSON': 'comincia come un messaggio e non è JSON',
    malformed: 'il messaggio non ha la forma prevista',
    'option, choice or choices': 'una risposta ha uno solo fra option, choice e choices',
    'one answer': 'più scelte rispondono solo dove si raccoglie un sottoinsieme',
    'no such option': 'non c’è un’opzione con quel numero',
  },
};

const en: BotFailureTexts = {
  late: ({ clock, wholeMatch }) =>
    wholeMatch === true ? `used up the ${clock} ms for the whole match` : `did not answer within ${clock} ms`,
  ended: ({ code, signal }) =>
    `ended its own program (${signal === null ? `code ${code ?? '?'}` : `signal ${signal}`}) in the middle of the match`,
  notStarted: (problem) => `could not be started: ${problem}`,
  deaf: ({ bytes }) => `does not read its input: ${bytes} bytes wait for it`,
  flood: ({ bytes, line }) => `wrote ${bytes} bytes, more than are read; they began with ${quote(line)}`,
  awaited: (line) => `; the answer to ${line} was awaited`,
  lines: (count, last) => `; lines read in this turn: ${count}, the last ${last}`,
  unended: (part) => `; it left a line without an end: ${part}`,
  stderr: (line) => `; its standard error ends with ${line}`,
  startProblems: {
    missing: 'there is no such file',
    'a folder': 'it is a folder',
    'no file': 'it is not a file',
    'not executable': 'the file is not executable (chmod +x)',
    'no interpreter': 'the program that should run it is missing (its interpreter or loader)',
  },
  protocolReasons: {
    'no JSON': 'it begins like a message but is not JSON',
    malformed: 'the message is malformed',
    'option, choice or choices': 'an answer has exactly one of option, choice and choices',
    'one answer': 'several choices answer only where a subset is gathered',
    'no such option': 'there is no option of that number',
  },
};

const pt: BotFailureTexts = {
  late: ({ clock, wholeMatch }) =>
    wholeMatch === true ? `gastou os ${clock} ms da partida inteira` : `não respondeu em ${clock} ms`,
  ended: ({ code, signal }) =>
    `encerrou o próprio programa (${signal === null ? `código ${code ?? '?'}` : `sinal ${signal}`}) no meio da partida`,
  notStarted: (problem) => `não pôde ser iniciado: ${problem}`,
  deaf: ({ bytes }) => `não lê a entrada: ${bytes} bytes esperam por ele`,
  flood: ({ bytes, line }) => `escreveu ${bytes} bytes, mais do que se lê; começavam com ${quote(line)}`,
  awaited: (line) => `; esperava-se a resposta a ${line}`,
  lines: (count, last) => `; linhas lidas nesta vez: ${count}, a última ${last}`,
  unended: (part) => `; ficou sem fim de linha: ${part}`,
  stderr: (line) => `; a saída de erro termina com ${line}`,
  startProblems: {
    missing: 'o arquivo não existe',
    'a folder': 'é uma pasta',
    'no file': 'não é um arquivo',
    'not executable': 'o arquivo não é executável (chmod +x)',
    'no interpreter': 'falta o programa que o executa (o interpretador ou o carregador)',
  },
  protocolReasons: {
    'no JSON': 'começa como uma mensagem e não é JSON',
    malformed: 'a mensagem não tem a forma prevista',
    'option, choice or choices': 'uma resposta tem exatamente um entre option, choice e choices',
    'one answer': 'várias escolhas só respondem onde se reúne um subconjunto',
    'no such option': 'não há opção com esse número',
  },
};

const TEXTS: ByLanguage<BotFailureTexts> = { it, en, pt };

/** Describes why a path cannot be started as a program. */
export const formatStartProblem = (language: Language, problem: string): string =>
  TEXTS[language].startProblems[problem] ?? problem;

/** Describes a failure other than a refused answer as a predicate whose subject is the program. */
export function formatBotFailure(
  language: Language,
  failure: Exclude<BotFailure, { why: 'refused' }>,
): string {
  const texts = TEXTS[language];
  switch (failure.why) {
    case 'late':
      return texts.late(failure) + formatTurnEvidence(texts, failure);
    case 'ended':
      return texts.ended(failure) + formatEndEvidence(texts, failure);
    case 'not started':
      return texts.notStarted(formatStartProblem(language, failure.problem));
    case 'deaf':
      return texts.deaf(failure);
    case 'flood':
      return texts.flood(failure);
  }
}

function formatTurnEvidence(
  texts: BotFailureTexts,
  { awaited, lines, lastLine, part }: FailureOf<'late'>,
): string {
  return [
    awaited === undefined ? '' : texts.awaited(quote(awaited)),
    lines === undefined || lastLine === undefined ? '' : texts.lines(lines, quote(lastLine)),
    part === '' ? '' : texts.unended(quote(part)),
  ].join('');
}

function formatEndEvidence(texts: BotFailureTexts, { part, stderr = '' }: FailureOf<'ended'>): string {
  const lastLine = stderr.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return (
    (part === '' ? '' : texts.unended(quote(part))) + (lastLine === '' ? '' : texts.stderr(quote(lastLine)))
  );
}

/** Describes why an answer was refused, in the words of the protocol or, by `formatReason`, of the game. */
export function formatRefusedAnswer(
  language: Language,
  reason: unknown,
  formatReason: (reason: Reason) => string,
): string {
  const { why = '', ...rest } = (reason ?? {}) as Partial<Reason>;
  const known = TEXTS[language].protocolReasons[why];
  if (known === undefined) return formatReason({ why, ...rest });
  return rest.facts === undefined ? known : `${known} (${JSON.stringify(rest.facts)})`;
}
