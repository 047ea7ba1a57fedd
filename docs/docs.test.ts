import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canonicalJson, makeArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import { rumour } from '@ludoteca/games/rumour';
import { describe, expect, it } from 'vitest';
import { callCli } from '../apps/cli/testing/cli.testing.ts';
import { MAX_FILE_BYTES } from '../apps/cli/files/read-file.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The files of the project, except installed, built and hidden ones. */
function filesIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !/^(\..*|node_modules|out)$/.test(name))
    .flatMap((found) => {
      const inside = path === '' ? found.name : `${path}/${found.name}`;
      return found.isDirectory() ? filesIn(inside) : [inside];
    });
}

const files = filesIn('');
const pages = files.filter((path) => path.endsWith('.md'));
/** Folders with sources; archives that a user has put here do not count. */
const folders = new Set(
  files.filter((path) => /^\w+\/.*\.(ts|mjs|md)$/.test(path)).map((path) => path.split('/')[0]),
);

const FENCE = /^```[^]*?^```$/gm;
const linksOf = (page: string): string[] =>
  [...page.replaceAll(FENCE, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** Excerpts that name their file; a line `// …` stands for something left out. */
const excerptsOf = (page: string): { readonly path: string; readonly parts: readonly string[] }[] =>
  [...page.matchAll(/^From `([^`]+)`:\n\n```\w+\n([^]*?)^```$/gm)].map(([, path = '', code = '']) => ({
    path,
    parts: code.split(/^\s*\/\/ …$/m).map(folded),
  }));

describe.each(pages)('%s', (path) => {
  const page = read(path);

  it('links to files that exist', () => {
    const missing = linksOf(page).filter((target) => !existsSync(join(root, dirname(path), target)));
    expect(missing).toEqual([]);
  });

  it('quotes code as it is in the named files', () => {
    const altered = excerptsOf(page).flatMap(({ path: file, parts }) =>
      parts.filter((part) => !folded(read(file)).includes(part)).map((part) => `${file}: ${part}`),
    );
    expect(altered).toEqual([]);
  });

  it('names the file of every TypeScript excerpt', () => {
    expect(page.match(/^```ts$/gm)?.length ?? 0).toBe(
      page.match(/^From `[^`]+\.ts`:\n\n```ts$/gm)?.length ?? 0,
    );
  });
});

/** The output with durations replaced. */
const timeless = (text: string): string =>
  text
    .replaceAll(/[\d.]+ s$/gm, 'some time')
    .replace(/(?<="seconds":)[\d.]+/, '0')
    .trim();

it.each(['README.md', 'docs/simulation.md'])('%s shows what the command it shows prints', async (path) => {
  const [, words = '', picture = ''] = /^\$ npx ludoteca (.+)\n([^]*?)^```$/m.exec(read(path)) ?? [];
  const { out } = await callCli(words.split(' '));
  expect(timeless(picture)).toBe(timeless(out.join('\n')));
});

describe('the README', () => {
  const page = read('README.md');

  it('maps exactly the folders that exist', () => {
    const listed = [...page.matchAll(/^([a-z]+)\/ /gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(folders);
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/\bnpm (?:run )?([a-z]+)/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(['start', 'test']));
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the decisions', () => {
  const numbered = readdirSync(join(root, 'docs/adr')).filter((name) => /^\d{4}-/.test(name));

  it('are all in the index, under their own titles', () => {
    const index = read('docs/adr/README.md');
    const rows = numbered.map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/adr/${name}`)) ?? [];
      return `| ${number} | [${title}](${name}) |`;
    });
    expect(index.match(/^\| \d+ .*$/gm)).toEqual(rows);
    expect(numbered.map((name) => Number(name.slice(0, 4)))).toEqual(numbered.map((_, i) => i + 1));
  });

  it.each(numbered)('%s says context, choice, price and what would change our mind', (name) => {
    const headings = [...read(`docs/adr/${name}`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Choice', 'Price', 'What would change our mind']);
  });
});

describe('the page on archives', () => {
  const page = read('docs/archive-format.md');
  const started = startMatch(rumour.game, { seats: 2, seed: '7' });
  if (!started.ok) throw new Error('the example does not start');
  const match = started.value;
  for (const answer of ['rumour', 'alibi', 'pass']) match.play(match.question!.seat, match.number, answer);
  match.lapse(match.number, 'no answer within a minute');
  match.withdraw(0, 'went home');

  it('shows the archive of this match', () => {
    const players = [
      { name: 'Ann', kind: 'person' },
      { name: 'Computer', kind: 'greedy' },
    ];
    const bytes = makeArchive(recordMatch(match, { times: [0, 2100, 5250, 65_250, 71_000], players }));
    expect(page).toContain(new TextDecoder().decode(bytes));
  });

  it('shows the position in which it ends', () => {
    expect(page).toContain(canonicalJson(match.position()));
  });

  it('states the maximum size that the command line reads', () => {
    expect(page).toContain(`reads at most ${MAX_FILE_BYTES / 2 ** 20} MiB`);
  });
});
