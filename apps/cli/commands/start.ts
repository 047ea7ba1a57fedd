import { command } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { columns } from '../layout.ts';

const words = {
  about: 'Says what games there are and what can be done with them.',
  welcome: 'Welcome to Ludoteca.',
  games: 'Games',
  things: 'What you can do',
  rules: 'read the rules in short',
  menu: 'the menu: play, go on, load, watch, statistics, settings',
  play: 'play at this terminal, against the computer or with others',
  sim: 'let computer players play a hundred games',
  archives: 'keep an archive of every game',
  verify: 'see whether archives tell the truth',
  replay: 'watch a match again, forward and back',
  help: 'all commands',
};

export const start = command({
  name: 'start',
  about: words.about,
  takes: [],
  options: {},
  notes: [],
  run: async (_, __, hands, entries) => {
    const listed = entries.filter((entry) => entry.listed);
    const games = (listed.length > 0 ? listed : entries).map(({ game: { id, seats }, texts }) => [
      `  ${id}`,
      `${seats.min} to ${seats.max} seats`,
      texts.en.about,
    ]);
    const example = games[0]?.[0]?.trim() ?? 'GAME';
    const things = [
      ['  npx ludoteca', words.menu],
      [`  npx ludoteca rules ${example}`, words.rules],
      [`  npx ludoteca play ${example}`, words.play],
      [`  npx ludoteca sim ${example} --players random,greedy`, words.sim],
      [`  npx ludoteca sim ${example} --out matches`, words.archives],
      ['  npx ludoteca verify matches', words.verify],
      ['  npx ludoteca replay FILE', words.replay],
      ['  npx ludoteca --help', words.help],
    ];
    const { width } = hands;
    const { bold } = hands.colours;
    const lines = [
      bold(words.welcome),
      '',
      bold(words.games),
      ...columns(games, { width }),
      '',
      bold(words.things),
      ...columns(things, { width }),
    ];
    for (const line of lines) hands.print(line);
    return EXIT.done;
  },
});
