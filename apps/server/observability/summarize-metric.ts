/** A metric as a few numbers, for people who read it without a monitoring system. */
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';

type ReadMetric = MetricObjectWithValues<MetricValue<string> & Partial<MetricValueWithName<string>>>;

/** The sum over all labels; of a histogram the number of observations and their mean. */
export function summarizeMetric({ name, values }: ReadMetric): readonly (readonly [string, number])[] {
  const add = (part: string | undefined): number =>
    values.reduce((sum, { value, metricName }) => (metricName === part ? sum + value : sum), 0);
  if (values.every(({ metricName }) => metricName === undefined)) return [[name, add(undefined)]];
  const count = add(`${name}_count`);
  const mean = count === 0 ? 0 : Number((add(`${name}_sum`) / count).toPrecision(3));
  return [
    [`${name}_count`, count],
    [`${name}_mean`, mean],
  ];
}
