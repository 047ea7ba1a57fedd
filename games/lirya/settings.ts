/** Reads and checks the settings of a match. */
import {
  at,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  deepEqual,
  type DeepReadonly,
} from '@ludoteca/kernel';
import { choiceField, type FileField, parseSettings, memoizeByText } from '@ludoteca/kit';
import { type Preset, PRESETS, presets, type RulesConfig } from './config.ts';
import {
  checkDeck,
  listDeckCards,
  isDeckCode,
  parseDeckSetting,
  STARTER_DECK_IDS,
  toCurrentCards,
} from './deck/index.ts';
import type { CardSet } from './card-definition/index.ts';
import type { Settings } from './parts.ts';
import { findCustomMode, findPlugin, listCustomModes, splitCustomName } from './plugins/registry.ts';
import { setsAddedBefore, isBuiltIn, isFirstEditionSet, setLabelOf, rowAt, findSet } from './pool/index.ts';
import { checkVariant, readVariant } from './variant.ts';

const deckField = (field: string, defaultValue: string): FileField => ({
  kind: 'file',
  among: STARTER_DECK_IDS,
  usual: defaultValue,
  endings: ['.json', '.txt'],
  read: parseDeckSetting,
  isCode: isDeckCode,
  // The allowed size depends on the rules configuration, which is checked in readSettings.
  check: (value) => checkDeck(value, ANY_SIZE).map((reason) => withField(field, reason)),
});
const ANY_SIZE: RulesConfig = {
  ...presets.canon,
  deckMin: 1,
  deckMax: 500,
  copies: 500,
  legendaryCopies: 500,
  legendaries: 500,
};

const variantField: FileField = {
  kind: 'file',
  /** The modes of plug-ins are there as soon as these are added. */
  get among() {
    return ['none', ...listCustomModes().map(([id]) => id)];
  },
  usual: 'none',
  endings: ['.json'],
  read: readVariant,
  check: checkVariant,
};

export const form = {
  preset: choiceField(PRESETS, 'balanced'),
  deck1: deckField('deck1', STARTER_DECK_IDS[0] ?? ''),
  // Two different decks make a better first match.
  deck2: deckField('deck2', STARTER_DECK_IDS[1] ?? ''),
  variant: variantField,
};

/** The needs of a deck: sets and the plug-ins that these need, with versions. */
interface DeckNeeds {
  readonly sets: readonly CardSet[];
  readonly plugins: readonly string[];
}

function computeNeeds(deck: Json): DeckNeeds {
  const sets = [...new Set(listDeckCards(deck, 'current').map((card) => rowAt(card).set))].flatMap(
    (id) => findSet(id) ?? [],
  );
  const plugins = sets.flatMap(({ needs = {} }) =>
    Object.entries(needs).map(([plugin, version]) => `${plugin}@${version}`),
  );
  return { sets, plugins };
}

/** Cards are never removed from the pool, so the needs of a starter deck cannot change. */
const findNeedsOfStarter = memoizeByText(100, computeNeeds);

const findNeedsOfDeck = (deck: Json): DeckNeeds =>
  typeof deck === 'string' ? findNeedsOfStarter(deck) : computeNeeds(deck);

/** The plug-in of a mode, which a match needs too. */
function findNeedsOfMode(variant: Json): readonly string[] {
  if (typeof variant !== 'string' || variant === 'none') return [];
  const [name] = splitCustomName(variant);
  const plugin = findPlugin(name);
  return plugin === undefined ? [] : [`${name}@${plugin.version}`];
}

/**
 * Added sets are named in format 1 of archives only; since then the archive names each of their cards. Shipped sets are named in the
 * given version.
 */
function findNeeds(
  decks: readonly Json[],
  variant: Json,
  labelOf: (set: CardSet) => string = setLabelOf,
  withAddedSets = false,
): string[] {
  const needs = decks.map(findNeedsOfDeck);
  const sets = needs.flatMap((need) => need.sets).filter((set) => withAddedSets || isBuiltIn(set));
  const plugins = needs.flatMap((need) => need.plugins);
  return [...new Set([...plugins, ...sets.map(labelOf), ...findNeedsOfMode(variant)])].toSorted();
}

const firstEditionLabelOf = (set: CardSet): string => (isBuiltIn(set) ? `${set.id}@1` : setLabelOf(set));

export type NeedReason = 'no set' | 'other set' | 'other version' | 'no plug-in' | 'other plug-in';

