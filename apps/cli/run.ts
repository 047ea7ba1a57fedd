import { readFileSync } from 'node:fs';
import { columns } from './columns.ts';
import type { Command, Hands } from './command.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { sim } from './commands/sim.ts';
import { start } from './commands/start.ts';
import { verify } from './commands/verify.ts';
import { Complaint, EXIT, type Exit } from './complaint.ts';

const COMMANDS: readonly Command[] = [start, games, play, sim, replay, verify];

const words = {
  about: 'A home for turn-based games with hidden information.',
  commands: 'Commands',
  more: 'ludoteca COMMAND --help tells more of each.',
  complaint: (name: string, message: string) => `${name}: ${message} (help: ${name} --help)`,
  unknown: (word: string) =>
    `"${word}" is not a command; there are ${COMMANDS.map(({ name }) => name).join(', ')}`,
};

/** Runs the command line. Whatever cannot be done as asked ends as one line and an exit code. */
export async function run(args: readonly string[], hands: Hands): Promise<Exit> {
  const [word, ...rest] = args;
  const known = COMMANDS.find(({ name }) => name === word);
  try {
    if (known !== undefined) return await known.run(rest, hands);
    if (word === '--version') hands.print(version());
    else if (word === undefined || word === '--help' || word === '-h' || word === 'help') help(hands);
    else throw new Complaint(words.unknown(word));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const name = known === undefined ? 'ludoteca' : `ludoteca ${known.name}`;
    hands.complain(words.complaint(name, error.message));
    return error.exit;
  }
}

function help(hands: Hands): void {
  const rows = COMMANDS.map(({ name, about }) => [`  ${name}`, about]);
  const lines = [
    'ludoteca COMMAND …',
    '',
    words.about,
    '',
    words.commands,
    ...columns([...rows, ['  --help', 'Shows this.'], ['  --version', 'Prints the version.']]),
    '',
    words.more,
  ];
  for (const line of lines) hands.print(line);
}

function version(): string {
  const read = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return read.version;
}
