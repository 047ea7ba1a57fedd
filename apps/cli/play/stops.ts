import { quoted } from '../foreign.ts';
import type { Here, Person } from './here.ts';

/** More of what was typed and means nothing is not said again. */
const LONGEST_TYPED = 20;

/** Answers for somebody what goes without saying, but at the stops that are set; false where they must be asked. */
export async function passAt(here: Here, { seat, chair }: Person): Promise<boolean> {
  const { stops, room, seating } = here;
  const rules = seating.entry.autoPass;
  // Between several people a hand that nobody asks about would tell that it has no answer.
  if (rules === undefined || stops === undefined || seating.people.length > 1) return false;
  const sight = room.sight(seat);
  const passing = rules.findAutoPass(sight);
  if (passing === undefined || sight.asked === undefined) return false;
  if (passing.stop !== undefined && stops.has(passing.stop)) return false;
  const { number } = sight.asked;
  try {
    const { ok } = await chair.answer(number, passing.answer);
    if (ok) here.passed.add(number);
    return ok;
  } catch (error) {
    here.complaint = here.trouble(error);
    return false;
  }
}

/** Sets a stop, or takes it away; without a name it says which are set. Whoever was asked everything goes on from the usual stops. */
export function changeStops(here: Here, wanted: string): void {
  if (wanted === '' && here.stops === undefined) {
    here.note = here.words.stops.all;
    return;
  }
  const names = here.seating.entry.autoPass?.names[here.manner.language] ?? {};
  const all = Object.entries(names);
  const [found] =
    all.find(([stop, name]) => stop === wanted || name === wanted) ??
    // The step alone means one's own.
    all.find(([, name]) => name.endsWith(` ${wanted}`)) ??
    [];
  if (wanted !== '' && found === undefined) {
    const known = all.map(([, name]) => name);
    here.complaint = here.words.stops.none(quoted(wanted, LONGEST_TYPED), known);
    return;
  }
  const stops = new Set(here.stops ?? here.seating.entry.autoPass?.usual);
  if (found !== undefined && !stops.delete(found)) stops.add(found);
  here.stops = stops;
  const called = (set: boolean): readonly string[] =>
    all.filter(([stop]) => stops.has(stop) === set).map(([, name]) => name);
  here.note = here.words.stops.set(called(true), called(false));
}

/** From now on everything is asked, or no longer. */
export function changeControl(here: Here): void {
  const { entry } = here.seating;
  here.stops = here.stops === undefined ? new Set(entry.autoPass?.usual) : undefined;
  here.note = here.words.stops[here.stops === undefined ? 'all' : 'some'];
}
