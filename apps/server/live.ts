/** The live side of a table: one connection, from its hello to its end. docs/server.md describes it for other programs. */
import { TRANSIENT_PROBLEMS, type ServerProblem, RefusedError, type ServerMessage } from '@ludoteca/wire';
import type { WebSocket } from '@fastify/websocket';
import { guestOf } from './guests.ts';
import type { House } from './house.ts';
import { Bucket } from './limits.ts';
import { problemOf } from './problems.ts';
import { hello, read, request, valid } from './schemas.ts';
import type { Visitor } from './tables/crowd.ts';
import type { Host } from './tables/host.ts';
import type { Table } from './tables/table.ts';

/** Close codes: try again later; you broke the rules of the house. */
const [LATER, POLICY] = [1013, 1008];
/** Whoever sends on and on, however often told that it is too much, is cut without another word. */
const STRIKES = 100;

export class Connection implements Visitor {
  guest: string | undefined;
  private table: Table | undefined;
  /** Whether it gave a sign of life since one was asked for. Without a hello there is none. */
  private alive = true;
  private strikes = 0;
  /** It was told why it is closed: what it sent before it heard so is not looked at. */
  private ended = false;
  /** Bytes of the longest message so far: a long story takes its time on a slow line, and is no sign of a client that hangs. */
  private longest = 0;
  private readonly bucket: Bucket;
  /** Messages are taken one after another. */
  private before: Promise<void> = Promise.resolve();
  private readonly house: House;
  private readonly host: Host;
  private readonly id: string;
  private readonly socket: WebSocket;

  constructor(house: House, host: Host, id: string, socket: WebSocket) {
    this.house = house;
    this.host = host;
    this.id = id;
    this.socket = socket;
    this.bucket = new Bucket(house.limits, house.clock);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.hear(data, isBinary));
    socket.on('pong', () => {
      this.alive = this.table !== undefined;
    });
    socket.on('close', () => this.table?.exit(this));
    // What breaks a connection closes it: there is nothing else to do.
    socket.on('error', () => undefined);
  }

  tell(text: string): void {
    const { socket } = this;
    if (socket.bufferedAmount > this.house.limits.unread + this.longest) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      this.longest = Math.max(this.longest, Buffer.byteLength(text));
      socket.send(text);
    }
  }

  end(problem: ServerProblem): void {
    this.ended = true;
    this.say(problem);
    this.socket.close(TRANSIENT_PROBLEMS.has(problem.problem) ? LATER : POLICY, problem.problem);
  }

  /** Asks for a sign of life. Whoever gave none since the last time is gone. */
  beat(): void {
    if (!this.alive) this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  /** Does not wait for the other side. */
  cut(): void {
    this.socket.terminate();
  }

  private say(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }

  private hear(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { message: most } = this.house.limits;
    const taken = this.bucket.take();
    if (!taken && ++this.strikes > STRIKES) {
      this.cut();
      return;
    }
    const message = isBinary || data.length > most ? undefined : parsed(data.toString());
    if (!taken) this.say({ ...idIn(message), problem: 'too many' });
    else if (data.length > most) this.say({ problem: 'too large', facts: { most } });
    else this.before = this.before.then(() => this.take(message));
  }

  private async take(message: unknown): Promise<void> {
    if (this.ended) return;
    try {
      if (this.table === undefined) await this.greet(message);
      else this.say(await this.table.request(this, valid(request, message)));
    } catch (error) {
      const problem = problemOf(error, (fault) => this.house.log(`at table ${this.id}`, fault));
      if (this.table === undefined) this.end(problem);
      else this.say({ ...idIn(message), ...problem });
    }
  }

  private async greet(message: unknown): Promise<void> {
    const greeting = read(hello, message);
    if (!greeting.ok) throw new RefusedError({ ...greeting.problem, problem: 'hello' });
    const { token, since } = greeting.value;
    if (token !== undefined) this.guest = (await guestOf(this.house, token)).id;
    const table = await this.host.table(this.id);
    await table.enter(this, since);
    this.table = table;
    this.alive = true;
    if (this.socket.readyState !== this.socket.OPEN) table.exit(this);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that is no request, if it has one. */
function idIn(message: unknown): { id?: number } {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return Number.isSafeInteger(id) ? { id: id as number } : {};
}
