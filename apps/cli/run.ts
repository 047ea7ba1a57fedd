import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { Command, Hands } from './command.ts';
import { bots } from './commands/bots.ts';
import { games } from './commands/games.ts';
import { join } from './commands/join.ts';
import { menu } from './commands/menu.ts';
import { commandsOf, runAlone, runOwn } from './commands/own.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { Complaint, EXIT } from './complaint.ts';
import { entryNamed } from './entries.ts';
import { quoted } from './foreign.ts';
import { columns, wrapped } from './layout.ts';
import { meant } from './near.ts';
import { version } from './version.ts';

export const COMMANDS: readonly Command[] = [
  games,
  rules,
  play,
  menu,
  serve,
  join,
  sim,
  bots,
  replay,
  verify,
];

const words = {
  about: 'A home for turn-based games with hidden information. Without a word, in a terminal: the menu.',
  commands: 'Commands',
  own: "The games' own commands",
  more: 'ludoteca COMMAND --help, or ludoteca help COMMAND, tells more of each.',
  complaint: (name: string, message: string) => `${name}: ${message} (help: ${name} --help)`,
  unknown: (word: string, known: readonly string[]) =>
    `${quoted(word)} is not a command; there are ${known.join(', ')}`,
};

/** Runs the command line. */
export async function run(
  args: readonly string[],
  hands: Hands,
  entries: readonly AnyCatalogueEntry[] = catalogue,
): Promise<number> {
  const [word, ...rest] = asHelp(args);
  const known = COMMANDS.find(({ name }) => name === word);
  const game = entries.find((entry) => entry.game.id === word);
  const name = known?.name ?? game?.game.id;
  return complaining(name === undefined ? 'ludoteca' : `ludoteca ${name}`, hands, async () => {
    if (known !== undefined) return known.run(rest, hands, entries);
    if (game !== undefined) return runOwn(game, rest, hands, entries);
    if (word === undefined && hands.attended) return menu.run([], hands, entries);
    if (word === '--version') hands.print(version());
    else if (word === undefined || word === '--help' || word === '-h') help(hands, entries);
    else throw stranger(word, entries);
    return EXIT.done;
  });
}

/** Runs a game that is called by its own name, as its original is. */
export const runGame = (
  id: string,
  args: readonly string[],
  hands: Hands,
  entries: readonly AnyCatalogueEntry[] = catalogue,
): Promise<number> => complaining(id, hands, () => runAlone(entryNamed(id, entries), args, hands));

/** Whatever cannot be done as asked ends as one line, one more for each fault where there are several, and an exit code. */
async function complaining(speaker: string, hands: Hands, deed: () => Promise<number>): Promise<number> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    hands.complain(words.complaint(speaker, error.message));
    for (const fault of error.faults) hands.complain(`  ${fault}`);
    return error.exit;
  }
}

/** `help sim` is another way to say `sim --help`. */
function asHelp(args: readonly string[]): readonly string[] {
  const [word, about, ...rest] = args;
  if (word !== 'help') return args;
  return about === undefined ? ['--help'] : [about, ...rest, '--help'];
}

function stranger(word: string, entries: readonly AnyCatalogueEntry[]): Complaint {
  const known = COMMANDS.map(({ name }) => name);
  const ids = entries.map(({ game }) => game.id);
  return new Complaint(words.unknown(word, known) + meant(word, [...known, ...ids]));
}

function help(hands: Hands, entries: readonly AnyCatalogueEntry[]): void {
  const { width } = hands;
  const rows = COMMANDS.map(({ name, about }) => [`  ${name}`, about]);
  const own = entries.flatMap((entry) => commandsOf(entry));
  const lines = [
    'ludoteca [COMMAND …]',
    '',
    ...wrapped(words.about, width),
    '',
    words.commands,
    ...columns([...rows, ['  --help', 'Shows this.'], ['  --version', 'Prints the version.']], { width }),
    ...(own.length === 0 ? [] : ['', words.own, ...columns(own, { width })]),
    '',
    ...wrapped(words.more, width),
  ];
  for (const line of lines) hands.print(line);
}
