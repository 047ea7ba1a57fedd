/** The session of a page at a table: connection, shown update, answers. */
import {
  canonicalJson,
  type Choice,
  type Json,
  type Reason,
  type Refusal,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type RemoteChair,
  type ConnectionState,
  type ServerProblem,
  RefusedError,
  type ChatMessage,
  type MatchStep,
  type TableInfo,
} from '@ludoteca/wire';
import { type ShownUpdate, EventQueue } from './event-queue.ts';

export interface TableState {
  readonly connection: ConnectionState;
  /** The connection was lost at least once, so its return is announced. */
  readonly wasLost: boolean;
  readonly watcher: Watcher;
  readonly table: TableInfo | undefined;
  /** Why the server refuses this page permanently. */
  readonly problem: ServerProblem | undefined;
  /** Why the server refuses it at the update. */
  readonly transientProblem: ServerProblem | undefined;
  readonly chat: readonly ChatMessage[];
  readonly shown: ShownUpdate | undefined;
  /** The steps of the match up to the shown update. */
  readonly steps: readonly MatchStep[];
  /** Barred choices of the open question, once loaded. */
  readonly barred: readonly Choice<AnyParts>[];
  /** No answer is possible: one is being sent, or the shown question is no longer open. */
  readonly isBusy: boolean;
  /** The number of the first step after the person's last answer in this session. */
  readonly sinceAnswer: number | undefined;
  /** The shown match can be downloaded as a save. */
  readonly canSave: boolean;
  /** Why the last answer was refused. */
  readonly refusal: Refusal | ServerProblem | undefined;
}

/** The public interface of a remote chair. */
export type ChairClient = Pick<RemoteChair, keyof RemoteChair>;

export interface SessionEnvironment {
  readonly wait: (milliseconds: number, then: () => void) => void;
  /** Whether animations are off. */
  readonly isMotionless: () => boolean;
  /** Milliseconds between two updates. */
  readonly interval: () => number;
}

/** The reason shown if the request for it fails. */
const UNKNOWN_REASON: Reason = { why: 'not offered' };

/** Connects a remote chair with the page. Updates are shown at a pace that people can follow. */
export class TableSession {
  /** Shows everything that has arrived at once. */
  readonly catchUp: () => void;
  private readonly chair: ChairClient;
  private state: TableState;
  private readonly listeners = new Set<() => void>();
  private readonly stop: readonly (() => void)[];
  /** Number of the last answered question, unless the answer was refused. */
  private answered = -1;
  /** The seat has withdrawn or is about to. */
  private isLeaving = false;
  /** Cached reasons for the shown question. */
  private readonly reasons = new Map<string, Promise<Reason>>();

  constructor(chair: ChairClient, { wait, isMotionless, interval }: SessionEnvironment) {
    this.chair = chair;
    this.state = {
      connection: chair.state,
      wasLost: false,
      watcher: chair.watcher,
      table: undefined,
      problem: undefined,
      transientProblem: undefined,
      chat: [],
      shown: undefined,
      steps: [],
      barred: [],
      isBusy: false,
      sinceAnswer: undefined,
      canSave: false,
      refusal: undefined,
    };
    const queue = new EventQueue((update) => this.show(update), wait, isMotionless, interval);
    this.catchUp = () => queue.catchUp();
    this.stop = [
      chair.onChange(() => this.syncChair()),
      chair.subscribe((update) => {
        if (update.steps[0]?.number === 0) this.answered = -1;
        queue.push(update);
        this.setState({});
      }),
    ];
    this.syncChair();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  readonly get = (): TableState => this.state;

  readonly answer = (...choices: readonly Json[]): void => {
    const asked = this.state.shown?.observation.asked;
    if (asked === undefined || this.state.isBusy) return;
    this.answered = asked.number;
    const { sinceAnswer } = this.state;
    // The answer to question n makes step n + 1.
    this.setState({ sinceAnswer: asked.number + 2 });
    void this.send(this.chair.answer(asked.number, ...choices), () => {
      if (this.answered === asked.number) this.answered = -1;
      this.setState({ sinceAnswer });
    });
  };

  readonly why = (choice: unknown): Promise<Reason> => {
    const key = canonicalJson(choice ?? null);
    const known = this.reasons.get(key);
    if (known !== undefined) return known;
    const reason = this.chair.why(choice).catch(() => {
      this.reasons.delete(key);
      return UNKNOWN_REASON;
    });
    this.reasons.set(key, reason);
    return reason;
  };

  readonly hint = (): ReturnType<ChairClient['hint']> => this.chair.hint();

  readonly withdraw = (): void => {
    this.isLeaving = true;
    void this.send(this.chair.withdraw(), () => {
      this.isLeaving = false;
    });
  };

  close(): void {
    for (const stop of this.stop) stop();
    this.chair.close();
  }

  /** Sends an action; on refusal it is shown and `undo` is called. */
  private async send(action: ReturnType<ChairClient['answer']>, undo: () => void): Promise<void> {
    this.setState({ refusal: undefined });
    const refusal = await action.then(
      (done) => (done.ok ? undefined : done.problem),
      (error: unknown) => {
        if (error instanceof RefusedError) return error.problem;
        throw error;
      },
    );
    if (refusal === undefined) return;
    undo();
    this.setState({ refusal });
  }

  private syncChair(): void {
    const { state: connection, table, watcher, chat, problem, transientProblem } = this.chair;
    const wasLost = this.state.wasLost || connection === 'lost';
    this.setState({
      connection,
      table,
      watcher,
      chat,
      problem,
      transientProblem,
      wasLost,
    });
  }

  private show(update: ShownUpdate): void {
    this.reasons.clear();
    const steps = this.chair.steps.slice(0, update.shownSteps);
    this.setState({ shown: update, steps, barred: [], refusal: undefined });
    const { asked } = update.observation;
    if (asked !== undefined && asked.seat === this.state.watcher) void this.loadBarred(update);
  }

  private async loadBarred(update: ShownUpdate): Promise<void> {
    // Barred choices are optional: without them items are only not highlighted.
    const barred = await this.chair.barred().catch(() => []);
    if (this.state.shown === update) this.setState({ barred });
  }

  private setState(change: Partial<TableState>): void {
    const state = { ...this.state, ...change };
    const busy = this.isBusy(state);
    this.state = { ...state, isBusy: busy, canSave: this.chair.savable && !busy };
    for (const changed of Array.from(this.listeners)) changed();
  }

  /** The shown question has the number `shownSteps - 1`. */
  private isBusy({ shown }: TableState): boolean {
    const shownSteps = shown?.shownSteps ?? 0;
    return this.isLeaving || this.answered >= shownSteps - 1 || this.chair.steps.length > shownSteps;
  }
}
