import { defineConfig } from 'vitest/config';

/** `npm test` runs a fiftieth of the volume of `npm run soak`; `npm run strength` has what needs intervals. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'strength' ? ['**/*.strength.ts'] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**'],
    // Whoever runs the tests keeps matches of their own: tests have another place.
    env: { LUDOTECA_SCALE: mode === 'soak' ? '1' : '0.02', LUDOTECA_DATA: 'out/test-data' },
    testTimeout: mode === 'test' ? 60_000 : 3_600_000,
    maxWorkers: 2,
  },
}));
