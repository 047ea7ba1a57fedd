/** Plays many tables through remote chairs, with one connection per seat. */
import { at, type Dice, createFastDice, type Result } from '@ludoteca/kernel';
import { type ServerApi, createApi, RemoteChair, PERSON } from '@ludoteca/wire';
import { WebSocket } from 'ws';

export const SEATS = 2;
const GAME = 'uno';

/** Sends an answer to an open question. */
type PendingAnswer = () => Promise<unknown>;

/** The guests of one table, by seat, for all its matches. */
type LoadGuests = readonly { readonly token: string; readonly api: ServerApi }[];

export class TableLoad {
  private readonly address: string;
  private readonly dice: Dice = createFastDice('bench');
  private readonly chairs = new Set<RemoteChair>();
  /** Answers that can be sent now, the oldest question first. */
  private readonly openAnswers: PendingAnswer[] = [];
  /** Callers of `answer` that wait for an open question. */
  private readonly waitingCallers: ((answer: PendingAnswer) => void)[] = [];
  private closed = false;

  private constructor(address: string) {
    this.address = address;
  }

  /** Opens `count` tables. Each gets a new match when one is over. */
  static async open(address: string, count: number): Promise<TableLoad> {
    const tables = new TableLoad(address);
    for (let i = 0; i < count; i++) await tables.play(await tables.createGuests());
    return tables;
  }

  /** Sends one answer at the table that has waited longest. Resolves when the server has acknowledged it. */
  async answer(): Promise<void> {
    const answer =
      this.openAnswers.shift() ?? (await new Promise<PendingAnswer>((fed) => this.waitingCallers.push(fed)));
    await answer();
  }

  close(): void {
    this.closed = true;
    this.leave(Array.from(this.chairs));
  }

  private createGuests(): Promise<LoadGuests> {
    const { address } = this;
    const arrive = async (_: unknown, seat: number): Promise<LoadGuests[number]> => {
      const { token } = taken(
        await createApi(fetch, address, () => undefined).createGuest({ name: `seat ${seat}` }),
      );
      return { token, api: createApi(fetch, address, () => token) };
    };
    return Promise.all(Array.from({ length: SEATS }, arrive));
  }

  private async play(guests: LoadGuests): Promise<void> {
    const { id } = taken(
      await at(guests, 0).api.createTable({ game: GAME, seats: guests.map(() => PERSON) }),
    );
    for (const { api } of guests) taken(await api.join(id));
    const chairs = guests.map(({ token }) => this.connect(id, token));
    at(chairs, 0).subscribe(({ observation: { outcome } }) => {
      if (outcome !== undefined) this.playAgain(guests, chairs);
    });
  }

  private playAgain(guests: LoadGuests, before: readonly RemoteChair[]): void {
    this.play(guests)
      .then(() => this.leave(before))
      .catch((error: unknown) => {
        if (!this.closed) throw error;
      });
  }

  private leave(chairs: readonly RemoteChair[]): void {
    for (const chair of chairs) {
      this.chairs.delete(chair);
      chair.close();
    }
  }

  private connect(id: string, token: string): RemoteChair {
    const chair: RemoteChair = new RemoteChair({
      token,
      // Never reconnects: a lost connection throws below.
      backoff: () => new Promise(() => undefined),
      connect: (handlers) => {
        const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/tables/${id}/live`);
        socket.on('open', () => handlers.onOpen());
        socket.on('message', (data: Buffer) => handlers.onMessage(data.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          if (!this.closed && this.chairs.has(chair)) throw new Error(`table ${id} was lost`);
        });
        return socket;
      },
    });
    this.chairs.add(chair);
    chair.subscribe(({ observation: { asked } }) => {
      if (asked?.seat !== chair.watcher || !('options' in asked)) return;
      const { number, options } = asked;
      this.offer(() => chair.answer(number, this.dice.pick(options)));
    });
    return chair;
  }

  private offer(answer: PendingAnswer): void {
    const fed = this.waitingCallers.shift();
    if (fed === undefined) this.openAnswers.push(answer);
    else fed(answer);
  }
}

function taken<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
