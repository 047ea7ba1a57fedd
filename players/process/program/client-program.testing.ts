/** A program without a process that runs the program's side of a protocol, for tests. */
import type { BotClient } from '@ludoteca/kit';
import type { Program, ReadResult } from './program.ts';

/** `idle` is a line that the protocol ignores. */
export function createClientProgram(client: BotClient, idle: string): Program {
  const replies: string[] = [];
  return {
    unread: 0,
    write: (text) => {
      for (const line of text.trimEnd().split('\n')) replies.push(...client.receive(line));
    },
    read: (): ReadResult => ({ kind: 'line', bytes: Buffer.from(replies.shift() ?? idle), dropped: 0 }),
    discardOutput: () => undefined,
    end: () => Promise.resolve(),
  };
}
