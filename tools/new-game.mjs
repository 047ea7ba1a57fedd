/**
 * Makes a game of one's own: tools/new-game NAME copies rumour under that name and enters it in the catalogue.
 * It runs before anything is installed: only node: modules here.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = join(root, 'games');
const template = join(games, 'rumour');
const catalogueFile = join(games, 'catalogue.ts');
const WIDTH = 110;

const USAGE = `usage: tools/new-game NAME

Makes games/NAME from games/rumour and enters it in games/catalogue.ts.
NAME: small letters, digits and single hyphens, beginning with a letter, such as "hearts" or "old-maid".`;

const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';

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
  const taken = new RegExp(`\\b(${type}|${value})\\b`);
  if (RESERVED.split(' ').includes(value) || words.some((text) => taken.test(text)))
    throw new Refusal(
      `"${id}" already means something in the code that would be copied: choose another name`,
    );
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
  const entries = [...list[0].split(',').map((entry) => entry.trim()), `someEntry(${value})`].filter(Boolean);
  const inLine = entries.join(', ');
  const start = text.slice(text.lastIndexOf('\n', list.index) + 1, list.index);
  const listed =
    `${start}${inLine}];`.length <= WIDTH ? inLine : `\n${entries.map((entry) => `  ${entry},\n`).join('')}`;
  const withGame = text.slice(0, list.index) + listed + text.slice(list.index + list[0].length);
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
  }
  writeFileSync(catalogueFile, catalogue);
}

const nextSteps = (
  id,
) => `games/${id} is made, with the rules of rumour, and stands in games/catalogue.ts. Next:
  2. RULES.md: your rules, numbered
  3. parts.ts, then rules.ts and view.ts: the compiler names what is missing
  4. text/: every word in Italian, English and Portuguese; listed: true in index.ts when menus may show it
  5. scenarios/ and perft.txt: a story for each rule; oracle.test.ts with rulebook.testing.ts was for rumour
  6. tools/record-playthrough ${id}, then npm test`;

function main(words) {
  if (words.includes('--help') || words.includes('-h')) return console.log(USAGE);
  const [id, ...rest] = words;
  try {
    if (id === undefined || id.startsWith('-') || rest.length > 0)
      throw new Refusal('one name, please: tools/new-game NAME');
    makeGame(id);
    console.log(nextSteps(id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`new-game: ${error.message}`);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
