import { defineConfig } from 'vitest/config';

const IN_BROWSERS = 'apps/web/e2e/**/*.test.ts';

/** What projects inherit knows no mode: each is told. Whoever runs the tests keeps matches of their own: tests have another place. */
const envIn = (mode: string) => ({
  LUDOTECA_SCALE: mode === 'soak' ? '1' : '0.02',
  LUDOTECA_DATA: 'out/test-data',
});

const timeIn = (mode: string): number => (mode === 'test' ? 60_000 : 3_600_000);

/** `npm test` runs a fiftieth of the volume of `npm run soak`; `npm run strength` has what needs intervals. */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: mode === 'strength' ? ['**/*.strength.ts'] : ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'out/**', IN_BROWSERS],
          env: envIn(mode),
          testTimeout: timeIn(mode),
          // What tests of one volume share is made before the first of them.
          hookTimeout: timeIn(mode),
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: mode === 'strength' ? [] : [IN_BROWSERS],
          // They share the page that is built and the browser that shows it.
          globalSetup: 'apps/web/e2e/stage.testing.ts',
          env: envIn(mode),
          // A browser among many processes on a small machine takes its time.
          testTimeout: 180_000,
        },
      },
    ],
  },
}));
