/** `ludoteca rules`: prints a summary of a game's rules. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT_CODES, LANGUAGES } from '@ludoteca/kit';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { wrapText } from '../terminal/text-layout.ts';
import { choiceOption } from '../args/options.ts';

const messages = {
  about: 'Tells the rules of a game in short.',
  lang: `the language: ${LANGUAGES.join(', ')} (default: en)`,
  whole: { it: 'Tutte le regole:', en: 'All of the rules:', pt: 'Todas as regras:' },
};

/** Every game has its rules beside its code. */
const rulesPath = (id: string): string =>
  fileURLToPath(new URL(`../../../games/${id}/RULES.md`, import.meta.url));

export const rulesCommand = defineCommand({
  name: 'rules',
  about: messages.about,
  parameters: ['GAME'],
  options: { lang: choiceOption('LANG', LANGUAGES, messages.lang) },
  notes: [],
  run: async ([id = ''], { lang = 'en' }, environment, entries) => {
    const { game, texts } = findGame(id, entries);
    const { name, about, rules: paragraphs } = texts[lang];
    environment.print(environment.colours.bold(name));
    for (const text of [about, ...paragraphs])
      for (const line of ['', ...wrapText(text, environment.width)]) environment.print(line);
    const file = rulesPath(game.id);
    if (existsSync(file)) for (const line of ['', `${messages.whole[lang]} ${file}`]) environment.print(line);
    return EXIT_CODES.done;
  },
});
