/** The texts about files, by language. */
import type { ByLanguage } from '@ludoteca/kit';

export interface FileTexts {
  readonly wins: string;
  /** How many of the wins were in matches among computers. */
  automatic(count: number): string;
  round(round: number): string;
  readonly unreadable: string;
  readonly inspect: {
    readonly head: string;
    readonly refused: (count: number) => string;
    readonly fine: string;
    readonly mended: (count: number) => string;
    readonly saved: (path: string) => string;
  };
}

export const fileTexts: ByLanguage<FileTexts> = {
  it: {
    wins: 'Partite vinte',
    automatic: (count) => `(di cui automatiche ${count})`,
    round: (round) => `giro ${round}`,
    unreadable: 'non si può leggere',
    inspect: {
      head: 'byte  campo',
      refused: (count) => (count === 1 ? 'Rifiutato: c’è un errore.' : `Rifiutato: ci sono ${count} errori.`),
      fine: 'Il salvataggio è in ordine.',
      mended: (count) =>
        count === 1
          ? 'Il salvataggio si può aprire, con un avviso.'
          : `Il salvataggio si può aprire, con ${count} avvisi.`,
      saved: (path) => `Scritto in ${path}.`,
    },
  },
  en: {
    wins: 'Matches won',
    automatic: (count) => `(${count} of them automatic)`,
    round: (round) => `round ${round}`,
    unreadable: 'cannot be read',
    inspect: {
      head: 'byte  field',
      refused: (count) =>
        count === 1 ? 'Refused: there is one error.' : `Refused: there are ${count} errors.`,
      fine: 'The save is in order.',
      mended: (count) =>
        count === 1
          ? 'The save can be opened, with one warning.'
          : `The save can be opened, with ${count} warnings.`,
      saved: (path) => `Written to ${path}.`,
    },
  },
  pt: {
    wins: 'Partidas vencidas',
    automatic: (count) => `(das quais automáticas ${count})`,
    round: (round) => `rodada ${round}`,
    unreadable: 'não pode ser lido',
    inspect: {
      head: 'byte  campo',
      refused: (count) => (count === 1 ? 'Recusado: há um erro.' : `Recusado: há ${count} erros.`),
      fine: 'O arquivo está em ordem.',
      mended: (count) =>
        count === 1
          ? 'O arquivo pode ser aberto, com um aviso.'
          : `O arquivo pode ser aberto, com ${count} avisos.`,
      saved: (path) => `Gravado em ${path}.`,
    },
  },
};
