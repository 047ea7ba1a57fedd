/** Plays many tables: a quarter each of Uno and Lirya against a person and against a computer. */
import { at, createFastDice, type Dice, type Result } from '@ludoteca/kernel';
import { type ServerApi, createApi, PERSON } from '@ludoteca/wire';
import { LoadClient, type PendingAnswer } from './load-client.ts';

const TABLE_KINDS = [
  { game: 'uno', opponent: PERSON },
  { game: 'lirya', opponent: PERSON },
  { game: 'uno', opponent: 'greedy' },
  { game: 'lirya', opponent: 'greedy' },
] as const;
type TableKind = (typeof TABLE_KINDS)[number];

/** The average number of people at a table. */
export const PEOPLE_PER_TABLE = 1.5;
/** Tables that are created at the same time. */
const CREATED_AT_ONCE = 20;
/** Addresses from which the clients connect. */
const LOCAL_ADDRESSES = 50;

export interface TableLoadOptions {
  /** Of servers that share a database: requests and connections take them in turn, as a load balancer would. */
  readonly addresses: readonly string[];
  readonly tables: number;
  readonly deltas: boolean;
  /** Whether the server passes automatically unless it is told not to; version 0.1 does not. */
  readonly passes: boolean;
}

/** An answer that can be sent now, at that table. */
interface OpenAnswer {
  readonly table: string;
  readonly send: PendingAnswer;
}

/** The guests of one table, by seat, for all its matches. */
type LoadGuests = readonly { readonly token: string; readonly api: ServerApi }[];

export class TableLoad {
  private readonly options: TableLoadOptions;
  private readonly dice: Dice = createFastDice('bench');
  private readonly clients = new Set<LoadClient>();
  /** Answers that can be sent now, the oldest question first. */
  private openAnswers: OpenAnswer[] = [];
  private nextAnswer = 0;
  private nextServer = 0;
  private nextClient = 0;
  /** Callers of `answer` that wait for an open question. */
  private readonly waitingCallers: ((answer: OpenAnswer) => void)[] = [];
  private closed = false;

  private constructor(options: TableLoadOptions) {
    this.options = options;
  }

  /** Opens the tables. Each gets a new match when one is over. */
  static async open(options: TableLoadOptions): Promise<TableLoad> {
    const load = new TableLoad(options);
    let next = 0;
    const openTables = async (): Promise<void> => {
      while (next < options.tables) await load.openTable(at(TABLE_KINDS, next++ % TABLE_KINDS.length));
    };
    await Promise.all(Array.from({ length: CREATED_AT_ONCE }, openTables));
    return load;
  }

  /** Sends one answer at the table that has waited longest. Resolves to that table when the server has acknowledged the answer. */
  async answer(): Promise<string> {
    const { table, send } =
      this.takeAnswer() ?? (await new Promise<OpenAnswer>((fed) => this.waitingCallers.push(fed)));
    await send();
    return table;
  }

  /** Opens a table at which nobody plays. Returns the address of the connection to it. */
  async openWatchedTable(): Promise<string> {
    const { api } = await this.createGuest(0);
    const { id } = requireOk(await api.createTable({ game: 'uno', seats: [PERSON, PERSON] }));
    requireOk(await api.join(id));
    return this.connectionTo(id);
  }

  close(): void {
    this.closed = true;
    for (const client of this.clients) client.close();
  }

  private async openTable(kind: TableKind): Promise<void> {
    const people = kind.opponent === PERSON ? 2 : 1;
    const guests = await Promise.all(Array.from({ length: people }, (_, seat) => this.createGuest(seat)));
    await this.play(kind, guests);
  }

  private async createGuest(seat: number): Promise<LoadGuests[number]> {
    const address = this.nextAddress();
    const { token } = requireOk(
      await createApi(fetch, address, () => undefined).createGuest({ name: `seat ${seat}` }),
    );
    return { token, api: createApi(fetch, this.nextAddress(), () => token) };
  }

  private async play(kind: TableKind, guests: LoadGuests): Promise<void> {
    const { game, opponent } = kind;
    const { id } = requireOk(await at(guests, 0).api.createTable({ game, seats: [PERSON, opponent] }));
    for (const { api } of guests) requireOk(await api.join(id));
    // Answers come from the clients only: an automatic pass would make theirs late.
    if (this.options.passes)
      for (const { api } of guests) requireOk(await api.setAutoPass(id, { stops: [], control: true }));
    if (this.closed) return;
    let isOver = false;
    const clients = guests.map(
      ({ token }) =>
        new LoadClient({
          url: this.connectionTo(id),
          token,
          deltas: this.options.deltas,
          dice: this.dice,
          localAddress: `127.0.1.${1 + (this.nextClient++ % LOCAL_ADDRESSES)}`,
          onQuestion: (send) => this.offer({ table: id, send }),
          onOver: () => {
            if (isOver) return;
            isOver = true;
            // The acknowledgement of the last answer comes after its news.
            setImmediate(() => void this.playAgain(kind, guests, clients));
          },
        }),
    );
    for (const client of clients) this.clients.add(client);
  }

  private async playAgain(kind: TableKind, guests: LoadGuests, before: readonly LoadClient[]): Promise<void> {
    if (this.closed) return;
    try {
      await this.play(kind, guests);
    } catch (error) {
      if (!this.closed) throw error;
    }
    for (const client of before) {
      this.clients.delete(client);
      client.close();
    }
  }

  private nextAddress(): string {
    const { addresses } = this.options;
    return at(addresses, this.nextServer++ % addresses.length);
  }

  private connectionTo(table: string): string {
    return `${this.nextAddress().replace('http', 'ws')}/api/tables/${table}/live`;
  }

  private offer(answer: OpenAnswer): void {
    const fed = this.waitingCallers.shift();
    if (fed === undefined) this.openAnswers.push(answer);
    else fed(answer);
  }

  private takeAnswer(): OpenAnswer | undefined {
    const answer = this.openAnswers[this.nextAnswer];
    if (answer === undefined) return undefined;
    this.nextAnswer++;
    if (this.nextAnswer > 1000) {
      this.openAnswers = this.openAnswers.slice(this.nextAnswer);
      this.nextAnswer = 0;
    }
    return answer;
  }
}

function requireOk<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
