/** The pages on which the seats of a match are filled. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames, defaultPlayerName } from '@ludoteca/players';
import { PERSON } from '@ludoteca/wire';
import { quote } from '../terminal/sanitize.ts';
import { generateName } from '../session/setup/generate-name.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from '../session/setup/player-names.ts';
import { sessionTexts } from '../session/texts/index.ts';
import { cleanPlayerName, type SeatedPlayer } from '../session/seated-player.ts';
import { fieldPage } from './field-page.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, showMenu, type MenuPage, askText } from './page.ts';
import { formatPlayer } from './texts/index.ts';

/** The chosen players, and the page that follows a change. */
export interface SeatSetup {
  readonly entry: AnyCatalogueEntry;
  /** By seat. */
  readonly players: readonly PlayerSpec[];
  readonly change: (specs: readonly PlayerSpec[]) => MenuPage;
}

/** Further seats get computer players. */
export const resizeSeats = (
  entry: AnyCatalogueEntry,
  specs: readonly PlayerSpec[],
  seats: number,
): readonly PlayerSpec[] =>
  Array.from({ length: seats }, (_, seat) => specs[seat] ?? { kind: defaultPlayerName(entry) });

/** The items for the mode, the number of seats and each seat. `fixed`: the number cannot be changed. */
export function createSeatItems(seating: SeatSetup, menu: MenuContext, fixed: boolean): readonly MenuItem[] {
  const { entry, players: specs, change } = seating;
  const { min, max } = entry.game.seats;
  const { texts } = menu;
  const nameKind = createKindNamer(entry, menu.language);
  const players = seatPlayers(specs, menu.preferences.name, nameKind);
  const places = players.map((sitter, seat): MenuItem => ({
    label: texts.setup.seat(seat + 1, formatPlayer(sitter, texts, nameKind)),
    page: seatPage(seating, seat, players),
  }));
  const mode = createModeItem(seating, menu);
  if (fixed || min === max) return [mode, ...places];
  const title = entry.texts[menu.language].name;
  const heading = { title, question: texts.setup.howMany };
  const seats = fieldPage({ kind: 'number', min, max, usual: specs.length }, heading, (picked) =>
    change(picked === undefined ? specs : resizeSeats(entry, specs, Number(picked))),
  );
  return [mode, { label: texts.setup.seats(specs.length), page: seats }, ...places];
}

/** Toggles between people with computers and computers only. */
function createModeItem({ entry, players: specs, change }: SeatSetup, { texts }: MenuContext): MenuItem {
  const computer = { kind: defaultPlayerName(entry) };
  if (specs.some(({ kind }) => kind === PERSON))
    return {
      label: texts.setup.traditional,
      page: change(specs.map((spec) => (spec.kind === PERSON ? computer : spec))),
    };
  return { label: texts.setup.automatic, page: change(specs.with(0, { kind: PERSON })) };
}

/** The user, another person or a computer player, and its name. */
const seatPage =
  (seating: SeatSetup, seat: number, players: readonly SeatedPlayer[]): MenuPage =>
  (menu) => {
    const { entry, players: specs, change } = seating;
    const { texts, preferences, language } = menu;
    const put = (spec: PlayerSpec): MenuPage => change(specs.with(seat, spec));
    const thisPage = seatPage(seating, seat, players);
    const nameKind = createKindNamer(entry, language);
    const naming =
      (kind: string): MenuPage =>
      () => {
        const taken = players.filter((_, other) => other !== seat).map(({ name }) => name);
        const defaultName = generateName(language, [...taken, preferences.name]);
        return askText(
          menu,
          { question: texts.setup.name, defaultText: defaultName, back: thisPage },
          (text) => {
            const named = specs.with(seat, { kind, name: cleanPlayerName(text) || defaultName });
            const { name = defaultName } = seatPlayers(named, preferences.name, nameKind)[seat] ?? {};
            if (name !== text.trim())
              menu.notice = sessionTexts[language].afterwards.renamed(quote(text), quote(name));
            return change(named);
          },
        );
      };
    const { kind = PERSON } = specs[seat] ?? {};
    return showMenu(menu, {
      title: texts.setup.seat(seat + 1, ''),
      question: texts.setup.who(seat + 1),
      items: [
        { label: preferences.name, page: put({ kind: PERSON }) },
        { label: texts.setup.someoneElse, page: naming(PERSON) },
        ...playerNames(entry).map((player) => ({
          label: texts.setup.computer(nameKind(player)),
          page: put({ kind: player }),
        })),
        ...(kind === PERSON ? [] : [{ label: texts.setup.rename, page: naming(kind) }]),
      ],
      defaultIndex: 0,
      back: change(specs),
    });
  };
