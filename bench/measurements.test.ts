import { expect, test } from 'vitest';
import { type Measurement, formatMeasurements } from './measurements.ts';

const measurements: Measurement[] = [
  { name: 'loop', measured: 'alone', unit: 'decisions/s', value: 20e6 },
  { name: 'loop', measured: 'together', unit: 'decisions/s', value: 15e6 },
  { name: 'copy', measured: 'alone', unit: 'µs', value: 2 },
];

test('each name has one line with a column for each process', () => {
  const lines = formatMeasurements(measurements).map((line) => line.split(/\s{2,}/));
  expect(lines).toEqual([
    ['', 'alone', 'together'],
    ['loop', '20.00 M', '15.00 M decisions/s'],
    ['copy', '2.00', 'µs'],
  ]);
});

test('a comparison shows the change in speed, also of durations', () => {
  const earlier = measurements.map((measurement) => ({
    ...measurement,
    value: measurement.unit === 'µs' ? 4 : 10e6,
  }));
  const [, loop, copy] = formatMeasurements(measurements, earlier);
  expect(loop).toMatch(/20\.00 M \+100\.0 % +15\.00 M \+50\.0 % decisions/);
  expect(copy).toMatch(/2\.00 \+100\.0 %/);
});

test('a measurement without an earlier one of the same unit is shown without a change', () => {
  const [, , copy] = formatMeasurements(measurements, [
    { name: 'copy', measured: 'alone', unit: 'ms', value: 1 },
  ]);
  expect(copy).not.toContain('+');
});
