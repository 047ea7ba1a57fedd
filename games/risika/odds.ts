/** Exact odds of combat (RULES 5), by counting every roll. Both sides always roll the maximum number of dice, which is best for both. */
import { memoizeOnce } from '@ludoteca/kit';
import { MAX_DICE } from './rules/state-queries.ts';

const SIDES = 6;

/** All rolls of a number of dice, highest die first, with the number of outcomes that give them. */
function enumerateRolls(
  dice: number,
): ReadonlyMap<string, { readonly faces: readonly number[]; outcomes: number }> {
  const rolls = new Map<string, { faces: readonly number[]; outcomes: number }>();
  for (let roll = 0; roll < SIDES ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / SIDES ** die) % SIDES);
    faces.sort((a, b) => b - a);
    const known = rolls.get(faces.join());
    if (known === undefined) rolls.set(faces.join(), { faces, outcomes: 1 });
    else known.outcomes++;
  }
  return rolls;
}

/** Counts the rolls that cost the attacker 0, 1, … armies; every other comparison costs the defender one. */
export function countRollsByLosses(attack: number, defence: number): readonly number[] {
  const compared = Math.min(attack, defence);
  const counts = Array.from({ length: compared + 1 }, () => 0);
  const defences = [...enumerateRolls(defence).values()];
  for (const attacking of enumerateRolls(attack).values())
    for (const defending of defences) {
      let lost = 0;
      for (let die = 0; die < compared; die++)
        if ((attacking.faces[die] ?? 0) <= (defending.faces[die] ?? 0)) lost++;
      counts[lost] = (counts[lost] ?? 0) + attacking.outcomes * defending.outcomes;
    }
  return counts;
}

/** Larger armies only occur in saves of other programs; their odds are those of the same proportion. */
const MAX_ARMIES = 127;
const ROW_LENGTH = MAX_ARMIES + 1;

/** By attackers * ROW_LENGTH + defenders: the chance to conquer and the armies then left on average. */
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
        const next = (armies - lost) * ROW_LENGTH + defenders - compared + lost;
        won += share * (chance[next] ?? 0);
        kept += share * (chance[next] ?? 0) * (left[next] ?? 0);
      }
      chance[armies * ROW_LENGTH + defenders] = won;
      left[armies * ROW_LENGTH + defenders] = won === 0 ? 0 : kept / won;
    }
  }
  return { chance, left };
}

/** The table takes 40 ms, which most commands would waste. */
const getTable = memoizeOnce(createTable);

function tableIndex(armies: number, defenders: number): number {
  const largest = Math.max(armies, defenders);
  if (largest <= MAX_ARMIES) return armies * ROW_LENGTH + defenders;
  const scale = MAX_ARMIES / largest;
  return Math.max(1, Math.round(armies * scale)) * ROW_LENGTH + Math.max(1, Math.round(defenders * scale));
}

/** The chance to conquer a territory with all armies of another except the one that must stay. */
export const conquestChance = (armies: number, defenders: number): number =>
  getTable().chance[tableIndex(armies, defenders)] ?? 0;

/** The average number of armies left after a conquest, including the one that stays. */
export const expectedArmiesLeft = (armies: number, defenders: number): number =>
  getTable().left[tableIndex(armies, defenders)] ?? 0;

/** The smallest number of armies that conquer with at least this chance; MAX_ARMIES + 1 if none does. */
export function armiesNeeded(chance: number, defenders: number): number {
  let armies = 2;
  while (armies <= MAX_ARMIES && conquestChance(armies, defenders) < chance) armies++;
  return armies;
}
