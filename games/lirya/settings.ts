/** How a match is set up. */
import { type Json, ok, type Reason, refuse, type Result, same } from '@ludoteca/kernel';
import { choice, type FileField, readForm } from '@ludoteca/kit';
import { PRESETS, presets, type RulesConfig } from './config.ts';
import { checkDeck, deckCards, readDeck, STARTERS } from './deck/index.ts';
import type { Settings } from './parts.ts';
import { rowAt, setNamed } from './pool/index.ts';

const deckField: FileField = {
  kind: 'file',
  among: STARTERS,
  usual: STARTERS[0] ?? '',
  endings: ['.json', '.txt'],
  read: readDeck,
  check: (value) => checkDeck(value, presets.canon),
};

export const form = { preset: choice(PRESETS, 'canon'), deck1: deckField, deck2: deckField };

/** The sets of the decks, and the plug-ins these need, with their versions. */
function needsOf(decks: readonly Json[]): string[] {
  const needs = new Set<string>();
  for (const deck of decks)
    for (const index of deckCards(deck)) {
      const set = setNamed(rowAt(index).set);
      if (set === undefined) continue;
      needs.add(`${set.id}@${set.version}`);
      for (const [plugin, version] of Object.entries(set.needs ?? {})) needs.add(`${plugin}@${version}`);
    }
  return [...needs].toSorted();
}

/** `needs` may be given, as archives do: then it must be what the decks need here and now. */
export function readSettings(input: unknown): Result<Settings, readonly Reason[]> {
  const { needs: given, ...rest } = isFields(input) ? input : { needs: undefined };
  const read = readForm(form, isFields(input) ? rest : input);
  if (!read.ok) return read;
  const needs = needsOf([read.value.deck1, read.value.deck2]);
  if (given !== undefined && !same(given, needs))
    return refuse([{ why: 'other sets', rule: '15.5', facts: { field: 'needs', needs } }]);
  return ok({ ...read.value, needs });
}

function isFields(input: unknown): input is { readonly [key: string]: unknown } {
  if (typeof input !== 'object' || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  return prototype === Object.prototype || prototype === null;
}

/** The rules that a match is played by. */
export const configOf = ({ preset }: Pick<Settings, 'preset'>): RulesConfig => presets[preset];