/** 15.5: why a needed set or plug-in cannot be used. Checked first, so that its missing cards are not reported one by one. */
function checkNeed(need: unknown): readonly Reason[] {
  const [, name, version, seal] = /^([a-z0-9-]{1,60})@([1-9]\d{0,8})(#\w{1,40})?$/.exec(String(need)) ?? [];
  if (name === undefined) return [];
  const because = (why: NeedReason): readonly Reason[] => {
    const facts = { field: 'needs', name, version: Number(version) };
    const before = why === 'other set' ? { before: setsAddedBefore(name).join(', ') } : {};
    return [{ why, rule: '15.5', facts: { ...facts, ...before } }];
  };
  const set = findSet(name);
  if (set !== undefined && setLabelOf(set) === need) return [];
  if (set !== undefined && isBuiltIn(set))
    return isFirstEditionSet(String(need)) ? [] : because('other version');
  if (seal !== undefined) return because(set === undefined ? 'no set' : 'other set');
  const plugin = findPlugin(name);
  if (plugin !== undefined) return plugin.version === Number(version) ? [] : because('other plug-in');
  return because(set === undefined ? 'no plug-in' : 'other set');
}

/** Needs beyond this number are not examined; such a list is refused because it differs from the needs of the decks. */
const MAX_NEEDS = 100;

/** What a match of the first edition means by settings that are not there. */
const FIRST_EDITION_DEFAULTS = { preset: 'canon' };

/**
 * Archives contain `needs`; it must then equal the needs of the decks in this installation, or in the first edition. Without it a new
 * match is set up, with the cards of today.
 */
export function checkSettings(input: unknown): Result<Settings, readonly Reason[]> {
  const { needs: givenNeeds, ...rest } = isRecord(input) ? input : { needs: undefined };
  const missing = Array.isArray(givenNeeds)
    ? [...new Set<unknown>(givenNeeds.slice(0, MAX_NEEDS))].flatMap(checkNeed)
    : [];
  if (missing.length > 0) return refuse(missing);
  const isFirstEdition =
    Array.isArray(givenNeeds) && givenNeeds.some((need) => isFirstEditionSet(String(need)));
  const read = parseSettings(
    form,
    isRecord(input) ? { ...(isFirstEdition && FIRST_EDITION_DEFAULTS), ...rest } : input,
  );
  if (!read.ok) return read;
  const { preset, variant } = read.value;
  const decks = [read.value.deck1, read.value.deck2].map((deck) =>
    givenNeeds === undefined ? toCurrentCards(deck) : deck,
  );
  const [deck1 = null, deck2 = null] = decks;
  const rules = configOf(read.value);
  const reasons = Object.entries({ deck1, deck2 }).flatMap(([field, deck]) =>
    checkDeck(deck, rules).map((reason) => withField(field, reason)),
  );
  if (reasons.length > 0) return refuse(reasons);
  const labelOf = isFirstEdition ? firstEditionLabelOf : setLabelOf;
  const accepted = [findNeeds(decks, variant, labelOf), findNeeds(decks, variant, labelOf, true)];
  const needs = accepted.find((one) => givenNeeds === undefined || deepEqual(givenNeeds, one));
  if (needs === undefined)
    return refuse([{ why: 'other sets', rule: '15.5', facts: { field: 'needs', needs: at(accepted, 0) } }]);
  return ok({
    preset,
    variant: sortFields(variant),
    deck1: sortFields(deck1),
    deck2: sortFields(deck2),
    needs,
  });
}

/** Adds which of the two decks a reason is about. */
const withField = (field: string, { facts, ...reason }: Reason): Reason => ({
  ...reason,
  facts: isRecord(facts) ? { ...facts, field } : { field },
});

/** Sorts object fields by name, so that equal settings serialize equally. */
function sortFields(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortFields);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([field, part]) => [field, sortFields(part)]));
}

function isRecord(input: unknown): input is { readonly [key: string]: unknown } {
  if (typeof input !== 'object' || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  return prototype === Object.prototype || prototype === null;
}

const configsByVariant = new WeakMap<object, RulesConfig>();

/** The rules configuration of a match. */
export function configOf({
  preset,
  variant,
}: DeepReadonly<Pick<Settings, 'preset' | 'variant'>>): RulesConfig {
  if (variant === 'none') return presets[preset];
  if (typeof variant === 'string') return configOfMode(variant) ?? presets[preset];
  if (typeof variant !== 'object' || variant === null) return presets[preset];
  const known = configsByVariant.get(variant);
  if (known !== undefined) return known;
  const config = changePreset(preset, variant);
  configsByVariant.set(variant, config);
  return config;
}

/** 17.5: a mode of a plug-in says itself which preset it changes. */
function configOfMode(name: string): RulesConfig | undefined {
  const mode = findCustomMode(name);
  if (mode === undefined) return undefined;
  const known = configsByVariant.get(mode);
  if (known !== undefined) return known;
  const config = changePreset(mode.preset ?? 'balanced', mode.variant);
  configsByVariant.set(mode, config);
  return config;
}

function changePreset(preset: Preset, variant: object): RulesConfig {
  const before = presets[preset];
  const config: RulesConfig = Object.assign({}, before, variant);
  Object.assign(config, { amounts: { ...before.amounts, ...config.amounts } });
  return config;
}
