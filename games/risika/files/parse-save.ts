/** Parses a `.rsk`: refuses it with all problems, or repairs it where only one meaning is possible. */
import type { Json, Reason } from '@ludoteca/kernel';
import { recognizeForeignSave } from './foreign-saves.ts';
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
  readonly fields: readonly SaveField[];
  /** Not empty if the save is refused. */
  readonly problems: readonly Reason[];
  /** Repairs and oddities. */
  readonly warnings: readonly Reason[];
  readonly save?: Save;
}

/** Above the limit of 100, because other programs allow a few more. */
const MAX_ARMIES = 999;

export function parseSave(bytes: Uint8Array): ParsedSave {
  const { fields, layout } = parseLayout(bytes);
  const problems = layout.ok ? findProblems(layout.value) : [layout.problem];
  if (!layout.ok || problems.length > 0) {
    const foreign = recognizeForeignSave(bytes);
    return { fields, problems: foreign === undefined ? problems : [foreign, ...problems], warnings: [] };
  }
  const { save, warnings } = repairSave(layout.value, bytes.length);
  if (save.players.length > 1) return { fields, problems: [], warnings, save };
  const winner: Json = { offset: 0, name: save.players[0]?.name ?? '' };
  return { fields, problems: [{ why: 'save one left', facts: winner }], warnings };
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
