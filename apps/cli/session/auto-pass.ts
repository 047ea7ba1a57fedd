/** Auto-pass at the terminal: answers questions of a match hosted here, and shows and changes the settings of the person. */
import {
  type AutoPassSettings,
  decideAutoPass,
  defaultAutoPassSettings,
  type StandingOrder,
  findAutoPass,
  toggleStop,
} from '@ludoteca/kit';
import { MAX_ECHOED_INPUT, quote } from '../terminal/sanitize.ts';
import { sendAnswer } from './send-answer.ts';
import type { Person, TerminalSession } from './terminal-session.ts';

export class AutoPassing {
  private readonly session: TerminalSession;
  /** The settings in a match that is hosted here. */
  private localSettings: AutoPassSettings;
  private passed: ReadonlySet<number> = new Set();

  constructor(session: TerminalSession) {
    this.session = session;
    this.localSettings = defaultAutoPassSettings(session.seating.entry.autoPass);
  }

  /** The numbers of the questions that were answered automatically. */
  get passedQuestions(): ReadonlySet<number> {
    return this.passed;
  }

  /** Forgets the questions from that number on, which an undo has taken back. */
  forgetFrom(number: number): void {
    this.passed = new Set([...this.passed].filter((earlier) => earlier < number));
  }

  /** Whether the server is about to answer the open question of the person. */
  isPassedElsewhere(person: Person): boolean {
    const { seating, orders } = this.session;
    const { remote } = seating;
    if (remote === undefined) return false;
    const isOrdered = orders.findAnswer(person) !== undefined;
    return isOrdered || this.findPass(person.seat, remote.isAlone()) !== undefined;
  }

  /** Answers the open question of a match hosted here; false if the person must be asked. */
  async answer(person: Person): Promise<boolean> {
    const { session } = this;
    const { feed, seating } = session;
    // Several people at one terminal take turns at it, so that each question is asked.
    if (seating.remote !== undefined || seating.people.length > 1) return false;
    const pass = this.findPass(person.seat, true);
    const { asked } = feed.observation(person.seat);
    if (pass === undefined || asked === undefined) return false;
    const { number } = asked;
    const ok = await sendAnswer(session, person, number, pass.answer);
    if (ok) this.passed = new Set([...this.passed, number]);
    return ok;
  }

  /** Sets or removes the named stop; without a name only lists the stops. In full control it starts from the default stops. */
  async toggleStop(name: string): Promise<void> {
    const { messages, texts, seating, playOptions } = this.session;
    const { settings: present } = this;
    const { control } = present;
    if (name === '' && control) {
      messages.setNote(texts.stops.all);
      return;
    }
    const all = Object.entries(seating.entry.autoPass?.names[playOptions.language] ?? {});
    const [found] =
      all.find(([stop, label]) => stop === name || label === name) ??
      // A step without an owner is the person's own.
      all.find(([, label]) => label.endsWith(` ${name}`)) ??
      [];
    if (name !== '' && found === undefined) {
      const labels = all.map(([, label]) => label);
      messages.setError(texts.stops.none(quote(name, MAX_ECHOED_INPUT), labels));
      return;
    }
    const before = control ? this.defaults : present;
    const settings = found === undefined ? before : toggleStop(before, found);
    if (!(await this.change(settings))) return;
    const labelsOf = (set: boolean): readonly string[] =>
      all.filter(([stop]) => settings.stops.includes(stop) === set).map(([, label]) => label);
    messages.setNote(texts.stops.set(labelsOf(true), labelsOf(false)));
  }

  /** Switches between asking everything and the default stops. */
  async toggleFullControl(): Promise<void> {
    const { messages, texts } = this.session;
    const control = !this.settings.control;
    if (await this.change({ ...this.defaults, control }))
      messages.setNote(texts.stops[control ? 'all' : 'some']);
  }

  /** At a table of a server: gives its order to the seat. False, with a message, if the server refuses it. */
  setOrder(order: StandingOrder | undefined): Promise<boolean> {
    return this.change({ ...this.settings, order });
  }

  private get defaults(): AutoPassSettings {
    return defaultAutoPassSettings(this.session.seating.entry.autoPass);
  }

  private get settings(): AutoPassSettings {
    const { remote } = this.session.seating;
    return remote === undefined ? this.localSettings : (remote.autoPass() ?? this.defaults);
  }

  private findPass(seat: number, isAlone: boolean) {
    const { feed, seating } = this.session;
    const rules = seating.entry.autoPass;
    if (rules === undefined) return undefined;
    const pass = findAutoPass(rules, feed.observation(seat), isAlone);
    return decideAutoPass(pass, this.settings) === undefined ? undefined : pass;
  }

  /** The host stores the settings: false, with a message, if it refuses them. */
  private async change(settings: AutoPassSettings): Promise<boolean> {
    const { seating, messages } = this.session;
    const { remote } = seating;
    if (remote === undefined) {
      this.localSettings = settings;
      return true;
    }
    const error = await remote.setAutoPass(settings);
    if (error !== undefined) messages.setError(error);
    return error === undefined;
  }
}
