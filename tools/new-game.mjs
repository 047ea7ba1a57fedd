/**
 * Creates a game: tools/new-game NAME copies Rumour under that name and adds it to the catalogue.
 * It runs before anything is installed and therefore imports only node: modules.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkName, LEFT_OUT, namesOf, NewGameError, renameIn } from './game-template.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const games = join(root, 'games');
const template = join(games, 'rumour');
const catalogueFile = join(games, 'catalogue.ts');

const USAGE = `usage: tools/new-game NAME

Creates games/NAME from games/rumour and adds it to games/catalogue.ts.
NAME: small letters, digits and single hyphens, beginning with a letter, such as "hearts" or "old-maid".`;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** Throws for a name that cannot be used, before anything is written. */
function checkNewName(names) {
  const sources = filesIn(template).filter((file) => file.endsWith('.ts'));
  const files = [catalogueFile, ...sources.map((file) => join(template, file))];
  if (/^[a-z0-9-]+$/.test(names.id) && existsSync(join(games, names.id)))
    throw new NewGameError(`games/${names.id} already exists`);
  checkName(
    names,
    files.map((file) => readFileSync(file, 'utf8')),
  );
}

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
  checkNewName(names);
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
