/** The ratings of people: one per game, changed by the matches whose players have agreed to be rated. */
import { at, type Infer, schema } from '@ludoteca/kernel';
import { INITIAL_RATING, rateMatch } from '@ludoteca/players/arena';
import { type GameRating, gameRating, PERSON } from '@ludoteca/wire';
import { DocumentCollection, type TypedDocument } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';
import type { SeatRow, TableRow } from '../storage/storage.ts';

type Context = Pick<ServerContext, 'storage' | 'clock'>;

/** Its id is that of a table whose match was rated, so that no match is rated twice. */
const ratedMatch = schema.object({});

const MAX_LISTED = 1000;
/** How often the ratings are computed again after another match has changed one of them. */
const MAX_ATTEMPTS = 20;

const createRatings = (context: Context): DocumentCollection<GameRating> =>
  new DocumentCollection(context, 'ratings', gameRating);
const createRatedMatches = (context: Context): DocumentCollection<Infer<typeof ratedMatch>> =>
  new DocumentCollection(context, 'rated', ratedMatch);

/** The ratings of a guest, by game. */
export async function listRatings(context: Context, guest: string): Promise<readonly GameRating[]> {
  const found = await createRatings(context).list({ owner: guest, limit: MAX_LISTED });
  return found.map(({ value }) => value).toSorted((a, b) => (a.game < b.game ? -1 : 1));
}

/** Whether the match of this table is one between people only, who have agreed to be rated. */
const isRated = ({ terms, seats, from }: TableRow): boolean =>
  terms?.rated === true && from === undefined && seats.every(({ kind }) => kind === PERSON);

/** Changes the ratings of the players by the places of a finished match; a match that was rated already changes nothing. */
export async function rateTable(context: Context, row: TableRow): Promise<void> {
  const guests = row.seats.flatMap(({ guest }) => guest ?? []);
  const places = ratedPlaces(row.seats);
  // The match of a person who was deleted counts for nobody.
  if (!isRated(row) || guests.length < row.seats.length || places === undefined) return;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++)
    if (await rateOnce(context, row, guests, places)) return;
  throw new Error(`the ratings of table ${row.id} change too often`);
}

/** A player who has left the match to a substitute is ranked last, however the substitute played. */
function ratedPlaces(seats: readonly SeatRow[]): readonly number[] | undefined {
  const places = seats.map(({ place, substitute }) =>
    substitute === undefined ? place : place && place + seats.length,
  );
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** Returns false if another match has changed one of the ratings meanwhile. */
async function rateOnce(
  context: Context,
  { id: table, game }: TableRow,
  guests: readonly string[],
  places: readonly number[],
): Promise<boolean> {
  const [ratings, ratedMatches] = [createRatings(context), createRatedMatches(context)];
  if ((await ratedMatches.find(table)) !== undefined) return true;
  const before = await Promise.all(guests.map((guest) => ratings.find(`${game} ${guest}`)));
  const values = before.map((found) => found?.value ?? { ...INITIAL_RATING, game, matches: 0 });
  const rated = rateMatch(values, places);
  const save = guests.map((guest, seat) => {
    const { mu, sigma } = at(rated, seat);
    const value: GameRating = { game, mu, sigma, matches: at(values, seat).matches + 1 };
    const found: TypedDocument<GameRating> | undefined = before[seat];
    return ratings.create(`${game} ${guest}`, value, { owner: guest, subject: game }, found);
  });
  const marker = ratedMatches.create(table, {}, { subject: table });
  return context.storage.changeDocuments({ save: [marker, ...save] });
}
