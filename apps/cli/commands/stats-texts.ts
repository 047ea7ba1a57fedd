/** Texts of `ludoteca stats`. */
import { type ByLanguage, STATISTICS_TEXTS, type StatisticsTexts } from '@ludoteca/kit';

export interface StatsTexts extends StatisticsTexts {
  more(rows: number): string;
}

export const statsTexts: ByLanguage<StatsTexts> = {
  en: { ...STATISTICS_TEXTS.en, more: (rows) => `… and ${rows} more; --json prints all.` },
  it: { ...STATISTICS_TEXTS.it, more: (rows) => `… e altre ${rows}; --json le stampa tutte.` },
  pt: { ...STATISTICS_TEXTS.pt, more: (rows) => `… e mais ${rows}; --json imprime todas.` },
};
