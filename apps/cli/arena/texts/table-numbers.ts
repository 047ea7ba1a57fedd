/** Numbers of tables as they are written in each language. */
import type { Language } from '@ludoteca/kit';
import type { PlayerRow, Rating } from '@ludoteca/players/arena';

export interface TableNumbers {
  decimal(value: number): string;
  percent(share: number): string;
  /** At most two decimals. */
  points(points: number): string;
  /** The logarithm of a likelihood ratio. */
  likelihoodRatio(logarithm: number): string;
  /** With two standard deviations. */
  rating(rating: Rating): string;
  /** An Elo difference with its error; a dash if it cannot be estimated. */
  elo(row: PlayerRow): string;
}

/** Formats numbers with a range of decimals. */
function createFormat(language: Language, least: number, most: number): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: false,
  });
  // A minus sign, not a hyphen.
  return (value) => format.format(value).replace('-', '−');
}

export function createTableNumbers(language: Language): TableNumbers {
  const whole = createFormat(language, 0, 0);
  const decimal = createFormat(language, 1, 1);
  return {
    decimal,
    percent: (share) => `${decimal(share * 100)} %`,
    points: createFormat(language, 0, 2),
    likelihoodRatio: createFormat(language, 2, 2),
    rating: ({ mu, sigma }) => `${decimal(mu)} ± ${decimal(2 * sigma)}`,
    elo: ({ elo }) =>
      elo === undefined || !Number.isFinite(elo.elo)
        ? '–'
        : `${whole(elo.elo)} ± ${Number.isFinite(elo.error) ? whole(elo.error) : '∞'}`,
  };
}
