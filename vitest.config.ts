import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IN_BROWSERS = 'apps/web/e2e/**/*.test.ts';
/** They add cards to Lirya, which others who play it in the same process would find; or look at what their process holds. */
const APART = [
  'games/lirya/**/*.test.ts',
  'apps/cli/files/add-ons.test.ts',
  'players/process/**/*.test.ts',
  '**/soak.test.ts',
];

/** Files that take long begin first, so that no worker is left alone with one of them in the end. */
const LONG = [/\/conformance\.test/, /\/apps\/(server|cli)\//, /\/(players|examples|testkit)\//];

/** One project after the other, since workers keep what they have loaded only within one. */
const PROJECTS = ['browsers', 'apart', 'house'];

function rankOf({ project, moduleId }: TestSpecification): number {
  const long = LONG.findIndex((kind) => kind.test(moduleId));
  return PROJECTS.indexOf(project.name) * 10 + (long < 0 ? LONG.length : long);
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** What projects inherit knows no mode: each is told. Whoever runs the tests keeps matches of their own: tests have another place. */
const envIn = (mode: string) => ({
  LUDOTECA_SCALE: mode === 'soak' ? '1' : '0.02',
  LUDOTECA_DATA: 'out/test-data',
});

function inNode(mode: string) {
  const time = mode === 'test' ? 60_000 : 3_600_000;
  // What tests of one volume share is made before the first of them.
  return { env: envIn(mode), testTimeout: time, hookTimeout: time };
}

/** `npm test` runs a fiftieth of the volume of `npm run soak`; `npm run strength` has what needs intervals. */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    // Hundreds of files that load the same modules: a worker loads them once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...inNode(mode),
          name: 'house',
          include: mode === 'strength' ? ['**/*.strength.ts'] : ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'out/**', IN_BROWSERS, ...APART],
        },
      },
      {
        extends: true,
        test: {
          ...inNode(mode),
          name: 'apart',
          include: mode === 'strength' ? [] : APART,
          exclude: ['**/node_modules/**', 'out/**'],
          isolate: true,
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
