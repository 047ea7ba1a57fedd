/** `ludoteca rules`: prints a summary of a game's rules. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ByLanguage, EXIT_CODES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { wrapText } from '../terminal/text-layout.ts';

const ALL_RULES: ByLanguage<string> = {
  it: 'Tutte le regole:',
  en: 'All of the rules:',
  pt: 'Todas as regras:',
};

/** Every game has its rules beside its code. */
const rulesPath = (id: string): string =>
  fileURLToPath(new URL(`../../../games/${id}/RULES.md`, import.meta.url));

export const rulesCommand = defineCommand({
  name: 'rules',
  parameters: ['GAME'],
  options: {},
  run: async ([id = ''], _, environment, entries) => {
    const { language } = environment;
    const { game, texts } = findGame(id, entries);
    const { name, about, rules: paragraphs } = texts[language];
    environment.print(environment.colours.bold(name));
    for (const text of [about, ...paragraphs])
      for (const line of ['', ...wrapText(text, environment.width)]) environment.print(line);
    const file = rulesPath(game.id);
    if (existsSync(file)) for (const line of ['', `${ALL_RULES[language]} ${file}`]) environment.print(line);
    return EXIT_CODES.done;
  },
});
