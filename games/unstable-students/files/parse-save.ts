/** Parses a save of any dialect into a position from which a match can start. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { countCards, isFreshman } from '../deck/deck.ts';
import { CARDS_DEALT, checkRequirements } from '../deck/requirements.ts';
import { form } from '../settings.ts';
import { type Dialect, DIALECTS } from './dialects.ts';
import type { Save } from './save.ts';
import { parseLayout } from './parse-layout.ts';
import type { SaveField } from './field-reader.ts';
import { repairSave } from './repair-save.ts';

export interface ParsedSave {
  readonly dialect: Dialect;
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

interface ParseOptions {
  /** Absent: detected. */
  readonly dialect?: Dialect | undefined;
  /** Gets every field, for `inspect`. */
  readonly onField?: (field: SaveField) => void;
}

export function parseSave(
  bytes: Uint8Array,
  { dialect, onField }: ParseOptions = {},
): Result<ParsedSave, readonly Reason[]> {
  const parsed = parseLayout(bytes, dialect === undefined ? DIALECTS : [dialect], onField);
  if (!parsed.ok) {
    const { problem, closest } = parsed.problem;
    return refuse([problem, { why: 'save closest', facts: { offset: 0, dialect: closest } }]);
  }
  const { save, warnings } = repairSave(parsed.value.save);
  const students = Number(save.extras?.settings?.['students'] ?? form.students.usual);
  const problems = checkRequirements(completeDeck(save), { seats: save.players.length, students });
  if (problems.length > 0)
    return refuse(problems.map(({ why, facts }) => ({ why, facts: { offset: 0, ...(facts as object) } })));
  return ok({
    dialect: parsed.value.dialect,
    save,
    warnings: [...dialectWarnings(parsed.value.dialect), ...parsed.value.warnings, ...warnings],
  });
}

/** A save of another dialect is converted. */
const dialectWarnings = (dialect: Dialect): readonly Reason[] =>
  dialect === 'original' ? [] : [{ why: 'save dialect', facts: { offset: 0, dialect } }];

/** Adds copies of lost cards, so that the deck meets the requirements of the start of a match. */
export function completeDeck({ kinds, players }: Save): readonly CardKind[] {
  const seats = players.length;
  const freshmen = kinds.filter(isFreshman);
  const others = kinds.filter((kind) => !isFreshman(kind));
  const missingFreshmen = Math.max(0, seats - countCards(freshmen));
  const missingOthers = Math.max(0, seats * CARDS_DEALT - countCards(others));
  return kinds.map((kind) => {
    const missing = kind === freshmen[0] ? missingFreshmen : kind === others[0] ? missingOthers : 0;
    return missing > 0 ? { ...kind, copies: kind.copies + missing } : kind;
  });
}
