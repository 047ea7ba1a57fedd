import {
  canonicalJson,
  type Choice,
  type Json,
  type Reason,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type RemoteChair,
  type ConnectionState,
  type ServerProblem,
  RefusedError,
  type MatchStep,
  type TableInfo,
} from '@ludoteca/wire';
import type { Refusal } from '@ludoteca/kernel';
import { type Moment, Pace } from './pace.ts';

/** All that the table page knows. */
export interface RoomState {
  readonly link: ConnectionState;
  /** The connection was lost at least once: that it is back is worth a word. */
  readonly returned: boolean;
  readonly watcher: Watcher;
  readonly table: TableInfo | undefined;
  /** Why the server will not have this page at the table. */
  readonly problem: ServerProblem | undefined;
  /** Why it would not just now. */
  readonly setback: ServerProblem | undefined;
  readonly moment: Moment | undefined;
  /** What was told of the match up to the moment that is shown. */
  readonly story: readonly MatchStep[];
  /** What of the open question is barred, once the server has said it. */
  readonly barred: readonly Choice<AnyParts>[];
  /** Nothing can be answered: an answer is on its way, or the question that is shown is not open any more. */
  readonly busy: boolean;
  /** The match can be had as a save, as it is shown. */
  readonly savable: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: Refusal | ServerProblem | undefined;
}

/** A chair at a table far away. */
export type FarChair = Pick<RemoteChair, keyof RemoteChair>;

/** What a room needs of the page around it. */
export interface Surroundings {
  readonly wait: (milliseconds: number, then: () => void) => void;
  /** Whether nothing is to move. */
  readonly calm: () => boolean;
}

/** Whoever does not learn the reason is told that it is so. */
const UNKNOWN: Reason = { why: 'not offered' };

/** The page's side of a table: a chair far away, its news at the pace of a person. */
export class Room {
  private readonly chair: FarChair;
  private state: RoomState;
  private readonly listeners = new Set<() => void>();
  private readonly stop: readonly (() => void)[];
  /** The number of the last question that was answered here, unless the answer was refused. */
  private answered = -1;
  /** Has left, or is about to: nothing is answered any more. */
  private leaving = false;
  /** What was asked about the question that is shown: nothing is asked twice. */
  private readonly reasons = new Map<string, Promise<Reason>>();

  constructor(chair: FarChair, { wait, calm }: Surroundings) {
    this.chair = chair;
    this.state = {
      link: chair.state,
      returned: false,
      watcher: chair.watcher,
      table: undefined,
      problem: undefined,
      setback: undefined,
      moment: undefined,
      story: [],
      barred: [],
      busy: false,
      savable: false,
      refusal: undefined,
    };
    const pace = new Pace((moment) => this.show(moment), wait, calm);
    this.stop = [
      chair.onChange(() => this.look()),
      chair.subscribe((news) => {
        pace.hear(news);
        this.turn({});
      }),
    ];
    this.look();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  readonly get = (): RoomState => this.state;

  readonly answer = (...choices: readonly Json[]): void => {
    const asked = this.state.moment?.sight.asked;
    if (asked === undefined || this.state.busy) return;
    this.answered = asked.number;
    void this.send(this.chair.answer(asked.number, ...choices), () => {
      if (this.answered === asked.number) this.answered = -1;
    });
  };

  readonly why = (choice: unknown): Promise<Reason> => {
    const key = canonicalJson(choice ?? null);
    const known = this.reasons.get(key);
    if (known !== undefined) return known;
    const reason = this.chair.why(choice).catch(() => {
      this.reasons.delete(key);
      return UNKNOWN;
    });
    this.reasons.set(key, reason);
    return reason;
  };

  readonly withdraw = (): void => {
    this.leaving = true;
    void this.send(this.chair.withdraw(), () => {
      this.leaving = false;
    });
  };

  close(): void {
    for (const stop of this.stop) stop();
    this.chair.close();
  }

  /** Says it where the server does not take something, and takes it back here as well. */
  private async send(deed: ReturnType<FarChair['answer']>, takeBack: () => void): Promise<void> {
    this.turn({ refusal: undefined });
    const refusal = await deed.then(
      (done) => (done.ok ? undefined : done.problem),
      (error: unknown) => {
        if (error instanceof RefusedError) return error.problem;
        throw error;
      },
    );
    if (refusal === undefined) return;
    takeBack();
    this.turn({ refusal });
  }

  private look(): void {
    const { state: link, table, watcher, problem, transientProblem: setback } = this.chair;
    const returned = this.state.returned || link === 'lost';
    this.turn({ link, table, watcher, problem, setback, returned });
  }

  private show(moment: Moment): void {
    this.reasons.clear();
    const story = this.chair.steps.slice(0, moment.told);
    this.turn({ moment, story, barred: [], refusal: undefined });
    const { asked } = moment.sight;
    if (asked !== undefined && asked.seat === this.state.watcher) void this.ask(moment);
  }

  private async ask(moment: Moment): Promise<void> {
    // Nothing depends on it: whoever does not learn what is barred just sees it unlit.
    const barred = await this.chair.barred().catch(() => []);
    if (this.state.moment === moment) this.turn({ barred });
  }

  private turn(change: Partial<RoomState>): void {
    const state = { ...this.state, ...change };
    const busy = this.isBusy(state);
    this.state = { ...state, busy, savable: this.chair.savable && !busy };
    for (const changed of Array.from(this.listeners)) changed();
  }

  /** After so many entries are told the question of the number one less is the one that is shown. */
  private isBusy({ moment }: RoomState): boolean {
    const told = moment?.told ?? 0;
    return this.leaving || this.answered >= told - 1 || this.chair.steps.length > told;
  }
}
