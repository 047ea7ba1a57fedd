/** The texts of the verdicts about compared programs. */
import type { TerminalProgramProblem } from '../commands/terminal-program.ts';
import type { ByLanguage } from '../text/game-texts.ts';
import type { ComparisonVerdict } from './compare-program.ts';

/** What a game calls a round: one, and several. */
export type RoundWords = ByLanguage<readonly [one: string, many: string]>;

export interface ComparisonTexts {
  agrees(rounds: number, words: RoundWords): string;
  readonly verdicts: {
    readonly [K in Exclude<ComparisonVerdict['what'], 'agrees'>]: (
      game: number,
      round: number,
      words: RoundWords,
    ) => string;
  };
  difference(field: string, expected: string, found: string): string;
  rule(rule: string, page: string): string;
  typed(answers: string): string;
  readonly problems: {
    readonly [K in TerminalProgramProblem['what'] | 'not built']: (why: string) => string;
  };
  readonly empty: string;
}

const it: ComparisonTexts = {
  agrees: (rounds, { it: [one, many] }) =>
    rounds === 1 ? `coincide in un ${one}` : `coincide in ${rounds} ${many}`,
  verdicts: {
    differs: (game, round, { it: [one] }) => `differisce nel ${one} ${round} della partita ${game}`,
    unreadable: (game, round, { it: [one] }) =>
      `scrive un salvataggio illeggibile nel ${one} ${round} della partita ${game}`,
    'no save': (game, round, { it: [one] }) =>
      `dopo il ${one} ${round} della partita ${game} non scrive il salvataggio`,
    crashed: (game, round, { it: [one] }) =>
      `si interrompe con un errore nel ${one} ${round} della partita ${game}`,
    stopped: (game, round, { it: [one] }) => `non termina nel ${one} ${round} della partita ${game}`,
  },
  difference: (field, expected, found) =>
    `${field}: «${expected}» secondo le regole, «${found}» nel salvataggio del programma`,
  rule: (rule, page) => `regola ${rule} di ${page}`,
  typed: (answers) => `risposte digitate: ${answers}`,
  problems: {
    'not started': (why) => `non si può avviare: ${why}`,
    sandbox: (why) => `l’ambiente isolato non funziona: ${why}`,
    static: () => 'non confrontabile: è un binario statico, in cui non si possono caricare numeri casuali',
    'no binary': () => 'non confrontabile: non è un programma compilato',
    'no compiler': () => 'non confrontabile: serve un compilatore C (cc), che non è installato',
    'no terminal': () => 'non confrontabile: qui non si può aprire uno pseudoterminale',
    'not built': () => 'non si può compilare',
  },
  empty: 'In questa cartella non ci sono consegne.',
};

const en: ComparisonTexts = {
  agrees: (rounds, { en: [one, many] }) =>
    rounds === 1 ? `agrees in one ${one}` : `agrees in ${rounds} ${many}`,
  verdicts: {
    differs: (game, round, { en: [one] }) => `differs in ${one} ${round} of game ${game}`,
    unreadable: (game, round, { en: [one] }) =>
      `writes a save that cannot be read, in ${one} ${round} of game ${game}`,
    'no save': (game, round, { en: [one] }) => `writes no save after ${one} ${round} of game ${game}`,
    crashed: (game, round, { en: [one] }) => `crashes in ${one} ${round} of game ${game}`,
    stopped: (game, round, { en: [one] }) => `does not come to an end in ${one} ${round} of game ${game}`,
  },
  difference: (field, expected, found) =>
    `${field}: “${expected}” by the rules, “${found}” in the program’s save`,
  rule: (rule, page) => `rule ${rule} of ${page}`,
  typed: (answers) => `typed: ${answers}`,
  problems: {
    'not started': (why) => `cannot be started: ${why}`,
    sandbox: (why) => `the sandbox does not work: ${why}`,
    static: () => 'not comparable: a static binary, into which no random numbers can be loaded',
    'no binary': () => 'not comparable: not a compiled program',
    'no compiler': () => 'not comparable: a C compiler (cc) is needed and not installed',
    'no terminal': () => 'not comparable: no pseudo-terminal can be opened here',
    'not built': () => 'cannot be built',
  },
  empty: 'There is no submission in this folder.',
};

const pt: ComparisonTexts = {
  agrees: (rounds, { pt: [one, many] }) =>
    rounds === 1 ? `coincide em uma ${one}` : `coincide em ${rounds} ${many}`,
  verdicts: {
    differs: (game, round, { pt: [one] }) => `difere na ${one} ${round} da partida ${game}`,
    unreadable: (game, round, { pt: [one] }) =>
      `grava um arquivo ilegível na ${one} ${round} da partida ${game}`,
    'no save': (game, round, { pt: [one] }) =>
      `não grava o arquivo depois da ${one} ${round} da partida ${game}`,
    crashed: (game, round, { pt: [one] }) => `termina com erro na ${one} ${round} da partida ${game}`,
    stopped: (game, round, { pt: [one] }) => `não termina na ${one} ${round} da partida ${game}`,
  },
  difference: (field, expected, found) =>
    `${field}: “${expected}” segundo as regras, “${found}” no arquivo do programa`,
  rule: (rule, page) => `regra ${rule} de ${page}`,
  typed: (answers) => `respostas digitadas: ${answers}`,
  problems: {
    'not started': (why) => `não pode ser iniciado: ${why}`,
    sandbox: (why) => `o ambiente isolado não funciona: ${why}`,
    static: () => 'não comparável: é um binário estático, em que não se podem carregar números aleatórios',
    'no binary': () => 'não comparável: não é um programa compilado',
    'no compiler': () => 'não comparável: é preciso um compilador C (cc), que não está instalado',
    'no terminal': () => 'não comparável: aqui não se pode abrir um pseudoterminal',
    'not built': () => 'não pode ser compilado',
  },
  empty: 'Não há entregas nesta pasta.',
};

export const comparisonTexts: ByLanguage<ComparisonTexts> = { it, en, pt };
