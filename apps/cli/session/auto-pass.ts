import { quote } from '../terminal/sanitize.ts';
import type { TerminalSession, Person } from './terminal-session.ts';

/** More of what was typed and means nothing is not said again. */
const MAX_ECHOED_INPUT = 20;

/** Answers for somebody what goes without saying, but at the stops that are set; false where they must be asked. */
export async function autoPass(session: TerminalSession, { seat, chair }: Person): Promise<boolean> {
  const { stops, feed, seating } = session;
  const rules = seating.entry.autoPass;
  // Between several people a hand that nobody asks about would tell that it has no answer.
  if (rules === undefined || stops === undefined || seating.people.length > 1) return false;
  const observation = feed.observation(seat);
  const pass = rules.findAutoPass(observation);
  if (pass === undefined || observation.asked === undefined) return false;
  if (pass.stop !== undefined && stops.has(pass.stop)) return false;
  const { number } = observation.asked;
  try {
    const { ok } = await chair.answer(number, pass.answer);
    if (ok) session.passed.add(number);
    return ok;
  } catch (error) {
    session.error = session.describeFailure(error);
    return false;
  }
}

/** Sets a stop, or takes it away; without a name it says which are set. Whoever was asked everything goes on from the usual stops. */
export function changeStops(session: TerminalSession, wanted: string): void {
  if (wanted === '' && session.stops === undefined) {
    session.note = session.texts.stops.all;
    return;
  }
  const names = session.seating.entry.autoPass?.names[session.playOptions.language] ?? {};
  const all = Object.entries(names);
  const [found] =
    all.find(([stop, name]) => stop === wanted || name === wanted) ??
    // The step alone means one's own.
    all.find(([, name]) => name.endsWith(` ${wanted}`)) ??
    [];
  if (wanted !== '' && found === undefined) {
    const known = all.map(([, name]) => name);
    session.error = session.texts.stops.none(quote(wanted, MAX_ECHOED_INPUT), known);
    return;
  }
  const stops = new Set(session.stops ?? session.seating.entry.autoPass?.usual);
  if (found !== undefined && !stops.delete(found)) stops.add(found);
  session.stops = stops;
  const nameKind = (set: boolean): readonly string[] =>
    all.filter(([stop]) => stops.has(stop) === set).map(([, name]) => name);
  session.note = session.texts.stops.set(nameKind(true), nameKind(false));
}

/** From now on everything is asked, or no longer. */
export function toggleFullControl(session: TerminalSession): void {
  const { entry } = session.seating;
  session.stops = session.stops === undefined ? new Set(entry.autoPass?.usual) : undefined;
  session.note = session.texts.stops[session.stops === undefined ? 'all' : 'some'];
}
