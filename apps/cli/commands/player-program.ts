/** `ludoteca player`: a computer player as a program that a referee can start. */
import { StringDecoder } from 'node:string_decoder';
import { type AnyCatalogueEntry, type BotClient, EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { createPlayer, isPlayerName, playerNames } from '@ludoteca/players';
import { JsonLinesPlayer, ProtocolError } from '@ludoteca/players/bots';
import { CliError } from '../args/cli-error.ts';
import { describeUnknownPlayer } from '../args/describe-unknown-player.ts';
import { defineCommand } from '../args/command.ts';
import { findGame } from '../args/game-args.ts';
import { textOption } from '../args/options.ts';

const DEFAULT_SEED = '0';
/** Longest line of a referee, in characters. A position of a long match has some hundred thousand. */
const MAX_LINE_LENGTH = 16_777_216;

const messages = {
  longLine: inLanguages('una riga è troppo lunga', 'a line is too long', 'uma linha é longa demais'),
  noProtocol: (id: string) =>
    inLanguages(
      `${id} non ha altro protocollo a righe che le righe JSON`,
      `${id} has no line protocol but JSON lines`,
      `${id} não tem outro protocolo de linhas além das linhas JSON`,
    ),
};

export const playerProgramCommand = defineCommand({
  name: 'player',
  parameters: ['GAME', 'NAME'],
  options: { seed: textOption('SEED') },
  run: async ([id = '', word = ''], { seed = DEFAULT_SEED }, environment, entries) => {
    const entry = findGame(id, entries);
    const name = word.replace(/^:/, '');
    if (!isPlayerName(entry, name)) throw new CliError(describeUnknownPlayer(name, playerNames(entry)));
    const { input, write } = environment.openByteStreams();
    let client: BotClient | undefined;
    try {
      for await (const line of readLines(input)) {
        client ??= createClient(entry, name, seed, line);
        for (const reply of client.receive(line)) await write(Buffer.from(`${reply}\n`));
      }
    } catch (error) {
      if (error instanceof ProtocolError) throw new CliError(error.message, EXIT_CODES.failed);
      throw error;
    }
    return EXIT_CODES.done;
  },
});

/** The first line of a referee shows which protocol it speaks. */
function createClient(entry: AnyCatalogueEntry, name: string, seed: string, firstLine: string): BotClient {
  if (firstLine.trimStart().startsWith('{'))
    return new JsonLinesPlayer(entry, (seat) => createPlayer(entry, name, `${seed} ${seat}`));
  const client = entry.botProtocol?.createClient?.(createPlayer(entry, name, seed));
  if (client === undefined) throw new CliError(messages.noProtocol(entry.game.id));
  return client;
}

async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of input) {
    const lines = (rest + decoder.write(Buffer.from(bytes))).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new CliError(messages.longLine, EXIT_CODES.failed);
    for (const line of lines) if (line.trim() !== '') yield line.replace(/\r$/, '');
  }
}
