/** `ludoteca new-game`: creates the package of a new game in the current folder. */
import { resolve } from 'node:path';
import process from 'node:process';
import { type ByLanguage, EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { NewGameError } from '../../../tools/game-template.mjs';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { programNameIn } from '../args/program-name.ts';
import { createGamePackage } from '../new-game/create-game-package.ts';
import { messageOf } from '../terminal/sanitize.ts';

const describeWriteError = (why: string): ByLanguage<string> =>
  inLanguages(
    `il gioco non si può scrivere: ${why}`,
    `the game cannot be written: ${why}`,
    `o jogo não pode ser gravado: ${why}`,
  );

const describeTakenName = (id: string): ByLanguage<string> =>
  inLanguages(
    `${id} c’è già: scegli un altro nome`,
    `${id} is already taken: choose another name`,
    `${id} já existe: escolha outro nome`,
  );

const nextSteps: ByLanguage<(id: string, program: string) => readonly string[]> = {
  it: (id, program) => [
    `${id} è pronto. Poi:`,
    `  cd ${id}`,
    '  npm install && npm run build && npm test',
    `  ${program} --game . play ${id}`,
    `  ${program} --game . serve`,
    'Le regole: RULES.md, poi src/rules.ts. Il codice di un gioco ha i tuoi stessi permessi.',
  ],
  en: (id, program) => [
    `${id} is ready. Next:`,
    `  cd ${id}`,
    '  npm install && npm run build && npm test',
    `  ${program} --game . play ${id}`,
    `  ${program} --game . serve`,
    'The rules: RULES.md, then src/rules.ts. The code of a game runs with your rights.',
  ],
  pt: (id, program) => [
    `${id} está pronto. Depois:`,
    `  cd ${id}`,
    '  npm install && npm run build && npm test',
    `  ${program} --game . play ${id}`,
    `  ${program} --game . serve`,
    'As regras: RULES.md, depois src/rules.ts. O código de um jogo roda com as suas permissões.',
  ],
};

/** npm installs no package into one of the same name. */
const DEPENDENCIES: ReadonlySet<string> = new Set(['ludoteca', 'typescript', 'vitest']);

export const newGameCommand = defineCommand({
  name: 'new-game',
  parameters: ['NAME'],
  options: {},
  run: async ([id = ''], _, environment, entries) => {
    if (DEPENDENCIES.has(id) || entries.some(({ game }) => game.id === id))
      throw new CliError(describeTakenName(id));
    try {
      createGamePackage(id, process.cwd());
    } catch (error) {
      throw new CliError(
        error instanceof NewGameError ? error.message : describeWriteError(messageOf(error)),
      );
    }
    for (const line of nextSteps[environment.language](id, programNameIn(resolve(id))))
      environment.print(line);
    return EXIT_CODES.done;
  },
});
