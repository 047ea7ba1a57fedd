/** Turns messages with changes into messages with whole observations, for tests that read what a client receives. */
import type { Json } from '@ludoteca/kernel';
import { expectOk } from '../../../kernel/result.testing.ts';
import type { ServerMessage } from '../messages.ts';
import { patch } from './patch.ts';

/** A function for the messages of one client, in order. */
export function createMessageRestorer(): (message: ServerMessage) => ServerMessage {
  let known: Json | undefined;
  return (message) => {
    if ('news' in message) known = message.sight as unknown as Json;
    if (!('change' in message)) return message;
    known = expectOk(patch(known, message.change));
    const { steps: news, save } = message;
    return { news, sight: known as never, ...(save === undefined ? {} : { save }) };
  };
}
