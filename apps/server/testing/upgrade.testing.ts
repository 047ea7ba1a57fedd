/** Opens a WebSocket with options that browsers would not allow, for tests. */
import { type ClientOptions, WebSocket } from 'ws';
import type { Server } from '../serve.ts';
import { liveUrl } from './server.testing.ts';

/** The HTTP status of the reply: 101 if the connection is accepted. */
export function upgradeStatus(server: Server, table: string, options: ClientOptions): Promise<number> {
  const socket = new WebSocket(liveUrl(server, table), options);
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!));
    socket.on('error', reject);
  });
}
