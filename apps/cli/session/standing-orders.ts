/** Standing orders at the terminal: gives them to the host, and answers by them in a match hosted here. */
import type { AnyParts, Seat } from '@ludoteca/kernel';
import { findOrderedAnswer, optionsOf, type OrderCommand, type StandingOrder } from '@ludoteca/kit';
import { matchesLabel } from '../terminal/parse-input.ts';
import { MAX_ECHOED_INPUT, quote } from '../terminal/sanitize.ts';
import type { ScreenCommand, ScreenOption } from '../terminal/ui.ts';
import { sendAnswer } from './send-answer.ts';
import type { Person, TerminalSession } from './terminal-session.ts';

/** Whether a command gave an order, or was refused with an error message. */
type GivenOrder = 'started' | 'refused' | 'unknown';

export class StandingOrders {
  private readonly session: TerminalSession;
  /** The order in force in a match that is hosted here. */
  private local: { readonly seat: Seat; readonly order: StandingOrder } | undefined;

  /** The number of a question that is answered without asking if it has a single option. */
  private skipped: number | undefined;

  constructor(session: TerminalSession) {
    this.session = session;
  }

  /** The commands of the game that give an order at the open question of the seat. */
  commands(seat: Seat): readonly ScreenCommand[] {
    return this.available(seat).map(({ word, englishWord, takes, about }) => ({
      word: englishWord,
      label: word,
      takes,
      about,
    }));
  }

  /** The options that give an order, with keys after those of the question. */
  options(seat: Seat, first: number): readonly ScreenOption[] {
    return this.labelled(seat).map(({ label = '' }, i) => ({ key: String(first + i), label }));
  }

  /** Gives the order of a picked option, which is counted from 0. */
  startOption(seat: Seat, index: number): Promise<GivenOrder> {
    const order = this.labelled(seat)[index];
    return order === undefined ? Promise.resolve('unknown') : this.start(seat, order.englishWord, '');
  }

  /** Gives the order of a typed command. */
  async start(seat: Seat, word: string, argument: string): Promise<GivenOrder> {
    const command = this.available(seat).find((one) => one.englishWord === word);
    if (command === undefined) return 'unknown';
    const order = command.parse(argument.trim());
    if (typeof order !== 'string') return (await this.give(seat, order)) ? 'started' : 'refused';
    this.session.messages.setError(order);
    return 'refused';
  }

  /** Gives the named order; without a name ends the one in force, or says which ones there are. */
  async repeat(seat: Seat | undefined, name: string): Promise<GivenOrder> {
    const { messages, texts } = this.session;
    const listed = seat === undefined ? [] : this.listed(seat);
    const matching = name === '' ? [] : listed.filter(({ label }) => matchesLabel(name, label));
    const found = matching.length === 1 ? matching[0] : undefined;
    if (seat !== undefined && found !== undefined) {
      if (!(await this.give(seat, found.order))) return 'refused';
      // In a match hosted here it is followed before anything else is shown.
      if (this.session.seating.remote !== undefined) messages.setNote(texts.orders.given(found.label));
      return 'started';
    }
    const labels = listed.map(({ label }) => label);
    if (name !== '') messages.setError(texts.orders.unknown(quote(name, MAX_ECHOED_INPUT), labels));
    else if (seat === undefined || this.orderOf(seat) === undefined)
      messages.setNote(texts.orders.list(labels));
    else if (await this.give(seat, undefined)) messages.setNote(texts.orders.ended);
    return 'refused';
  }

  /** The question of that number is answered without asking if it has a single option. */
  skipOnlyOption(number: number): void {
    this.skipped = number;
  }

  /** Answers the open question of a match hosted here; false if the person must be asked. */
  async answer(person: Person): Promise<boolean> {
    const { session, local } = this;
    const { seat } = person;
    const { asked } = session.feed.observation(seat);
    if (asked === undefined) return false;
    const [only, ...others] = optionsOf<AnyParts>(asked);
    if (asked.number === this.skipped && only !== undefined && others.length === 0)
      return sendAnswer(session, person, asked.number, only);
    if (local?.seat !== seat) return false;
    const choice = this.findAnswer(person);
    this.local = undefined;
    if (choice === undefined || !(await sendAnswer(session, person, asked.number, choice))) return false;
    this.local = local;
    return true;
  }

  /** The answer of the order in force to the open question of the person. */
  findAnswer({ seat }: Person) {
    const { feed, seating } = this.session;
    const order = this.orderOf(seat);
    return order && findOrderedAnswer(seating.entry.orders, order, feed.observation(seat));
  }

  private orderOf(seat: Seat): StandingOrder | undefined {
    const { remote } = this.session.seating;
    if (remote !== undefined) return remote.autoPass()?.order;
    return this.local?.seat === seat ? this.local.order : undefined;
  }

  /** Replaces the order in force: false, with a message, if the server refuses it. */
  private async give(seat: Seat, order: StandingOrder | undefined): Promise<boolean> {
    const { session } = this;
    if (session.seating.remote !== undefined) return session.autoPass.setOrder(order);
    this.local = order && { seat, order };
    return true;
  }

  /** The orders that need no further input. */
  private listed(seat: Seat): readonly { readonly order: StandingOrder; readonly label: string }[] {
    const { seating, feed, playOptions } = this.session;
    const { orders } = seating.entry;
    return (orders?.list?.(feed.observation(seat).view, seat) ?? []).map((order) => ({
      order,
      label: orders?.names[playOptions.language][order.kind] ?? order.kind,
    }));
  }

  private labelled(seat: Seat): readonly OrderCommand[] {
    return this.available(seat).filter(({ label }) => label !== undefined);
  }

  private available(seat: Seat): readonly OrderCommand[] {
    const { seating, feed, playOptions } = this.session;
    const { entry, names } = seating;
    const { language } = playOptions;
    return (
      entry.terminal?.orderCommands?.({ ...feed.observation(seat), watcher: seat, names, language }) ?? []
    );
  }
}
