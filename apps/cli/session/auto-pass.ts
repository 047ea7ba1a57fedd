/** Auto-pass at the terminal: answers obvious questions for the only person here, except at the stops that are set. */
import { MAX_ECHOED_INPUT, quote } from '../terminal/sanitize.ts';
import type { Person, TerminalSession } from './terminal-session.ts';

export class AutoPassing {
  private readonly session: TerminalSession;
  /** The stops that are set; undefined: every question is asked. */
  private stops: ReadonlySet<string> | undefined;
  private passed: ReadonlySet<number> = new Set();

  constructor(session: TerminalSession) {
    this.session = session;
    this.stops = this.defaultStops;
  }

  /** The numbers of the questions that were answered automatically. */
  get passedQuestions(): ReadonlySet<number> {
    return this.passed;
  }

  /** Forgets the questions from that number on, which an undo has taken back. */
  forgetFrom(number: number): void {
    this.passed = new Set([...this.passed].filter((earlier) => earlier < number));
  }

  /** Answers the open question if its answer is obvious; false if the person must be asked. */
  async answer({ seat, chair }: Person): Promise<boolean> {
    const { stops, session } = this;
    const { feed, seating } = session;
    const rules = seating.entry.autoPass;
    // With several people at the terminal, a question that is not asked would reveal that the hand has no answer.
    if (rules === undefined || stops === undefined || seating.people.length > 1) return false;
    const observation = feed.observation(seat);
    const pass = rules.findAutoPass(observation);
    if (pass === undefined || observation.asked === undefined) return false;
    if (pass.stop !== undefined && stops.has(pass.stop)) return false;
    const { number } = observation.asked;
    try {
      const { ok } = await chair.answer(number, pass.answer);
      if (ok) this.passed = new Set([...this.passed, number]);
      return ok;
    } catch (error) {
      session.messages.setError(session.describeFailure(error));
      return false;
    }
  }

  /** Sets or removes the named stop; without a name only lists the stops. In full control it starts from the default stops. */
  toggleStop(name: string): void {
    const { messages, texts, seating, playOptions } = this.session;
    if (name === '' && this.stops === undefined) {
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
    const stops = new Set(this.stops ?? this.defaultStops);
    if (found !== undefined && !stops.delete(found)) stops.add(found);
    this.stops = stops;
    const labelsOf = (set: boolean): readonly string[] =>
      all.filter(([stop]) => stops.has(stop) === set).map(([, label]) => label);
    messages.setNote(texts.stops.set(labelsOf(true), labelsOf(false)));
  }

  /** Switches between asking everything and the default stops. */
  toggleFullControl(): void {
    this.stops = this.stops === undefined ? this.defaultStops : undefined;
    const { messages, texts } = this.session;
    messages.setNote(texts.stops[this.stops === undefined ? 'all' : 'some']);
  }

  private get defaultStops(): ReadonlySet<string> {
    return new Set(this.session.seating.entry.autoPass?.usual);
  }
}
