/** Test projects: browser tests, tests that need isolated modules, and all others. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER_TESTS = 'apps/web/e2e/**/*.test.ts';
/** Tests that change module data, such as Lirya's cards, or inspect their process: each file gets fresh modules. */
const ISOLATED_TESTS = [
  'games/lirya/**/*.test.ts',
  'games/teferi/card-table.test.ts',
  'apps/cli/files/add-ons.test.ts',
  'players/process/**/*.test.ts',
  '**/soak.test.ts',
];

/** Long test files start first, so that no worker is left with one of them at the end. */
const LONG_TESTS = [/\/conformance\.test/, /\/apps\/(server|cli)\//, /\/(players|examples|testkit)\//];

/** Projects run one after another, because workers keep loaded modules only within one. */
const PROJECTS = ['browser', 'isolated', 'shared'];

function rank({ project, moduleId }: TestSpecification): number {
  const long = LONG_TESTS.findIndex((kind) => kind.test(moduleId));
  return PROJECTS.indexOf(project.name) * 10 + (long < 0 ? LONG_TESTS.length : long);
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** Environment of all tests: the scale of volume tests, data apart from the user's, and fixed seeds. */
const createEnv = (mode: string) => ({
  LUDOTECA_SCALE: mode === 'soak' ? (process.env['LUDOTECA_SCALE'] ?? '1') : '0.02',
  LUDOTECA_DATA: 'out/test-data',
  LUDOTECA_PROGRAM: 'ludoteca',
  LUDOTECA_SEED: 'tests',
  DATABASE_URL: '',
});

/** Timeouts only guard against hangs: they must hold on a machine that is many times slower. */
const timeouts = (mode: string) => {
  const limit = mode === 'test' ? 900_000 : 7_200_000;
  return { testTimeout: limit, hookTimeout: limit };
};

/** `npm test` runs a fiftieth of the volume of `npm run soak`; `npm run strength:tests` has what needs intervals. */
export default defineConfig(({ mode }) => ({
  test: {
    // Many tests wait for processes and browsers, so four workers keep two cores busy.
    maxWorkers: 4,
    expect: { poll: { timeout: 300_000 } },
    // Hundreds of files load the same modules, so workers keep them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          env: createEnv(mode),
          ...timeouts(mode),
          name: 'shared',
          // Starts PostgreSQL when a test needs it.
          globalSetup: 'apps/server/testing/postgres/global-setup.testing.ts',
          include: mode === 'strength' ? ['**/*.strength.ts'] : ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'out/**', BROWSER_TESTS, ...ISOLATED_TESTS],
        },
      },
      {
        extends: true,
        test: {
          env: createEnv(mode),
          ...timeouts(mode),
          name: 'isolated',
          include: mode === 'strength' ? [] : ISOLATED_TESTS,
          exclude: ['**/node_modules/**', 'out/**'],
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: mode === 'strength' ? [] : [BROWSER_TESTS],
          // All files share one built page.
          globalSetup: 'apps/web/e2e/global-setup.testing.ts',
          env: createEnv(mode),
          ...timeouts(mode),
        },
      },
    ],
  },
}));
