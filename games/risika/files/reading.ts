/** What a `.rsk` says: refused with every field that cannot be right, or mended where only one thing can have been meant. */
import type { Json, Reason } from '@ludoteca/kernel';
import { dialectOf } from './dialects.ts';
import { TERRITORIES } from '../board.ts';
import { CARDS } from '../cards.ts';
import { type Field, type Int, type Layout, type Problem, problem, readLayout } from './layout.ts';
import { mend } from './mending.ts';
import type { Save } from './save.ts';

export interface Reading {
  readonly fields: readonly Field[];
  /** Why it is refused; then there is no save. */
  readonly problems: readonly Reason[];
  /** What was odd and how it was mended. */
  readonly warnings: readonly Reason[];
  readonly save?: Save;
}

/** More on one territory is no game's: the pieces of a colour are a hundred, and other programs let a few more pass. */
const MOST_ARMIES = 999;

export function readSave(bytes: Uint8Array): Reading {
  const { fields, layout } = readLayout(bytes);
  const problems = layout.ok ? problemsOf(layout.value) : [layout.problem];
  if (!layout.ok || problems.length > 0) {
    const dialect = dialectOf(bytes);
    return { fields, problems: dialect === undefined ? problems : [dialect, ...problems], warnings: [] };
  }
  const { save, warnings } = mend(layout.value, bytes.length);
  if (save.players.length > 1) return { fields, problems: [], warnings, save };
  const winner: Json = { offset: 0, name: save.players[0]?.name ?? '' };
  return { fields, problems: [{ why: 'save one left', facts: winner }], warnings };
}

const outside = (why: Problem, read: Int, below: number): Reason[] =>
  read.value >= 0 && read.value < below ? [] : [problem(why, read)];

function problemsOf({ players, territories, deck }: Layout): Reason[] {
  const cards = [...players.flatMap((player) => player.cards), ...deck];
  return [
    ...cards.flatMap((card) => outside('save card', card, CARDS)),
    ...repeated('save card twice', cards),
    ...territories.flatMap(({ id, owner, armies }) => [
      ...outside('save territory', id, TERRITORIES),
      ...outside('save owner', owner, players.length),
      ...outside('save armies', armies, MOST_ARMIES + 1),
    ]),
    ...repeated(
      'save territory twice',
      territories.map(({ id }) => id),
    ),
  ];
}

/** Whatever holds a value that was read before, with where that was. */
function repeated(why: Problem, ints: readonly Int[]): Reason[] {
  const firsts = new Map<number, Int>();
  const reasons: Reason[] = [];
  for (const { path, offset, value } of ints) {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, { path, offset, value });
    else reasons.push({ why, facts: { field: path, offset, value, first: first.offset } });
  }
  return reasons;
}
