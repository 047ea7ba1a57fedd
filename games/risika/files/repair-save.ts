/** Repairs a complete save where only one meaning is possible, with a warning for each repair. */
import { at, type Json, type Reason } from '@ludoteca/kernel';
import { TERRITORY_COUNT } from '../board.ts';
import { CARD_COUNT, isJoker, createDeck } from '../cards.ts';
import { COLOURS } from '../parts.ts';
import { ARMY_LIMIT } from '../rules/state-queries.ts';
import type { IntField, SaveLayout, NameField, PlayerBlock } from './parse-layout.ts';
import { makeUnique } from './player-names.ts';
import type { Save, SavedPlayer } from './save.ts';

/** Warnings about a save that is accepted. */
const REPAIR_KINDS = [
  'mended current',
  'mended colour',
  'mended name',
  'mended armies',
  'mended loser',
  'many armies',
  'missing cards',
  'no jokers',
  'trailing bytes',
  'save dialect',
] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];

const JOKERS = CARD_COUNT - TERRITORY_COUNT;

export interface RepairedSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

type Warn = (why: RepairKind, facts: { readonly [key: string]: Json }) => void;

export function repairSave(layout: SaveLayout, length: number): RepairedSave {
  const warnings: Reason[] = [];
  const warn: Warn = (why, facts) => warnings.push({ why, facts });
  const board = repairBoard(layout, warn);
  const players = repairPlayers(layout.players, warn);
  const current = repairCurrent(layout.current, players.length, warn);
  const deck = layout.deck.map(({ value }) => value);
  const save = removeEliminated({ players, current, ...board, deck }, layout.players, warn);
  warnOfManyArmies(save, warn);
  const complete = addMissingCards(save, layout, warn);
  if (length > layout.end) warn('trailing bytes', { offset: layout.end, bytes: length - layout.end });
  return { save: complete, warnings };
}

/** Territories may be in any order; each gets at least one army. */
function repairBoard({ territories }: SaveLayout, warn: Warn): Pick<Save, 'owners' | 'armies'> {
  const owners = Array.from({ length: TERRITORY_COUNT }, () => 0);
  const armies = Array.from({ length: TERRITORY_COUNT }, () => 1);
  for (const { id, owner, armies: count } of territories) {
    owners[id.value] = owner.value;
    armies[id.value] = Math.max(1, count.value);
    if (count.value === 0)
      warn('mended armies', { field: count.path, offset: count.offset, territory: id.value });
  }
  return { owners, armies };
}

function repairPlayers(blocks: readonly PlayerBlock[], warn: Warn): SavedPlayer[] {
  const colours = repairColours(
    blocks.map(({ colour }) => colour),
    warn,
  );
  const taken = new Set<string>();
  return blocks.map(({ name, cards }, i) => ({
    name: repairName(name, i, taken, warn),
    colour: at(colours, i),
    cards: cards.map(({ value }) => value),
  }));
}

/** The first player with a colour keeps it; others get the first free one. */
function repairColours(ints: readonly IntField[], warn: Warn): number[] {
  const isFirst = ({ value }: IntField, i: number): boolean =>
    value >= 0 && value < COLOURS.length && ints.findIndex((other) => other.value === value) === i;
  const used = new Set(ints.filter(isFirst).map(({ value }) => value));
  return ints.map((int, i) => {
    if (isFirst(int, i)) return int.value;
    let colour = 0;
    while (used.has(colour)) colour++;
    used.add(colour);
    warn('mended colour', { field: int.path, offset: int.offset, value: int.value, colour });
    return colour;
  });
}

/** Characters that would overwrite, reverse or break a line. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

function repairName(
  { path, offset, value }: NameField,
  index: number,
  taken: Set<string>,
  warn: Warn,
): string {
  const visible = value.replaceAll(INVISIBLE_CHARACTERS, '').trim();
  const name = makeUnique(visible === '' ? `Giocatore ${index + 1}` : visible, taken);
  if (name !== value) warn('mended name', { field: path, offset, name });
  return name;
}

function repairCurrent({ path, offset, value }: IntField, players: number, warn: Warn): number {
  if (value >= 0 && value < players) return value;
  warn('mended current', { field: path, offset, value });
  return 0;
}

/** Players without territories are out: their cards go to the bottom of the deck, the next player starts in their place. */
function removeEliminated(save: Save, blocks: readonly PlayerBlock[], warn: Warn): Save {
  const { players, current, owners, armies, deck } = save;
  const remaining = players.flatMap((_, player) => (owners.includes(player) ? [player] : []));
  const eliminated = players.filter((_, player) => !remaining.includes(player));
  for (const player of eliminated) {
    const { path, offset } = at(blocks, players.indexOf(player)).name;
    warn('mended loser', { field: path, offset, name: player.name, cards: player.cards.length });
  }
  const starter = remaining.find((player) => player >= current) ?? at(remaining, 0);
  return {
    players: remaining.map((player) => at(players, player)),
    current: remaining.indexOf(starter),
    owners: owners.map((owner) => remaining.indexOf(owner)),
    armies,
    deck: [...deck, ...eliminated.flatMap(({ cards }) => cards)],
  };
}

function warnOfManyArmies({ players, owners, armies }: Save, warn: Warn): void {
  players.forEach(({ name }, player) => {
    const total = armies.reduce((sum, count, id) => sum + (owners[id] === player ? count : 0), 0);
    if (total > ARMY_LIMIT) warn('many armies', { offset: 0, name, total });
  });
}

/** Missing cards go to the bottom of the deck, except jokers: the basic version of the game has none. */
function addMissingCards(save: Save, { end }: SaveLayout, warn: Warn): Save {
  const held = new Set([...save.players.flatMap(({ cards }) => cards), ...save.deck]);
  const missing = createDeck().filter((card) => !held.has(card));
  if (missing.length === JOKERS && missing.every(isJoker)) {
    warn('no jokers', { offset: end });
    return save;
  }
  if (missing.length > 0) warn('missing cards', { offset: end, cards: missing });
  return { ...save, deck: [...save.deck, ...missing] };
}
