/**
 * Creates a game: tools/new-game NAME copies Rumour under that name and adds it to the catalogue.
 * It runs before anything is installed and therefore imports only node: modules.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = join(root, 'games');
const template = join(games, 'rumour');
const catalogueFile = join(games, 'catalogue.ts');

const USAGE = `usage: tools/new-game NAME

Creates games/NAME from games/rumour and adds it to games/catalogue.ts.
NAME: small letters, digits and single hyphens, beginning with a letter, such as "hearts" or "old-maid".`;

const RESERVED =
  'arguments await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield';

class NewGameError extends Error {}

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

/** Throws for a name that cannot be used, before anything is written. */
function checkName({ id, type, value }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new NewGameError(
      `"${id}" is not a valid name: small letters, digits and single hyphens, at most 40`,
    );
  if (existsSync(join(games, id))) throw new NewGameError(`games/${id} already exists`);
  const sources = filesIn(template).filter((file) => file.endsWith('.ts'));
  const texts = [catalogueFile, ...sources.map((file) => join(template, file))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const inCode = new RegExp(`\\b(${type}|${value})\\b`);
  const isTaken =
    type in globalThis ||
    value in globalThis ||
    value === CARD ||
    id.includes('rumour') ||
    RESERVED.split(' ').includes(value);
  if (isTaken || texts.some((text) => inCode.test(text)))
    throw new NewGameError(`"${id}" already means something in the code: choose another name`);
}

/** Files of the template that a new game starts without: its second implementation, its translations, its cover. */
const LEFT_OUT = /^(oracle\.test\.ts|rulebook\.testing\.ts|text[/\\](it|pt)\.ts|web)$/;

/** The template is named after one of its cards, which has this name in a new game. */
const CARD = 'scandal';

const SINGLE_LANGUAGE = `/** The other languages use the English texts until the game is listed. */
export const texts: ByLanguage<GameTexts<$1>> = singleLanguage(createTexts('en', en));`;

/** Replacements as [files, pattern, replacement], applied in this order. */
const replacements = ({ id, type, value, title }) => [
  [/text[/\\]index\.ts$/, /^import \{ (it|pt) \} from .*\n/gm, ''],
  [/text[/\\]index\.ts$/, /(?<=^ {2}optionsOf,\n)/m, '  singleLanguage,\n'],
  [/text[/\\]index\.ts$/, /^export const texts: ByLanguage<GameTexts<(\w+)>> = \{[^}]*\};/m, SINGLE_LANGUAGE],
  [/text[/\\]en\.ts$/, /(?<=^ {2}name: ')[^']*(?=')/m, title],
  [/RULES\.md$/, /(?<=^# ).*/, title],
  [/\.ts$/, /Rumour/g, type],
  [/\.ts$/, /(?<=(?:ex|im)port \{ |export const |\()rumour(?=:| \}|,|\))/g, value],
  [/game\.ts$/, /(?<=id: ')rumour(?=')/, id],
  [/perft\.txt$/, /^rumour(?= \|)/gm, id],
  [/perft\.txt$/, /; rulebook\.testing\.ts agrees/g, ''],
  [/playthroughs[/\\].*\.txt$/, /(?<=^game: )rumour$/m, id],
  [/./, /rumour/g, CARD],
];

const renameIn = (text, file, names) =>
  replacements(names)
    .filter(([files]) => files.test(file))
    .reduce((renamed, [, pattern, replacement]) => renamed.replace(pattern, replacement), text);

/** The text of the catalogue with the new game. */
function addToCatalogue(text, { id, value }) {
  const list = /(?<=export const catalogue[^=]*= \[)[^\]]*(?=\];)/.exec(text);
  const last = [...text.matchAll(/^import .*;\n/gm)].at(-1);
  if (list === null || last === undefined)
    throw new NewGameError('games/catalogue.ts is not written as it used to be');
  const entries = [...list[0].split(',').map((entry) => entry.trim()), `eraseGameType(${value})`].filter(
    Boolean,
  );
  const withGame = text.slice(0, list.index) + entries.join(', ') + text.slice(list.index + list[0].length);
  const end = last.index + last[0].length;
  return `${withGame.slice(0, end)}import { ${value} } from './${id}/index.ts';\n${withGame.slice(end)}`;
}

function createGame(id) {
  const names = namesOf(id);
  checkName(names);
  const catalogue = addToCatalogue(readFileSync(catalogueFile, 'utf8'), names);
  const folder = join(games, id);
  cpSync(template, folder, {
    recursive: true,
    errorOnExist: true,
    force: false,
    filter: (path) => !LEFT_OUT.test(relative(template, path)),
  });
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    writeFileSync(path, renameIn(readFileSync(path, 'utf8'), file, names));
    renameSync(path, join(folder, file.replace(/^rumour(?=\.)/, id)));
  }
  writeFileSync(catalogueFile, catalogue);
}

/** Formats the new sources, since names of other lengths break lines elsewhere. */
function format(id) {
  const oxfmt = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  if (!existsSync(oxfmt)) return false;
  const formatted = spawnSync(process.execPath, [oxfmt, `games/${id}`, 'games/catalogue.ts'], { cwd: root });
  return formatted.status === 0;
}

/** The six steps of CONTRIBUTING.md. */
const nextSteps = (id) => `A new game in six steps:
  1. tools/new-game ${id}: done. games/${id} has the rules of Rumour with other names and is in games/catalogue.ts
  2. RULES.md: your rules in prose, numbered, corner cases included
  3. parts.ts, rules.ts, view.ts: types, rules in the order of RULES.md, who knows what; the compiler names what is missing
  4. text/ and heuristics.ts: the texts, in English at first, and a sensible player; once menus may show the game:
     Italian and Portuguese texts in text/index.ts, listed: true in entry.ts
  5. Tests: the piles of cards in conformance.test.ts, a test for each rule in scenarios/, counts in perft.txt
  6. tools/record-playthrough ${id}, read what it wrote, then npm test, and a line in CHANGELOG.md
The tests of this game alone: npx vitest run games/${id}
The tutorial: docs/writing-a-game.md`;

const NOT_FORMATTED =
  'Long lines are not broken yet, since nothing is installed: node tools/setup.mjs && npm run format';

function main(words) {
  if (words.includes('--help') || words.includes('-h')) return console.log(USAGE);
  const [id, ...rest] = words;
  try {
    if (id === undefined || id.startsWith('-') || rest.length > 0)
      throw new NewGameError('one name, please: tools/new-game NAME');
    createGame(id);
    const isFormatted = format(id);
    console.log(nextSteps(id));
    if (!isFormatted) console.log(NOT_FORMATTED);
  } catch (error) {
    if (!(error instanceof NewGameError)) throw error;
    console.error(`new-game: ${error.message}`);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
