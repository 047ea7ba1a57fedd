/** Figures of a benchmark run: their file format, comparison and table. */
import { type Infer, schema } from '@ludoteca/kernel';

/** Units of which more is worse. */
const DURATIONS = ['µs', 'ms'] as const;
const RATES = ['decisions/s', 'matches/s', 'answers/s', '%'] as const;

const { list, number, object, oneOf, text } = schema;

const figure = object({
  name: text(200, 1),
  /** The process in which the figure was measured: `together` with all games, any other `alone`. */
  measured: oneOf('alone', 'together'),
  unit: oneOf(...RATES, ...DURATIONS),
  value: number(0, Number.MAX_VALUE),
});
export type Figure = Infer<typeof figure>;

/** What `--save` writes, `--compare` reads and `--json` prints. */
export const figuresFile = object({
  node: text(100),
  rounds: number(1, 1e6),
  figures: list(figure, 10_000),
});
export type FiguresFile = Infer<typeof figuresFile>;

const keyOf = ({ name, measured }: Figure): string => `${name} ${measured}`;

const formatNumber = (value: number): string =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(2)} M`
    : value >= 1e4
      ? `${(value / 1e3).toFixed(1)} k`
      : value >= 100
        ? value.toFixed(0)
        : value.toFixed(value >= 10 ? 1 : 2);

/** The change in speed: a duration that halves is +100 %. */
function formatChange({ unit, value }: Figure, before: Figure | undefined): string {
  if (before === undefined || before.unit !== unit || value === 0 || before.value === 0) return '';
  const ratio = DURATIONS.some((duration) => duration === unit) ? before.value / value : value / before.value;
  const percent = (ratio - 1) * 100;
  return ` ${percent < 0 ? '' : '+'}${percent.toFixed(1)} %`;
}

/** Formats one line per name with a column for each process; with the change in speed if there are earlier figures. */
export function formatFigures(figures: readonly Figure[], earlier: readonly Figure[] = []): string[] {
  const before = new Map(earlier.map((one) => [keyOf(one), one]));
  const [width, heads] = [earlier.length > 0 ? 20 : 11, ['alone', 'together'] as const];
  const lines = [...new Set(figures.map(({ name }) => name))].map((name) => {
    const found = heads.map((measured) =>
      figures.find((one) => one.name === name && one.measured === measured),
    );
    const cells = found.map((one) =>
      one === undefined ? '' : formatNumber(one.value) + formatChange(one, before.get(keyOf(one))),
    );
    const unit = found.find((one) => one !== undefined)?.unit ?? '';
    return `${name.padEnd(52)}${cells.map((cell) => cell.padStart(width)).join('')} ${unit}`;
  });
  return [`${''.padEnd(52)}${heads.map((head) => head.padStart(width)).join('')}`, ...lines];
}
