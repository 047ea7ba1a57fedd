/** Gives every player of a match a unique name. */
import { type Language, type AnyCatalogueEntry, COMPUTER_NAMES } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { MAX_NAME_LENGTH, cleanPlayerName, type SeatedPlayer } from '../seated-player.ts';

/** A player without a name gets one. */
export interface PlayerSpec {
  readonly kind: string;
  readonly name?: string;
}

/** The names of a game's characters and of the common computer players in the language; other kinds keep their own name. */
export const createKindNamer =
  ({ texts }: AnyCatalogueEntry, language: Language) =>
  (kind: string): string => {
    const names: { readonly [kind: string]: string } = {
      ...COMPUTER_NAMES[language],
      ...texts[language].players,
    };
    return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? kind;
  };

/** Names are unique regardless of case. Given names take precedence over generated ones. */
export function seatPlayers(
  specs: readonly PlayerSpec[],
  ownName: string,
  nameKind: (kind: string) => string = (kind) => kind,
): readonly SeatedPlayer[] {
  const taken = new Set<string>();
  const givenNames = specs.map(({ name = '' }) => makeUniqueName(cleanPlayerName(name), taken));
  return specs.map(({ kind }, seat) => {
    const name =
      givenNames[seat] ||
      makeUniqueName(
        kind === PERSON ? cleanPlayerName(ownName) || kind : nameKind(kind),
        taken,
        isMany(kind),
      );
    return { kind, name };
  });

  /** Several computer players of one kind are all numbered. */
  function isMany(kind: string): boolean {
    const nameless = specs.filter((spec, seat) => spec.kind === kind && givenNames[seat] === '');
    return kind !== PERSON && nameless.length > 1;
  }
}

/** Adds a number if necessary; an empty name stays empty. */
function makeUniqueName(base: string, taken: Set<string>, numbered = false): string {
  if (base === '') return '';
  let name = numbered ? '' : base;
  for (let number = numbered ? 1 : 2; name === '' || taken.has(name.toLowerCase()); number++)
    name = `${cleanPlayerName(base, MAX_NAME_LENGTH - ` ${number}`.length)} ${number}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Players whose given name was invalid, too long or taken. */
export const findRenamedPlayers = (
  specs: readonly PlayerSpec[],
  players: readonly SeatedPlayer[],
): readonly { readonly given: string; readonly name: string }[] =>
  specs.flatMap(({ name: given }, seat) => {
    const name = players[seat]?.name;
    return given === undefined || name === undefined || given.trim() === name ? [] : [{ given, name }];
  });
