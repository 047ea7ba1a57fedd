import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { createRowEncoder } from './row-encoder.ts';
import { FakeDevice } from './fake-device.testing.ts';
import { Painter } from './painter.ts';
import type { RenderedScreen } from './render-parts.ts';

const encode = createRowEncoder({ colours: true, convert: (text) => text });
const SIZE = { columns: 20, rows: 6 };

const rendered: fc.Arbitrary<RenderedScreen> = fc
  .array(
    fc.array(
      fc.record({
        text: fc.constantFrom('', ' ', 'seven', '♥♠', '漢字', '─', '  '),
        role: fc.constantFrom('red' as const, 'quiet' as const, 'possible' as const),
      }),
      { maxLength: 3 },
    ),
    { maxLength: SIZE.rows },
  )
  .map((rows) => ({ rows, cursor: { row: rows.length % SIZE.rows, column: 2 } }));

it('leaves the screen as if the last picture had been painted on an empty one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rendered, { minLength: 1, maxLength: 6 }), async (pictures) => {
      const step = new FakeDevice(SIZE.columns, SIZE.rows);
      const painter = new Painter(encode);
      for (const one of pictures) step.write(painter.paint(one, SIZE));
      const whole = new FakeDevice(SIZE.columns, SIZE.rows);
      whole.write(new Painter(encode).paint(pictures.at(-1)!, SIZE));
      expect(await step.look()).toEqual(await whole.look());
    }),
    { numRuns: scaleVolume(2000), seed: 3 },
  );
});

it('writes only the changed lines', () => {
  const painter = new Painter(encode);
  const rows = ['one', 'two', 'three'].map((text) => [{ text }]);
  painter.paint({ rows }, SIZE);
  const change = painter.paint({ rows: [rows[0]!, [{ text: 'zwei' }], rows[2]!] }, SIZE);
  expect(change).toContain('zwei');
  expect(change).not.toMatch(/one|three/);
});

it('repaints everything in another size and when invalidated', () => {
  const painter = new Painter(encode);
  const rows = [[{ text: 'one' }]];
  painter.paint({ rows }, SIZE);
  expect(painter.paint({ rows }, SIZE)).not.toContain('one');
  expect(painter.paint({ rows }, { columns: 30, rows: 6 })).toContain('one');
  painter.invalidate();
  expect(painter.paint({ rows }, { columns: 30, rows: 6 })).toContain('one');
});
