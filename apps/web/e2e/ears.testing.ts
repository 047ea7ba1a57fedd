import type { ServerMessage } from '@ludoteca/wire';
import type { Page } from 'playwright-core';

/** A page in a browser, and what it hears. */
export interface Visit {
  readonly page: Page;
  /** What this page was told over its connections, in order. */
  readonly heard: readonly ServerMessage[];
  /** Resolves when the page is told more of the match. */
  readonly news: () => Promise<void>;
}

export function listenTo(page: Page): Visit {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as ServerMessage;
      heard.push(message);
      if ('news' in message) for (const resolve of waiting.splice(0)) resolve();
    });
  });
  return { page, heard, news: () => new Promise((resolve) => waiting.push(resolve)) };
}
