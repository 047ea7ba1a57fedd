/** The texts of the page of statistics that the terminal does not have. */
import type { ByLanguage } from '@ludoteca/kit';

interface StatisticsPageTexts {
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly add: string;
  readonly counting: string;
  readonly name: string;
  readonly wins: string;
  readonly interval: string;
  readonly drawn: string;
  readonly played: string;
  more(rows: number): string;
}

export const STATISTICS_PAGE_TEXTS: ByLanguage<StatisticsPageTexts> = {
  en: {
    title: 'Statistics',
    about: 'Over your finished matches, those of this browser, and files that you add.',
    none: 'There are no finished matches yet.',
    add: 'Add archive files',
    counting: 'Counting the matches …',
    name: 'Name',
    wins: 'Wins',
    interval: '95 % interval, matches',
    drawn: 'Drawn',
    played: 'Played',
    more: (rows) => `… and ${rows} more`,
  },
  it: {
    title: 'Statistiche',
    about: 'Sulle tue partite finite, su quelle di questo browser e sui file che aggiungi.',
    none: 'Non ci sono ancora partite finite.',
    add: 'Aggiungi partite da file',
    counting: 'Conto le partite …',
    name: 'Nome',
    wins: 'Vittorie',
    interval: 'Intervallo al 95 %, partite',
    drawn: 'Pescata',
    played: 'Giocata',
    more: (rows) => `… e altre ${rows}`,
  },
  pt: {
    title: 'Estatísticas',
    about: 'Sobre suas partidas terminadas, as deste navegador e os arquivos que você adicionar.',
    none: 'Ainda não há partidas terminadas.',
    add: 'Adicionar partidas de arquivos',
    counting: 'Contando as partidas …',
    name: 'Nome',
    wins: 'Vitórias',
    interval: 'Intervalo de 95 %, partidas',
    drawn: 'Comprada',
    played: 'Jogada',
    more: (rows) => `… e mais ${rows}`,
  },
};
