import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { MAX_NAME_LENGTH, PERSON, cleanPlayerName, type SeatedPlayer } from '../seated-player.ts';

/** Who is to sit at a seat; without a name one is found. */
export interface PlayerSpec {
  readonly kind: string;
  readonly name?: string;
}

/** What the computer players of a game are called: those of the house go by the names they are asked for. */
export const createKindNamer =
  ({ texts }: AnyCatalogueEntry, language: Language) =>
  (kind: string): string => {
    const { players = {} } = texts[language];
    return (Object.hasOwn(players, kind) ? players[kind] : undefined) ?? kind;
  };

/** Seats everybody under a name that nobody else has, in capitals or not. Names that were given go before those that are found. */
export function seatPlayers(
  specs: readonly PlayerSpec[],
  ownName: string,
  nameKind: (kind: string) => string = (kind) => kind,
): readonly SeatedPlayer[] {
  const taken = new Set<string>();
  const given = specs.map(({ name = '' }) => makeUniqueName(cleanPlayerName(name), taken));
  return specs.map(({ kind }, seat) => {
    const name =
      given[seat] ||
      makeUniqueName(
        kind === PERSON ? cleanPlayerName(ownName) || kind : nameKind(kind),
        taken,
        isMany(kind),
      );
    return { kind, name };
  });

  /** Several computers of a kind are numbered from the first on. */
  function isMany(kind: string): boolean {
    const nameless = specs.filter((spec, seat) => spec.kind === kind && given[seat] === '');
    return kind !== PERSON && nameless.length > 1;
  }
}

/** The name, with a number where it must have one to be the only one; no name stays none. */
function makeUniqueName(base: string, taken: Set<string>, numbered = false): string {
  if (base === '') return '';
  let name = numbered ? '' : base;
  for (let number = numbered ? 1 : 2; name === '' || taken.has(name.toLowerCase()); number++)
    name = `${cleanPlayerName(base, MAX_NAME_LENGTH - ` ${number}`.length)} ${number}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Whoever sits under another name than was given: it was empty or too long, had signs that nobody sees, or was taken. */
export const findRenamedPlayers = (
  specs: readonly PlayerSpec[],
  players: readonly SeatedPlayer[],
): readonly { readonly given: string; readonly name: string }[] =>
  specs.flatMap(({ name: given }, seat) => {
    const name = players[seat]?.name;
    return given === undefined || name === undefined || given.trim() === name ? [] : [{ given, name }];
  });
