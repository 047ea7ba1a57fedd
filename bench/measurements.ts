/** Measurements of a benchmark run: their file format, comparison and table. */
import { type Infer, schema } from '@ludoteca/kernel';

/** Units of which more is worse. */
const COSTS = ['µs', 'ms', 'kB'] as const;
const RATES = ['iterations/s', 'decisions/s', 'matches/s', 'answers/s', '%'] as const;

const { list, number, object, oneOf, text } = schema;

const measurement = object({
  name: text(200, 1),
  /** The process in which the measurement was measured: `together` with all games, any other `alone`. */
  measured: oneOf('alone', 'together'),
  unit: oneOf(...RATES, ...COSTS),
  value: number(0, Number.MAX_VALUE),
});
export type Measurement = Infer<typeof measurement>;

/** What `--save` writes, `--compare` reads and `--json` prints. */
export const measurementsFile = object({
  node: text(100),
  rounds: number(1, 1e6),
  measurements: list(measurement, 10_000),
});
export type MeasurementsFile = Infer<typeof measurementsFile>;

const keyOf = ({ name, measured }: Measurement): string => `${name} ${measured}`;

const formatNumber = (value: number): string =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(2)} M`
    : value >= 1e4
      ? `${(value / 1e3).toFixed(1)} k`
      : value >= 100
        ? value.toFixed(0)
        : value.toFixed(value >= 10 ? 1 : 2);

/** The change in speed: a cost that halves is +100 %. */
function formatChange({ unit, value }: Measurement, before: Measurement | undefined): string {
  if (before === undefined || before.unit !== unit || value === 0 || before.value === 0) return '';
  const ratio = COSTS.some((cost) => cost === unit) ? before.value / value : value / before.value;
  const percent = (ratio - 1) * 100;
  return ` ${percent < 0 ? '' : '+'}${percent.toFixed(1)} %`;
}

/** Formats one line per name with a column for each process; with the change in speed if there are earlier measurements. */
export function formatMeasurements(
  measurements: readonly Measurement[],
  earlier: readonly Measurement[] = [],
): string[] {
  const before = new Map(earlier.map((one) => [keyOf(one), one]));
  const [width, heads] = [earlier.length > 0 ? 20 : 11, ['alone', 'together'] as const];
  const lines = [...new Set(measurements.map(({ name }) => name))].map((name) => {
    const found = heads.map((measured) =>
      measurements.find((one) => one.name === name && one.measured === measured),
    );
    const cells = found.map((one) =>
      one === undefined ? '' : formatNumber(one.value) + formatChange(one, before.get(keyOf(one))),
    );
    const unit = found.find((one) => one !== undefined)?.unit ?? '';
    return `${name.padEnd(52)}${cells.map((cell) => cell.padStart(width)).join('')} ${unit}`;
  });
  return [`${''.padEnd(52)}${heads.map((head) => head.padStart(width)).join('')}`, ...lines];
}
