/** RULES 5: what the dice are worth. Exact, by counting every roll; both sides always throw all the dice they may, which is best for both. */
import { MAX_DICE } from './rules/state-queries.ts';

const SIDES = 6;

/** Every roll of so many dice, highest die first, with the number of ways it falls. */
function enumerateRolls(
  dice: number,
): ReadonlyMap<string, { readonly faces: readonly number[]; ways: number }> {
  const rolls = new Map<string, { faces: readonly number[]; ways: number }>();
  for (let roll = 0; roll < SIDES ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / SIDES ** die) % SIDES);
    faces.sort((a, b) => b - a);
    const known = rolls.get(faces.join());
    if (known === undefined) rolls.set(faces.join(), { faces, ways: 1 });
    else known.ways++;
  }
  return rolls;
}

/** How many of all rolls cost the attacker 0, 1, … armies; every other comparison costs the defender one. */
export function countRollsByLosses(attack: number, defence: number): readonly number[] {
  const compared = Math.min(attack, defence);
  const counts = Array.from({ length: compared + 1 }, () => 0);
  for (const red of enumerateRolls(attack).values())
    for (const blue of enumerateRolls(defence).values()) {
      let lost = 0;
      for (let die = 0; die < compared; die++) if ((red.faces[die] ?? 0) <= (blue.faces[die] ?? 0)) lost++;
      counts[lost] = (counts[lost] ?? 0) + red.ways * blue.ways;
    }
  return counts;
}

/** Armies beyond these are rare (saves of other programs): their odds are those of the same proportion. */
const MAX_ARMIES = 127;
const ROW_LENGTH = MAX_ARMIES + 1;

/** By attacking armies times SIZE plus defending ones: the chance to conquer, and the armies that are then left on average. */
interface OddsTable {
  readonly chance: Float64Array;
  readonly left: Float64Array;
}

function createTable(): OddsTable {
  const chance = new Float64Array(ROW_LENGTH * ROW_LENGTH);
  const left = new Float64Array(ROW_LENGTH * ROW_LENGTH);
  const shares = [1, 2, 3].map((attack) =>
    [1, 2, 3].map((defence) =>
      countRollsByLosses(attack, defence).map((count) => count / SIDES ** (attack + defence)),
    ),
  );
  for (let armies = 1; armies < ROW_LENGTH; armies++) {
    chance[armies * ROW_LENGTH] = 1;
    left[armies * ROW_LENGTH] = armies;
    if (armies === 1) continue;
    for (let defenders = 1; defenders < ROW_LENGTH; defenders++) {
      const attack = Math.min(MAX_DICE, armies - 1);
      const defence = Math.min(MAX_DICE, defenders);
      const compared = Math.min(attack, defence);
      let won = 0;
      let kept = 0;
      for (let lost = 0; lost <= compared; lost++) {
        const share = shares[attack - 1]?.[defence - 1]?.[lost] ?? 0;
        const then = (armies - lost) * ROW_LENGTH + defenders - compared + lost;
        won += share * (chance[then] ?? 0);
        kept += share * (chance[then] ?? 0) * (left[then] ?? 0);
      }
      chance[armies * ROW_LENGTH + defenders] = won;
      left[armies * ROW_LENGTH + defenders] = won === 0 ? 0 : kept / won;
    }
  }
  return { chance, left };
}

let made: OddsTable | undefined;
const table = (): OddsTable => (made ??= createTable());

function indexOf(armies: number, defenders: number): number {
  const largest = Math.max(armies, defenders);
  if (largest <= MAX_ARMIES) return armies * ROW_LENGTH + defenders;
  const scale = MAX_ARMIES / largest;
  return Math.max(1, Math.round(armies * scale)) * ROW_LENGTH + Math.max(1, Math.round(defenders * scale));
}

/** The chance to conquer a territory with all armies of another, one of which must stay. */
export const conquestChance = (armies: number, defenders: number): number =>
  table().chance[indexOf(armies, defenders)] ?? 0;

/** How many armies are left on average where the territory falls, the one that stays included. */
export const expectedArmiesLeft = (armies: number, defenders: number): number =>
  table().left[indexOf(armies, defenders)] ?? 0;

/** The fewest armies that conquer with at least this chance; one more than can be counted where none do. */
export function armiesNeeded(chance: number, defenders: number): number {
  let armies = 2;
  while (armies <= MAX_ARMIES && conquestChance(armies, defenders) < chance) armies++;
  return armies;
}
