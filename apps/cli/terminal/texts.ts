/** The texts of the terminal interface itself, by language. */
import type { ByLanguage } from '@ludoteca/kit';

export interface TerminalTexts {
  /** Errors in the input. */
  readonly tooLong: (max: number) => string;
  readonly nothing: (typed: string) => string;
  /** Where only commands can be typed. */
  readonly noWord: (typed: string) => string;
  readonly many: (typed: string, count: number) => string;
  readonly oneOnly: string;
  readonly noNumber: (typed: string) => string;
  readonly empty: string;
  readonly notAsked: string;
  /** An answer was typed before the question was shown. */
  readonly tooSoon: string;
  /** Hidden options and rows. */
  readonly moreOptions: (count: number) => string;
  readonly moreRows: (above: number, below: number) => string;
  /** The key that shows the whole table. */
  readonly wholeTable: string;
  /** The keys and what they do. */
  readonly marks: string;
  readonly pager: string;
  readonly goOn: string;
  readonly typing: string;
  readonly held: string;
  readonly letGo: string;
  /** The help on typing at a question: title and sentences. */
  readonly help: { readonly title: string; readonly lines: readonly string[] };
  /** Names of keys without a symbol. */
  readonly keys: {
    readonly [key in 'space' | 'tab' | 'escape' | 'home' | 'end']: string;
  };
}

const formatHiddenRows = (above: number, below: number, unit: string): string =>
  [above > 0 ? `↑ ${above}` : '', below > 0 ? `↓ ${below}` : ''].filter((part) => part !== '').join('  ') +
  ` ${unit}`;

export const terminalTexts: ByLanguage<TerminalTexts> = {
  it: {
    tooLong: (max) => `Troppo lungo: al più ${max} caratteri.`,
    nothing: (typed) => `Nessuna scelta corrisponde a ${typed}.`,
    noWord: (typed) => `Non c’è un comando ${typed}.`,
    many: (typed, count) => `${typed} corrisponde a ${count} scelte: scrivi di più, o il numero.`,
    oneOnly: 'Qui si fa una scelta sola.',
    noNumber: (typed) => `${typed} non è fra i numeri proposti.`,
    empty: 'Scrivi il numero di una scelta, o parte del suo nome.',
    notAsked: 'Ora non ti è chiesto nulla.',
    tooSoon: 'Ciò che hai scritto prima della domanda non conta.',
    moreOptions: (count) => `… altre ${count}, scrivi per filtrare`,
    moreRows: (above, below) => formatHiddenRows(above, below, 'righe (PagSu, PagGiù)'),
    wholeTable: 'PagGiù: tutto il tavolo',
    marks: 'spazio: segna',
    pager: '↑ ↓ PagSu PagGiù · Invio: chiudi',
    goOn: 'Invio: avanti',
    typing: 'Invio: conferma · Esc: indietro',
    held: 'In pausa · spazio: riprendi',
    letGo: 'Si riprende',
    help: {
      title: 'Come si risponde',
      lines: [
        'Scrivi il numero di una scelta, o alcune parole del suo nome, e premi Invio.',
        'Le frecce scelgono; Invio conferma; Esc cancella ciò che hai scritto o torna indietro.',
        'PagGiù e PagSu mostrano ciò che non ci sta.',
        'Ctrl-C esce e conserva la partita; Ctrl-Z sospende il programma.',
      ],
    },
    keys: { space: 'spazio', tab: 'Tab', escape: 'Esc', home: 'Inizio', end: 'Fine' },
  },
  en: {
    tooLong: (max) => `Too long: at most ${max} characters.`,
    nothing: (typed) => `No option matches ${typed}.`,
    noWord: (typed) => `There is no such command: ${typed}.`,
    many: (typed, count) => `${typed} matches ${count} options: type more, or the number.`,
    oneOnly: 'One option only here.',
    noNumber: (typed) => `${typed} is not one of the numbers offered.`,
    empty: 'Type the number of an option, or part of its name.',
    notAsked: 'Nothing is asked of you now.',
    tooSoon: 'What you typed before the question does not count.',
    moreOptions: (count) => `… ${count} more, type to filter`,
    moreRows: (above, below) => formatHiddenRows(above, below, 'rows (PgUp, PgDn)'),
    wholeTable: 'PgDn: the whole table',
    marks: 'space: mark',
    pager: '↑ ↓ PgUp PgDn · Enter: close',
    goOn: 'Enter: go on',
    typing: 'Enter: confirm · Esc: back',
    held: 'Paused · space: resume',
    letGo: 'Resumed',
    help: {
      title: 'How to answer',
      lines: [
        'Type the number of an option, or some words of its name, and press Enter.',
        'The arrow keys select; Enter confirms; Esc clears what you typed or goes back.',
        'Page Down and Page Up show what does not fit.',
        'Ctrl-C leaves and keeps the match; Ctrl-Z suspends the program.',
      ],
    },
    keys: { space: 'space', tab: 'Tab', escape: 'Esc', home: 'Home', end: 'End' },
  },
  pt: {
    tooLong: (max) => `Longo demais: no máximo ${max} caracteres.`,
    nothing: (typed) => `Nenhuma opção corresponde a ${typed}.`,
    noWord: (typed) => `Não existe o comando ${typed}.`,
    many: (typed, count) => `${typed} corresponde a ${count} opções: digite mais, ou o número.`,
    oneOnly: 'Aqui se escolhe uma opção só.',
    noNumber: (typed) => `${typed} não está entre os números oferecidos.`,
    empty: 'Digite o número de uma opção, ou parte do nome.',
    notAsked: 'Agora nada é perguntado a você.',
    tooSoon: 'O que você digitou antes da pergunta não conta.',
    moreOptions: (count) => `… mais ${count}, digite para filtrar`,
    moreRows: (above, below) => formatHiddenRows(above, below, 'linhas (PgUp, PgDn)'),
    wholeTable: 'PgDn: a mesa inteira',
    marks: 'espaço: marcar',
    pager: '↑ ↓ PgUp PgDn · Enter: fechar',
    goOn: 'Enter: continuar',
    typing: 'Enter: confirmar · Esc: voltar',
    held: 'Em pausa · espaço: retomar',
    letGo: 'Retomado',
    help: {
      title: 'Como responder',
      lines: [
        'Digite o número de uma opção, ou algumas palavras do nome, e pressione Enter.',
        'As setas escolhem; Enter confirma; Esc apaga o que você digitou ou volta.',
        'PgDn e PgUp mostram o que não cabe na tela.',
        'Ctrl-C sai e guarda a partida; Ctrl-Z suspende o programa.',
      ],
    },
    keys: { space: 'espaço', tab: 'Tab', escape: 'Esc', home: 'Home', end: 'End' },
  },
};
