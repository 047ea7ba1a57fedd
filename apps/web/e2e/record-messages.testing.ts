/** Recording of the messages that a page receives. */
import type { ServerMessage } from '@ludoteca/wire';
import type { Page } from 'playwright-core';
import { createMessageRestorer } from '../../wire/delta/restore-messages.testing.ts';

/** A page and its received messages. */
export interface BrowserVisit {
  readonly page: Page;
  /** Messages of all connections, in order, with whole observations. */
  readonly messages: readonly ServerMessage[];
  /** Resolves with the next update of the match. */
  readonly nextUpdate: () => Promise<void>;
}

export function recordMessages(page: Page): BrowserVisit {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  page.on('websocket', (socket) => {
    const restore = createMessageRestorer();
    socket.on('framereceived', ({ payload }) => {
      const message = restore(JSON.parse(payload.toString()) as ServerMessage);
      heard.push(message);
      if ('news' in message) for (const resolve of waiting.splice(0)) resolve();
    });
  });
  return { page, messages: heard, nextUpdate: () => new Promise((resolve) => waiting.push(resolve)) };
}
