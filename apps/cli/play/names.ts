import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { LONGEST_NAME, PERSON, playerName, type Sitter } from '../sitter.ts';

/** Who is to sit at a seat; without a name one is found. */
export interface Guest {
  readonly kind: string;
  readonly name?: string;
}

/** What the computer players of a game are called: those of the house go by the names they are asked for. */
export const calledIn =
  ({ texts }: AnyCatalogueEntry, language: Language) =>
  (kind: string): string => {
    const { players = {} } = texts[language];
    return (Object.hasOwn(players, kind) ? players[kind] : undefined) ?? kind;
  };

/** Seats everybody under a name that nobody else has, in capitals or not. Names that were given go before those that are found. */
export function seated(
  guests: readonly Guest[],
  own: string,
  called: (kind: string) => string = (kind) => kind,
): readonly Sitter[] {
  const taken = new Set<string>();
  const given = guests.map(({ name = '' }) => freeName(playerName(name), taken));
  return guests.map(({ kind }, seat) => {
    const name =
      given[seat] || freeName(kind === PERSON ? playerName(own) || kind : called(kind), taken, isMany(kind));
    return { kind, name };
  });

  /** Several computers of a kind are numbered from the first on. */
  function isMany(kind: string): boolean {
    const nameless = guests.filter((guest, seat) => guest.kind === kind && given[seat] === '');
    return kind !== PERSON && nameless.length > 1;
  }
}

/** The name, with a number where it must have one to be the only one; no name stays none. */
function freeName(base: string, taken: Set<string>, numbered = false): string {
  if (base === '') return '';
  let name = numbered ? '' : base;
  for (let number = numbered ? 1 : 2; name === '' || taken.has(name.toLowerCase()); number++)
    name = `${playerName(base, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Whoever sits under another name than was given: it was empty or too long, had signs that nobody sees, or was taken. */
export const renamed = (
  guests: readonly Guest[],
  sitters: readonly Sitter[],
): readonly { readonly given: string; readonly name: string }[] =>
  guests.flatMap(({ name: given }, seat) => {
    const name = sitters[seat]?.name;
    return given === undefined || name === undefined || given.trim() === name ? [] : [{ given, name }];
  });
