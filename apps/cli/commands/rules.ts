import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@ludoteca/kit';
import { command } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { entryNamed } from '../entries.ts';
import { wrapped } from '../layout.ts';
import { oneOf } from '../options.ts';

const words = {
  about: 'Tells the rules of a game in short.',
  lang: `the language: ${LANGUAGES.join(', ')} (default: en)`,
  whole: { it: 'Tutte le regole:', en: 'All of the rules:', pt: 'Todas as regras:' },
};

/** Every game has its rules beside its code. */
const rulesFile = (id: string): string =>
  fileURLToPath(new URL(`../../../games/${id}/RULES.md`, import.meta.url));

export const rules = command({
  name: 'rules',
  about: words.about,
  takes: ['GAME'],
  options: { lang: oneOf('LANG', LANGUAGES, words.lang) },
  notes: [],
  run: async ([id = ''], { lang = 'en' }, hands, entries) => {
    const { game, texts } = entryNamed(id, entries);
    const { name, about, rules: paragraphs } = texts[lang];
    hands.print(hands.colours.bold(name));
    for (const text of [about, ...paragraphs])
      for (const line of ['', ...wrapped(text, hands.width)]) hands.print(line);
    const file = rulesFile(game.id);
    if (existsSync(file)) for (const line of ['', `${words.whole[lang]} ${file}`]) hands.print(line);
    return EXIT.done;
  },
});
