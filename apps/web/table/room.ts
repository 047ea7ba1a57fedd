import type { Choice, Json, Reason, SomeParts, Watcher } from '@ludoteca/kernel';
import {
  HostedChair,
  type LinkState,
  type Problem,
  Refused,
  type Step,
  type TableInfo,
} from '@ludoteca/wire';
import type { Refusal } from '@ludoteca/kernel';
import { handsFor } from '../server.ts';
import { isCalm } from '../taste.ts';
import { type Moment, Pace } from './pace.ts';

/** All that the table page knows. */
export interface RoomState {
  readonly link: LinkState;
  /** The connection was lost at least once: that it is back is worth a word. */
  readonly returned: boolean;
  readonly watcher: Watcher;
  readonly table: TableInfo | undefined;
  readonly problem: Problem | undefined;
  readonly moment: Moment | undefined;
  /** What of the open question is barred, once the server has said it. */
  readonly barred: readonly Choice<SomeParts>[];
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: Refusal | Problem | undefined;
}

/** The page's side of a table: a chair far away, its news at the pace of a person. */
export class Room {
  private readonly chair: HostedChair;
  private state: RoomState;
  private readonly listeners = new Set<() => void>();
  private readonly stop: readonly (() => void)[];

  constructor(id: string, token: string | undefined) {
    this.chair = new HostedChair(handsFor(id, token));
    this.state = {
      link: this.chair.state,
      returned: false,
      watcher: this.chair.watcher,
      table: undefined,
      problem: undefined,
      moment: undefined,
      barred: [],
      busy: false,
      refusal: undefined,
    };
    const pace = new Pace(
      (moment) => this.show(moment),
      (milliseconds, then) => setTimeout(then, milliseconds),
      isCalm,
    );
    this.stop = [this.chair.observe(() => this.look()), this.chair.listen((news) => pace.hear(news))];
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  readonly get = (): RoomState => this.state;

  /** What was told of the match up to the moment that is shown. */
  get story(): readonly Step[] {
    return this.chair.story.slice(0, this.state.moment?.told ?? 0);
  }

  readonly answer = (...choices: readonly Json[]): void => {
    const asked = this.state.moment?.sight.asked;
    if (asked === undefined || this.state.busy) return;
    void this.send(() => this.chair.answer(asked.number, ...choices));
  };

  readonly why = (choice: unknown): Promise<Reason> => this.chair.why(choice);

  readonly withdraw = (): void => void this.send(() => this.chair.withdraw());

  close(): void {
    for (const stop of this.stop) stop();
    this.chair.close();
  }

  private async send(deed: () => ReturnType<HostedChair['answer']>): Promise<void> {
    this.turn({ busy: true, refusal: undefined });
    try {
      const done = await deed();
      this.turn({ busy: false, refusal: done.ok ? undefined : done.problem });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.turn({ busy: false, refusal: error.problem });
    }
  }

  private look(): void {
    const { state: link, table, watcher, problem } = this.chair;
    const returned = this.state.returned || link === 'lost';
    this.turn({ link, table, watcher, problem, returned });
  }

  private show(moment: Moment): void {
    // A new question is open, whether or not it is known already that the answer to the last one was taken.
    this.turn({ moment, barred: [], busy: false, refusal: undefined });
    const { asked } = moment.sight;
    if (asked !== undefined && asked.seat === this.state.watcher) void this.ask(moment);
  }

  private async ask(moment: Moment): Promise<void> {
    // Nothing depends on it: whoever does not learn what is barred just sees it unlit.
    const barred = await this.chair.barred().catch(() => []);
    if (this.state.moment === moment) this.turn({ barred });
  }

  private turn(change: Partial<RoomState>): void {
    this.state = { ...this.state, ...change };
    for (const changed of Array.from(this.listeners)) changed();
  }
}
