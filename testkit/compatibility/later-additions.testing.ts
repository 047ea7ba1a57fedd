/** Undoes the intended changes of later versions, for comparisons with version 0.1. */
import type { AnyParts, Choice, Json, Match } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { MatchPlan } from './plans.testing.ts';

/** Kinds of events that version 0.1 did not have. */
const NEW_EVENTS: ReadonlySet<string> = new Set(['stealth over']);

export const withoutNewEvents = (events: readonly AnyParts['event'][]): readonly AnyParts['event'][] =>
  events.filter(({ did }) => !NEW_EVENTS.has(did));

/** The questions of Lirya for which version 0.1 listed no barred choices. */
const NEW_BARRED: ReadonlySet<string> = new Set(['window', 'defend']);

const attackerOf = (choice: unknown): unknown =>
  (choice as { readonly attacker?: { readonly id?: unknown } }).attacker?.id;

/** Lirya lists more barred choices: of responses, of defences, and of attackers that have some target but not this one. */
export function withoutNewBarred(game: string, match: Match<AnyParts>): readonly Choice<AnyParts>[] {
  const barred = match.barred();
  const { question } = match;
  if (game !== 'lirya' || question === undefined) return barred;
  if (NEW_BARRED.has(question.prompt)) return [];
  if (question.prompt !== 'attack') return barred;
  const able = new Set(question.options.map(attackerOf));
  return barred.filter((choice) => !able.has(attackerOf(choice)));
}

/** The settings with which a match of version 0.1 was set up. Lirya has another default preset and revised cards since then. */
const FIRST_SETTINGS: { readonly [game: string]: { readonly [field: string]: Json } } = {
  lirya: { preset: 'canon', needs: ['broken-bell@1'] },
};

/** The game with the defaults of version 0.1. */
export function withFirstDefaults(entry: AnyCatalogueEntry): AnyCatalogueEntry {
  const first = FIRST_SETTINGS[entry.game.id];
  if (first === undefined) return entry;
  const form = Object.entries(entry.form).map(([key, field]) =>
    first[key] === undefined ? [key, field] : [key, { ...field, usual: first[key] }],
  );
  return {
    ...entry,
    form: Object.fromEntries(form) as AnyCatalogueEntry['form'],
    game: {
      ...entry.game,
      // Version 0.1 told programs both decks, also where lists are secret.
      visibleSettings: (settings) => settings,
      settings: (input, seats) =>
        entry.game.settings(
          typeof input === 'object' && input !== null ? { ...first, ...input } : input,
          seats,
        ),
    },
  };
}

/** The characters of Risika, which follow other plans since version 0.1. */
const CHANGED_PLAYERS: ReadonlySet<string> = new Set(['aggressive', 'balanced', 'cautious', 'vengeful']);

/** Whether the computer players of a match still play as they did. */
export const hasSamePlayers = ({ players }: MatchPlan): boolean =>
  !players.some((player) => CHANGED_PLAYERS.has(player));

/** Logs of Risika have the correct singular and plural since version 0.1. */
export const withFirstSentences = (text: string): string =>
  text
    .replaceAll(/ un’altra armata\.$/gm, ' altre armate: 1.')
    .replaceAll(/ altre (\d+) armate\.$/gm, ' altre armate: $1.');
