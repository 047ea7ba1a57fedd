/** Lets the open question be answered without its person: by a computer, a pass or order of the seat, or when the time is over. */
import { at, type Seat } from '@ludoteca/kernel';
import { type AutoPassSettings, decideAutoPass, type StandingOrder } from '@ludoteca/kit';
import { PERSON, type PlayPace, type PlayTerms } from '@ludoteca/wire';
import type { MatchStatus } from '../execution/operations.ts';
import type { SeatRow } from '../storage/storage.ts';
import type { MatchClock } from './match-clock.ts';

/** Requests to the match, for the question of that number. */
export interface TurnRequests {
  think(number: number): void;
  move(number: number): void;
  pass(number: number): void;
  follow(number: number, seat: Seat, order: StandingOrder): void;
  expire(number: number, seat: Seat): void;
}

/** What the schedule depends on besides the match. */
export interface TurnContext {
  readonly seats: readonly SeatRow[];
  readonly terms: PlayTerms;
  /** The settings of seats that have none of their own. */
  readonly usual: AutoPassSettings;
  readonly clock: MatchClock | undefined;
  /** Milliseconds for which computers take, at every table; undefined: as the terms say. */
  readonly pace: number | undefined;
  /** Milliseconds since the question was asked: who changes settings again and again does not stop the match. */
  readonly elapsed: number;
  /** Additional milliseconds for an answer without a request of its person. */
  readonly delay: number;
}

/** Milliseconds that a computer takes for its first answer after one of a person. */
const PACE_MILLISECONDS: { readonly [P in PlayPace]: number } = { instant: 0, quick: 180, relaxed: 700 };
/** Each further answer in a row takes less, so that a long turn of computers takes no more than ten times as long as an answer. */
const PACE_DECAY = 0.9;
/** Node has no longer timers. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** The computer player of a seat, which may be a substitute; undefined if a person plays there. */
export const computerAt = ({ kind, substitute }: Pick<SeatRow, 'kind' | 'substitute'>): string | undefined =>
  substitute ?? (kind === PERSON ? undefined : kind);

export class TurnScheduler {
  private readonly requests: TurnRequests;
  private timer: NodeJS.Timeout | undefined;
  /** The question that the timer is for. */
  private scheduled: number | undefined;
  /** The answers of computers and of standing orders since the last one of a person. */
  private automaticAnswers = 0;
  /** Computers take no time until a person is asked. */
  private isSkipping = false;

  constructor(requests: TurnRequests) {
    this.requests = requests;
  }

  /** What is scheduled already for the same question is not delayed. */
  schedule(status: MatchStatus, context: TurnContext): void {
    const { number, asked } = status;
    if (this.scheduled === number) return;
    this.stop();
    this.scheduled = number;
    const { seats, clock } = context;
    if (asked === undefined) clock?.run(undefined);
    else if (computerAt(at(seats, asked)) !== undefined) {
      clock?.run(undefined);
      this.scheduleComputer(number, context);
    } else this.schedulePerson(number, asked, status.pass, context);
  }

  /** Computers take no time until a person is asked. */
  skip(): void {
    this.isSkipping = true;
    this.stop();
  }

  /** The next computer takes its whole time again. */
  notePersonAnswered(): void {
    this.automaticAnswers = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.scheduled = undefined;
  }

  /** The computer thinks at once and moves later: its thinking time counts towards the pace and so reveals nothing. */
  private scheduleComputer(number: number, context: TurnContext): void {
    const delay = this.nextPaceDelay(context);
    this.start(delay, context, () => this.requests.move(number));
    if (delay > 0) this.requests.think(number);
  }

  private nextPaceDelay({ terms, pace }: TurnContext): number {
    if (this.isSkipping) return 0;
    return pace ?? PACE_MILLISECONDS[terms.pace] * PACE_DECAY ** this.automaticAnswers++;
  }

  /** A pass, and the answer of an order, depend on public information and the settings of the seat alone, and so does their delay. */
  private schedulePerson(number: number, seat: Seat, pass: MatchStatus['pass'], context: TurnContext): void {
    const { seats, terms, usual, clock } = context;
    const settings = at(seats, seat).autoPass ?? usual;
    const { order } = settings;
    const decision = decideAutoPass(pass, settings);
    const isAsked = order === undefined && decision === undefined;
    clock?.run(isAsked ? seat : undefined);
    if (isAsked) this.isSkipping = false;
    if (order !== undefined)
      this.start(Math.max(terms.passDelay, this.nextPaceDelay(context)), context, () =>
        this.requests.follow(number, seat, order),
      );
    else if (decision !== undefined)
      this.start(decision === 'now' ? 0 : terms.passDelay, context, () => this.requests.pass(number));
    else if (clock !== undefined) this.awaitExpiry(number, seat, clock);
  }

  private awaitExpiry(number: number, seat: Seat, clock: MatchClock): void {
    this.timer = setTimeout(
      () => {
        if (clock.remainingOf(seat) > 0) return this.awaitExpiry(number, seat, clock);
        this.scheduled = undefined;
        this.requests.expire(number, seat);
      },
      Math.min(clock.remainingOf(seat), MAX_TIMEOUT),
    );
  }

  /** `milliseconds`: from the moment when the question was asked. */
  private start(milliseconds: number, { elapsed, delay }: TurnContext, act: () => void): void {
    this.timer = setTimeout(
      () => {
        this.scheduled = undefined;
        act();
      },
      Math.max(0, milliseconds - elapsed) + delay,
    );
  }
}
