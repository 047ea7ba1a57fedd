/** Standing orders: instructions of a game's terminal renderer that keep answering for a person. */
import type { AnyParts, Choice, Seat } from '@ludoteca/kernel';
import type { Observation, StandingOrder } from '@ludoteca/kit';
import type { ScreenCommand, ScreenOption } from '../terminal/ui.ts';
import type { Person, TerminalSession } from './terminal-session.ts';

/** An order in force. It ends when it returns no answer or its answer is refused. */
export interface ActiveOrder {
  readonly seat: Seat;
  readonly answer: (observation: Observation<AnyParts>) => Choice<AnyParts> | undefined;
}

export class StandingOrders {
  private readonly session: TerminalSession;
  private active: ActiveOrder | undefined;

  constructor(session: TerminalSession) {
    this.session = session;
  }

  /** The commands that start an order at the open question of the seat. */
  commands(seat: Seat): readonly ScreenCommand[] {
    return this.available(seat).map(({ word, englishWord, takes, about }) => ({
      word: englishWord,
      label: word,
      takes,
      about,
    }));
  }

  /** The options that start an order, with keys after those of the question. */
  options(seat: Seat, first: number): readonly ScreenOption[] {
    return this.labelled(seat).map(({ label = '' }, i) => ({ key: String(first + i), label }));
  }

  /** Starts the order of a picked option, which is counted from 0. */
  startOption(seat: Seat, index: number): 'started' | 'refused' | 'unknown' {
    const order = this.labelled(seat)[index];
    return order === undefined ? 'unknown' : this.start(seat, order.englishWord, '');
  }

  private labelled(seat: Seat): readonly StandingOrder<AnyParts>[] {
    return this.available(seat).filter(({ label }) => label !== undefined);
  }

  /** Starts the order of a typed command: `started`, `refused` with an error message, or `unknown`. */
  start(seat: Seat, word: string, argument: string): 'started' | 'refused' | 'unknown' {
    const order = this.available(seat).find((one) => one.englishWord === word);
    if (order === undefined) return 'unknown';
    const begun = order.begin(argument.trim());
    if (typeof begun === 'string') {
      this.session.messages.setError(begun);
      return 'refused';
    }
    this.activate({ seat, answer: begun });
    return 'started';
  }

  activate(order: ActiveOrder): void {
    this.active = order;
  }

  /** Answers the open question by the active order; false if the person must be asked. */
  async answer({ seat, chair }: Person): Promise<boolean> {
    const { session, active } = this;
    if (active?.seat !== seat) return false;
    const observation = session.feed.observation(seat);
    const choice = active.answer(observation);
    this.active = undefined;
    if (choice === undefined || observation.asked === undefined) return false;
    try {
      const answered = await chair.answer(observation.asked.number, choice);
      if (answered.ok) this.active = active;
      return answered.ok;
    } catch (error) {
      session.messages.setError(session.describeFailure(error));
      return false;
    }
  }

  private available(seat: Seat): readonly StandingOrder<AnyParts>[] {
    const { seating, feed, playOptions } = this.session;
    const { entry, names } = seating;
    const { language } = playOptions;
    return (
      entry.terminal?.standingOrders?.({ ...feed.observation(seat), watcher: seat, names, language }) ?? []
    );
  }
}
