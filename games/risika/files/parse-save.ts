/** Parses a `.rsk` of any dialect: refuses it with all problems, or repairs it where only one meaning is possible. */
import { at, type Json, type Reason } from '@ludoteca/kernel';
import { DETECTED_DIALECTS, type Dialect } from './dialects.ts';
import { TERRITORY_COUNT } from '../board.ts';
import { CARD_COUNT } from '../cards.ts';
import {
  type SaveField,
  type IntField,
  type SaveLayout,
  type SaveProblem,
  createProblem,
  parseLayout,
} from './parse-layout.ts';
import { repairSave } from './repair-save.ts';
import type { Save } from './save.ts';

export interface ParsedSave {
  readonly dialect: Dialect;
  readonly fields: readonly SaveField[];
  /** Not empty if the save is refused. */
  readonly problems: readonly Reason[];
  /** Repairs and oddities; of a refused save the closest dialect. */
  readonly warnings: readonly Reason[];
  readonly save?: Save;
}

/** Above the limit of 100, because other programs allow a few more. */
const MAX_ARMIES = 999;

/** Of the given dialect, or of the first that fits. */
export function parseSave(bytes: Uint8Array, dialect?: Dialect): ParsedSave {
  const readings = (dialect === undefined ? DETECTED_DIALECTS : [dialect]).map((one) =>
    parseDialect(bytes, one),
  );
  const fitting = readings.find(({ save }) => save !== undefined);
  if (fitting !== undefined) return fitting;
  const closest = at(readings, bytes.length > MAX_ORIGINAL_SIZE ? readings.length - 1 : 0);
  const isDump = bytes.length === STRUCT_DUMP_SIZE;
  const note: Reason = isDump
    ? { why: 'save struct dump', facts: { offset: 0 } }
    : { why: 'save closest', facts: { offset: 0, dialect: closest.dialect } };
  return { ...closest, warnings: [note] };
}

/** Memory dump of an early program: six records of 176 bytes, 26 of 40, a deck of 116, and eight bytes. */
const STRUCT_DUMP_SIZE = 2220;
/** Of six players with all cards. Saves with fixed slots are longer. */
const MAX_ORIGINAL_SIZE = 628;

function parseDialect(bytes: Uint8Array, dialect: Dialect): ParsedSave {
  const { fields, layout } = parseLayout(bytes, dialect);
  const problems = layout.ok ? findProblems(layout.value) : [layout.problem];
  if (!layout.ok || problems.length > 0) return { dialect, fields, problems, warnings: [] };
  const repaired = repairSave(layout.value, bytes.length);
  const { save } = repaired;
  const conversion: readonly Reason[] =
    dialect === 'original' ? [] : [{ why: 'save dialect', facts: { offset: 0, dialect } }];
  const warnings = [...conversion, ...repaired.warnings];
  if (save.players.length > 1) return { dialect, fields, problems: [], warnings, save };
  const winner: Json = { offset: 0, name: save.players[0]?.name ?? '' };
  return { dialect, fields, problems: [{ why: 'save one left', facts: winner }], warnings };
}

const checkRange = (why: SaveProblem, field: IntField, below: number): Reason[] =>
  field.value >= 0 && field.value < below ? [] : [createProblem(why, field)];

function findProblems({ players, territories, deck }: SaveLayout): Reason[] {
  const cards = [...players.flatMap((player) => player.cards), ...deck];
  return [
    ...cards.flatMap((card) => checkRange('save card', card, CARD_COUNT)),
    ...findRepeated('save card twice', cards),
    ...territories.flatMap(({ id, owner, armies }) => [
      ...checkRange('save territory', id, TERRITORY_COUNT),
      ...checkRange('save owner', owner, players.length),
      ...checkRange('save armies', armies, MAX_ARMIES + 1),
    ]),
    ...findRepeated(
      'save territory twice',
      territories.map(({ id }) => id),
    ),
  ];
}

/** Fields with a value that occurred before. */
function findRepeated(why: SaveProblem, ints: readonly IntField[]): Reason[] {
  const firsts = new Map<number, IntField>();
  const reasons: Reason[] = [];
  for (const { path, offset, value } of ints) {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, { path, offset, value });
    else reasons.push({ why, facts: { field: path, offset, value, first: first.offset } });
  }
  return reasons;
}
