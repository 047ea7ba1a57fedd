import { catalogue } from '@ludoteca/games';
import { LANGUAGES } from '@ludoteca/kit';
import { columns } from '../columns.ts';
import { command } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { flag, oneOf } from '../options.ts';

const words = {
  about: 'Lists the games.',
  all: 'list those too that exist to teach or to test',
  lang: `the language of names: ${LANGUAGES.join(', ')} (default: en)`,
  json: 'print the list as JSON, with the settings of each game',
  none: 'No game is listed; --all shows those that exist to teach or to test.',
  heads: ['id', 'name', 'seats', 'about'],
};

export const games = command({
  name: 'games',
  about: words.about,
  takes: [],
  options: { all: flag(words.all), lang: oneOf('LANG', LANGUAGES, words.lang), json: flag(words.json) },
  notes: [],
  run: async (_, { all, lang = 'en', json }, hands) => {
    const shown = catalogue.filter(({ listed }) => listed || all);
    if (json) {
      const list = shown.map(({ game: { id, version, seats }, texts, form, listed }) => {
        const { name, about } = texts[lang];
        return { id, name, about, version, seats, settings: form, listed };
      });
      hands.print(JSON.stringify(list));
      return EXIT.done;
    }
    const rows = shown.map(({ game: { id, seats }, texts }) => {
      const { name, about } = texts[lang];
      return [id, name, `${seats.min}-${seats.max}`, about];
    });
    if (rows.length === 0) hands.print(words.none);
    else for (const line of columns([words.heads, ...rows])) hands.print(line);
    return EXIT.done;
  },
});
