import { at, ok, refuse, type Result, type Watcher } from '@ludoteca/kernel';
import { quoted, shown } from '../foreign.ts';
import { wholeNumber } from '../options.ts';
import type { CommandWord } from './commands.ts';
import type { Film } from './film.ts';
import type { Showing } from './telling.ts';

/** Where somebody is in a film, through whose eyes, and how fast it goes on. */
export interface Spot {
  /** How many entries were made. */
  readonly place: number;
  readonly watcher: Watcher;
  /** Entries a second while it plays. */
  readonly speed: number;
  readonly playing: boolean;
}

/** Where a word leads, or in one line why nowhere. */
type Moved = Result<Spot, string>;
type Move = (showing: Showing, spot: Spot, rest: string) => Moved;

export const SPEEDS = { least: 0.25, usual: 1, most: 16 } as const;

/** The places where another seat is asked than before; the turns are numbered in this order, from 1. */
export const turnsOf = ({ steps }: Film): readonly number[] =>
  steps.flatMap(({ asked }, place) =>
    asked !== undefined && asked !== steps[place - 1]?.asked ? [place] : [],
  );

/** The kinds of event that a watcher hears of, each with the first place where it does. */
export function kindsOf(film: Film, watcher: Watcher): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const place of film.steps.keys())
    for (const { did } of film.heard(place, watcher)) if (!kinds.has(did)) kinds.set(did, place);
  return kinds;
}

const to = (spot: Spot, place: number | undefined, complaint: string): Moved =>
  place === undefined ? refuse(complaint) : ok({ ...spot, place });

/** A move whose word stands alone. */
const alone =
  (word: CommandWord, move: (showing: Showing, spot: Spot) => Moved): Move =>
  (showing, spot, rest) =>
    rest === '' ? move(showing, spot) : refuse(showing.words.complaints.takesNothing(word));

/** The whole number that was typed, if it is in the range. */
function numberIn(rest: string, least: number, most: number): number | undefined {
  const number = wholeNumber(rest);
  return number >= least && number <= most ? number : undefined;
}

function go({ film, words: { complaints } }: Showing, spot: Spot, rest: string): Moved {
  return to(spot, numberIn(rest, 0, film.end), complaints.whole('go', 0, film.end));
}

function turn(showing: Showing, spot: Spot, rest: string): Moved {
  const {
    film,
    words: { complaints },
  } = showing;
  const turns = turnsOf(film);
  if (rest === '')
    return to(
      spot,
      turns.find((place) => place > spot.place),
      complaints.noTurn.next,
    );
  const number = numberIn(rest, 1, turns.length);
  return to(
    spot,
    number === undefined ? undefined : at(turns, number - 1),
    complaints.whole('turn', 1, turns.length),
  );
}

const turnBack = ({ film, words: { complaints } }: Showing, spot: Spot): Moved =>
  to(
    spot,
    turnsOf(film).findLast((place) => place < spot.place),
    complaints.noTurn.back,
  );

/** `event KIND`: to the next one, `event back KIND`: to the one before. */
function event(showing: Showing, spot: Spot, rest: string): Moved {
  const {
    film,
    words: { complaints },
  } = showing;
  const known = [...kindsOf(film, spot.watcher).keys()];
  const kindNamed = (name: string): string | undefined =>
    known.find((kind) => kind.toLowerCase() === name.toLowerCase());
  const [, behind] = /^back\s+(.*)$/i.exec(rest) ?? [];
  const kind = kindNamed(rest) ?? kindNamed(behind ?? '');
  if (kind === undefined) return refuse(complaints.noKind(quoted(behind ?? rest, 40), known));
  const goesBack = kindNamed(rest) === undefined;
  const places = [...film.steps.keys()].filter((place) =>
    film.heard(place, spot.watcher).some(({ did }) => did === kind),
  );
  return goesBack
    ? to(
        spot,
        places.findLast((place) => place < spot.place),
        complaints.noEvent.back(kind),
      )
    : to(
        spot,
        places.find((place) => place > spot.place),
        complaints.noEvent.next(kind),
      );
}

/** How a speed is shown. */
export const speedText = (speed: number): string => `×${speed}`;

function faster({ words: { complaints } }: Showing, spot: Spot, by: number): Moved {
  const speed = Math.min(SPEEDS.most, Math.max(SPEEDS.least, spot.speed * by));
  if (speed !== spot.speed) return ok({ ...spot, speed });
  return refuse(complaints[by > 1 ? 'fastest' : 'slowest'](speedText(speed)));
}

function setSpeed({ words: { complaints } }: Showing, spot: Spot, rest: string): Moved {
  const wanted = /^\d{1,3}([.,]\d{1,3})?$/.test(rest) ? Number(rest.replace(',', '.')) : Number.NaN;
  return wanted >= SPEEDS.least && wanted <= SPEEDS.most
    ? ok({ ...spot, speed: wanted })
    : refuse(complaints.speed(SPEEDS.least, SPEEDS.most));
}

function eyes(showing: Showing, spot: Spot, rest: string): Moved {
  const { eyes: open, words } = showing;
  const { seats } = showing.recording.archive;
  const next = at(open, (open.indexOf(spot.watcher) + 1) % open.length);
  const watcher = rest === '' ? next : watcherNamed(showing, rest);
  if (watcher === undefined) return refuse(words.complaints.noEyes(quoted(rest, 40), seats));
  const closed = !open.includes(watcher) || (rest === '' && open.length === 1);
  return closed ? refuse(words.complaints.closedEyes) : ok({ ...spot, watcher });
}

/** Whose eyes a word means: a seat's number from 1 on, a player's name, or those who hold no cards. */
function watcherNamed({ recording, names, words: { around } }: Showing, rest: string): Watcher | undefined {
  const name = shown(rest).toLowerCase();
  const number = numberIn(rest, 1, recording.archive.seats);
  const seat = number === undefined ? names.findIndex((known) => known.toLowerCase() === name) : number - 1;
  if (seat >= 0) return seat;
  if (['judge', 'all', around.judge].includes(name)) return 'judge';
  return ['spectator', around.spectator].includes(name) ? 'spectator' : undefined;
}

/** The words that lead somewhere; the rest show something. */
export const MOVES: { readonly [W in CommandWord]?: Move } = {
  next: alone('next', ({ film, words: { complaints } }, spot) =>
    to(spot, spot.place < film.end ? spot.place + 1 : undefined, complaints.atEnd),
  ),
  back: alone('back', ({ words: { complaints } }, spot) =>
    to(spot, spot.place > 0 ? spot.place - 1 : undefined, complaints.atStart),
  ),
  first: alone('first', (_, spot) => ok({ ...spot, place: 0 })),
  last: alone('last', ({ film }, spot) => ok({ ...spot, place: film.end })),
  go,
  turn,
  'turn back': alone('turn back', turnBack),
  event,
  play: alone('play', ({ film, words: { complaints } }, spot) =>
    spot.place < film.end || spot.playing
      ? ok({ ...spot, playing: !spot.playing })
      : refuse(complaints.atEnd),
  ),
  '+': alone('+', (showing, spot) => faster(showing, spot, 2)),
  '-': alone('-', (showing, spot) => faster(showing, spot, 1 / 2)),
  speed: setSpeed,
  eyes,
};
