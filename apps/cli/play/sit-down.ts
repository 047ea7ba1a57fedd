import type { Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { Complaint } from '../complaint.ts';
import { faultyAs, entryNamed, seatsFor } from '../entries.ts';
import { quoted } from '../foreign.ts';
import { settingsFrom } from '../settings.ts';
import { begin, goOn } from './begin.ts';
import { openFrom, type TakenUp } from './from.ts';
import { fill, guestsAgain, guestsFrom, YOU } from './guests.ts';
import { calledIn, type Guest, seated } from './names.ts';
import { beginOpened, checkFree, worldSaveOf } from './opened.ts';
import type { Order, Place } from './order.ts';
import type { Sitting } from './sitting.ts';

const words = {
  noGame: 'GAME is missing',
  both: (save: string) => `${quoted(save)} and --from both say where the match comes from; give one of them`,
  atWithoutFrom: '--at goes with --from',
  newOnly: (option: string) => `--${option} is for new matches: one that is taken up has its own`,
  stranger: (seat: number, kind: string) =>
    `--from: seat ${seat + 1} was played by ${quoted(kind)}, who is not known here; say who plays with --players`,
};

/** A match as it was ordered: begun, or taken up from a file. What cannot be had is a Complaint. */
export async function sitDown(order: Order, place: Place): Promise<Sitting> {
  const { game, open, at } = order;
  if (open !== undefined && order.from !== undefined) throw new Complaint(words.both(open));
  const from = open ?? order.from;
  const named = game === undefined ? undefined : entryNamed(game, place.entries);
  if (from !== undefined) {
    const found = await worldSaveOf(from, named, order, place);
    if (found !== undefined) return beginOpened(found, order, place);
    const opened = await openFrom({ file: from, at, entry: named }, place.saves, place.entries);
    return 'match' in opened
      ? takeUp(opened, order, place)
      : beginNew(opened.entry, order, place, opened.position);
  }
  if (at !== undefined) throw new Complaint(words.atWithoutFrom);
  if (named === undefined) throw new Complaint(words.noGame);
  return beginNew(named, order, place);
}

async function beginNew(
  entry: AnyCatalogueEntry,
  order: Order,
  { saves, own, language, folderOf }: Place,
  from?: Json,
): Promise<Sitting> {
  const { players = YOU, seats: wanted, seed, save } = order;
  const guests = guestsFrom(entry, players);
  const seats = seatsFor(
    entry,
    guests.map(({ kind }) => kind),
    wanted,
  );
  const sitters = seated(fill(entry, guests, seats), own, calledIn(entry, language));
  const { settings } = await settingsFrom(entry, order, language);
  const given = { ...(seed === undefined ? {} : { seed }), ...(from === undefined ? {} : { from }) };
  const folder = await folderOf(entry);
  if (save !== undefined) await checkFree(entry, save, folder);
  const begun = await begin({ entry, sitters, settings, folder, ...given }, () =>
    saves.fresh(entry.game.id, save),
  );
  if (begun.ok) return begun.value;
  throw faultyAs(entry, begun.problem, language);
}

/** A save goes on where it lies; anything else gets a place of its own. */
async function takeUp(taken: TakenUp, order: Order, place: Place): Promise<Sitting> {
  const { saves, own, language } = place;
  const { entry, match, slot } = taken;
  const given = (['seed', 'seats', 'save'] as const).find((option) => order[option] !== undefined);
  const wrong = (['set', 'deck'] as const).find((option) => order[option].length > 0) ?? given;
  if (wrong !== undefined) throw new Complaint(words.newOnly(wrong));
  const sitters = seated(guestsOf(taken, order), own, calledIn(entry, language));
  const folder = await place.folderOf(entry);
  if (slot !== undefined) return goOn(entry, match, sitters, slot, folder);
  const fresh = await saves.fresh(entry.game.id);
  await fresh.keep(match, sitters);
  return goOn(entry, match, sitters, fresh, folder);
}

/** Those who sat there before, unless others are named. */
function guestsOf({ entry, match, players }: TakenUp, order: Order): readonly Guest[] {
  if (order.players !== undefined) return fill(entry, guestsFrom(entry, order.players), match.seats);
  const again = guestsAgain(entry, players, match.seats);
  if (again.ok) return again.value;
  throw new Complaint(words.stranger(again.problem.seat, again.problem.kind));
}
