import { defineConfig } from 'vitest/config';

/** `npm test` runs a fiftieth of the volume that an hour of `npm run soak` runs; `npm run strength` has what needs intervals. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'strength' ? ['**/*.strength.ts'] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**'],
    env: { LUDOTECA_SCALE: mode === 'soak' ? '1' : '0.02' },
    testTimeout: mode === 'test' ? 60_000 : 3_600_000,
    maxWorkers: 2,
  },
}));
