/** `ludoteca new-game`: creates the package of a new game in the current folder. */
import process from 'node:process';
import { type ByLanguage, EXIT_CODES, LANGUAGES } from '@ludoteca/kit';
import { NewGameError } from '../../../tools/game-template.mjs';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { choiceOption } from '../args/options.ts';
import { programName } from '../args/program-name.ts';
import { createGamePackage } from '../new-game/create-game-package.ts';
import { messageOf } from '../terminal/sanitize.ts';

const messages = {
  about:
    'Creates the package of a new game in the current folder: a small game that can be played and tested at once.',
  lang: `the language: ${LANGUAGES.join(', ')} (default: the language of the terminal)`,
  notes: [
    'NAME: small letters, digits and single hyphens, beginning with a letter, such as hearts or old-maid.',
    'The code of a game runs with your rights, like any program: use games of people whom you trust.',
    'Exit code: 0 created, 2 invalid arguments; then nothing is written.',
  ],
  notWritten: (why: string) => `the game cannot be written: ${why}`,
};

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

export const newGameCommand = defineCommand({
  name: 'new-game',
  about: messages.about,
  parameters: ['NAME'],
  options: { lang: choiceOption('LANG', LANGUAGES, messages.lang) },
  notes: messages.notes,
  run: async ([id = ''], { lang }, environment) => {
    try {
      createGamePackage(id, process.cwd());
    } catch (error) {
      throw new CliError(
        error instanceof NewGameError ? error.message : messages.notWritten(messageOf(error)),
      );
    }
    for (const line of nextSteps[lang ?? environment.language](id, programName())) environment.print(line);
    return EXIT_CODES.done;
  },
});
