/**
 * Makes a game of one's own: tools/new-game NAME copies rumour under that name and enters it in the catalogue.
 * It runs before anything is installed: only node: modules here.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = join(root, 'games');
const template = join(games, 'rumour');
const catalogueFile = join(games, 'catalogue.ts');

const USAGE = `usage: tools/new-game NAME

Makes games/NAME from games/rumour and enters it in games/catalogue.ts.
NAME: small letters, digits and single hyphens, beginning with a letter, such as "hearts" or "old-maid".`;

const RESERVED =
  'arguments await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';

class Refusal extends Error {}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** old-maid is OldMaid as a type, oldMaid as a value, Old maid as a title. */
function namesOf(id) {
  const type = id.split('-').map(capital).join('');
  return {
    id,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: capital(id.replaceAll('-', ' ')),
  };
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** Refuses what could not be a game, before anything is written. */
function checkName({ id, type, value }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new Refusal(`"${id}" is no name for a game: small letters, digits and single hyphens, at most 40`);
  if (existsSync(join(games, id))) throw new Refusal(`games/${id} is there already`);
  const sources = filesIn(template).filter((file) => file.endsWith('.ts'));
  const words = [catalogueFile, ...sources.map((file) => join(template, file))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const inCode = new RegExp(`\\b(${type}|${value})\\b`);
  const taken = type in globalThis || value in globalThis || RESERVED.split(' ').includes(value);
  if (taken || words.some((text) => inCode.test(text)))
    throw new Refusal(`"${id}" already means something in the code: choose another name`);
}

/** Where the template speaks of itself; everywhere else "rumour" is one of its cards. */
const renamings = ({ id, type, value, title }) => [
  [/\.ts$/, /\bRumour\b/g, type],
  [/\.ts$/, /(?<=export const |import \{ |\()rumour(?=:| \}|,|\))/g, value],
  [/\.ts$/, /\brumour(?=\.game\b)/g, value],
  [/index\.ts$/, /(?<=id: ')rumour(?=')/, id],
  [/text[/\\]..\.ts$/, /(?<=^ {2}name: ')[^']*(?=')/m, title],
  [/RULES\.md$/, /(?<=^# ).*/, title],
  [/perft\.txt$/, /^rumour(?= \|)/gm, id],
  [/playthroughs[/\\].*\.txt$/, /(?<=^game: )rumour$/m, id],
];

function rename(text, file, names) {
  return renamings(names)
    .filter(([where]) => where.test(file))
    .reduce((renamed, [, from, to]) => renamed.replace(from, to), text);
}

/** The catalogue with one game more. */
function enterIn(text, { id, value }) {
  const list = /(?<=export const catalogue[^=]*= \[)[^\]]*(?=\];)/.exec(text);
  const last = [...text.matchAll(/^import .*;\n/gm)].at(-1);
  if (list === null || last === undefined)
    throw new Refusal('games/catalogue.ts is not written as it used to be');
  const entries = [...list[0].split(',').map((entry) => entry.trim()), `eraseGameType(${value})`].filter(
    Boolean,
  );
  const withGame = text.slice(0, list.index) + entries.join(', ') + text.slice(list.index + list[0].length);
  const end = last.index + last[0].length;
  return `${withGame.slice(0, end)}import { ${value} } from './${id}/index.ts';\n${withGame.slice(end)}`;
}

function makeGame(id) {
  const names = namesOf(id);
  checkName(names);
  const catalogue = enterIn(readFileSync(catalogueFile, 'utf8'), names);
  const folder = join(games, id);
  cpSync(template, folder, { recursive: true, errorOnExist: true, force: false });
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    writeFileSync(path, rename(readFileSync(path, 'utf8'), file, names));
    renameSync(path, join(folder, file.replace(/^rumour(?=\.)/, id)));
  }
  writeFileSync(catalogueFile, catalogue);
}

/** Names of other lengths break lines elsewhere. */
function putIntoShape(id) {
  const oxfmt = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  if (!existsSync(oxfmt)) return false;
  const shaped = spawnSync(process.execPath, [oxfmt, `games/${id}`, 'games/catalogue.ts'], { cwd: root });
  return shaped.status === 0;
}

/** The six steps of CONTRIBUTING.md. */
const nextSteps = (id) => `A new game in six steps:
  1. tools/new-game ${id}: done. games/${id} is Rumour under another name and stands in games/catalogue.ts
  2. RULES.md: your rules in prose, numbered, corner cases included
  3. parts.ts, rules.ts, view.ts: types, rules in the order of RULES.md, who knows what; the compiler names what is missing
  4. text/ and heuristics.ts: every word in Italian, English and Portuguese, and a sensible player;
     listed: true in index.ts once menus may show the game
  5. Tests: conformance.test.ts knows where the cards lie; scenarios/ has a story for each rule, perft.txt the figures;
     oracle.test.ts with rulebook.testing.ts was for Rumour
  6. tools/record-playthrough ${id}, read what it wrote, then npm test, and a line in CHANGELOG.md
The tests of this game alone: npx vitest run games/${id}
All of it with a real game: docs/writing-a-game.md`;

const UNSHAPED =
  'Long lines are not broken yet, since nothing is installed: node tools/setup.mjs && npm run format';

function main(words) {
  if (words.includes('--help') || words.includes('-h')) return console.log(USAGE);
  const [id, ...rest] = words;
  try {
    if (id === undefined || id.startsWith('-') || rest.length > 0)
      throw new Refusal('one name, please: tools/new-game NAME');
    makeGame(id);
    const shaped = putIntoShape(id);
    console.log(nextSteps(id));
    if (!shaped) console.log(UNSHAPED);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`new-game: ${error.message}`);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
