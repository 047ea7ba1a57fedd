import type { CommandHands, SomeEntry } from '@ludoteca/kit';
import { openReferee } from '@ludoteca/players/process';
import type { Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { readBytes } from '../files/load.ts';
import { save } from '../files/save.ts';
import { messageOf, quoted, shownPath, visible } from '../foreign.ts';
import { columns } from '../layout.ts';
import { meant } from '../near.ts';
import { troubleSentence } from '../problem.ts';
import { version } from '../version.ts';

const words = {
  none: (id: string) => `${id} has no commands of its own; ludoteca --help lists those for all games.`,
  unknown: (id: string, word: string, known: readonly string[]) =>
    known.length === 0
      ? `${id} has no commands of its own, so ${quoted(word)} is none`
      : `${quoted(word)} is not a command of ${id}; there are ${known.join(', ')}`,
  notWritten: (path: string, why: string) => `cannot write ${shownPath(path)}: ${why}`,
};

/** The commands of a game, each as it is typed and what it is for. */
export const commandsOf = ({ game, commands = [] }: SomeEntry): readonly (readonly [string, string])[] =>
  commands.map(({ name, usage }) => [`  ${game.id} ${name}`, usage.en]);

/** Runs `ludoteca GAME NAME …`. Without a name it lists the names. */
export async function runOwn(entry: SomeEntry, args: readonly string[], hands: Hands): Promise<number> {
  const { game, commands = [] } = entry;
  const [word, ...rest] = args;
  if (word === undefined || isHelp(word)) return list(commandsOf(entry), game.id, hands);
  if (word === '--version') {
    hands.print(version());
    return EXIT.done;
  }
  const known = commands.find(({ name }) => name === word);
  if (known === undefined) {
    const names = commands.map(({ name }) => name);
    throw new Complaint(words.unknown(game.id, word, names) + meant(word, names));
  }
  if (rest.some(isHelp)) return list([[`ludoteca ${game.id} ${known.name}`, known.usage.en]], game.id, hands);
  return known.run(rest, handsFor(hands));
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

function list(rows: readonly (readonly string[])[], id: string, hands: Hands): number {
  const lines = rows.length === 0 ? [words.none(id)] : columns(rows, { width: hands.width });
  for (const line of lines) hands.print(line);
  return EXIT.done;
}

/** What a game's command may do to the world: files are read up to the limit and written crash-safe, like archives. */
const handsFor = (hands: Hands): CommandHands => ({
  read: async (path) => {
    const bytes = await readBytes(path);
    if (bytes.ok) return bytes.value;
    throw new Complaint(`${shownPath(path)}: ${troubleSentence(bytes.problem)}`);
  },
  write: async (path, bytes) => {
    try {
      await save(path, bytes);
    } catch (error) {
      throw new Complaint(words.notWritten(path, messageOf(error)), EXIT.failed);
    }
  },
  print: (line) => hands.print(visible(line)),
  complain: (line) => hands.complain(visible(line)),
  referee: openReferee,
  interruption: () => hands.stopping(),
});
