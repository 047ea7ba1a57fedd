import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames, defaultPlayerName } from '@ludoteca/players';
import { quoted } from '../foreign.ts';
import { generatedName } from '../play/generated.ts';
import { calledIn, type Guest, seated } from '../play/names.ts';
import { words as said } from '../play/words/index.ts';
import { PERSON, playerName, type Sitter } from '../sitter.ts';
import { fieldPage } from './field.ts';
import type { Lobby } from './lobby.ts';
import { type Item, offer, type Page, type } from './page.ts';
import { playerText } from './words/index.ts';

/** Who is to play, and the page after somebody has changed it. */
export interface Seating {
  readonly entry: AnyCatalogueEntry;
  /** By seat. */
  readonly guests: readonly Guest[];
  readonly change: (guests: readonly Guest[]) => Page;
}

/** The same people at more or fewer seats: computers take those that are left. */
export const withSeats = (
  entry: AnyCatalogueEntry,
  guests: readonly Guest[],
  seats: number,
): readonly Guest[] =>
  Array.from({ length: seats }, (_, seat) => guests[seat] ?? { kind: defaultPlayerName(entry) });

/** Whether anybody plays, how many do, and who sits where. `fixed`: as many as there are. */
export function seatItems(seating: Seating, lobby: Lobby, fixed: boolean): readonly Item[] {
  const { entry, guests, change } = seating;
  const { min, max } = entry.game.seats;
  const { words } = lobby;
  const called = calledIn(entry, lobby.language);
  const sitters = seated(guests, lobby.preferences.name, called);
  const places = sitters.map((sitter, seat): Item => ({
    label: words.draft.seat(seat + 1, playerText(sitter, words, called)),
    page: sitterPage(seating, seat, sitters),
  }));
  const mode = modeItem(seating, lobby);
  if (fixed || min === max) return [mode, ...places];
  const title = entry.texts[lobby.language].name;
  const asks = { title, question: words.draft.howMany };
  const seats = fieldPage({ kind: 'number', min, max, usual: guests.length }, asks, (picked) =>
    change(picked === undefined ? guests : withSeats(entry, guests, Number(picked))),
  );
  return [mode, { label: words.draft.seats(guests.length), page: seats }, ...places];
}

/** People and computers, or computers alone: picking it changes to the other. */
function modeItem({ entry, guests, change }: Seating, { words }: Lobby): Item {
  const computer = { kind: defaultPlayerName(entry) };
  if (guests.some(({ kind }) => kind === PERSON))
    return {
      label: words.draft.traditional,
      page: change(guests.map((guest) => (guest.kind === PERSON ? computer : guest))),
    };
  return { label: words.draft.automatic, page: change(guests.with(0, { kind: PERSON })) };
}

/** Who sits there: oneself, somebody else, a computer; and under which name. */
const sitterPage =
  (seating: Seating, seat: number, sitters: readonly Sitter[]): Page =>
  (lobby) => {
    const { entry, guests, change } = seating;
    const { words, preferences, language } = lobby;
    const put = (guest: Guest): Page => change(guests.with(seat, guest));
    const here = sitterPage(seating, seat, sitters);
    const called = calledIn(entry, language);
    const naming =
      (kind: string): Page =>
      () => {
        const taken = sitters.filter((_, other) => other !== seat).map(({ name }) => name);
        const usual = generatedName(language, [...taken, preferences.name]);
        return type(lobby, { question: words.draft.name, usual, back: here }, (text) => {
          const named = guests.with(seat, { kind, name: playerName(text) || usual });
          const { name = usual } = seated(named, preferences.name, called)[seat] ?? {};
          if (name !== text.trim()) lobby.notice = said[language].aside.renamed(quoted(text), quoted(name));
          return change(named);
        });
      };
    const { kind = PERSON } = guests[seat] ?? {};
    return offer(lobby, {
      title: words.draft.seat(seat + 1, ''),
      question: words.draft.who(seat + 1),
      items: [
        { label: preferences.name, page: put({ kind: PERSON }) },
        { label: words.draft.someoneElse, page: naming(PERSON) },
        ...playerNames(entry).map((player) => ({
          label: words.draft.computer(called(player)),
          page: put({ kind: player }),
        })),
        ...(kind === PERSON ? [] : [{ label: words.draft.rename, page: naming(kind) }]),
      ],
      usual: 0,
      back: change(guests),
    });
  };
