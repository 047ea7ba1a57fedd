/** RULES 5: what the dice are worth. Exact, by counting every roll; both sides always throw all the dice they may, which is best for both. */

const SIDES = 6;
/** On either side. */
const MOST_DICE = 3;

/** Every roll of so many dice, highest die first, with the number of ways it falls. */
function rollsOf(dice: number): ReadonlyMap<string, { readonly faces: readonly number[]; ways: number }> {
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
export function rollCounts(attack: number, defence: number): readonly number[] {
  const compared = Math.min(attack, defence);
  const counts = Array.from({ length: compared + 1 }, () => 0);
  for (const red of rollsOf(attack).values())
    for (const blue of rollsOf(defence).values()) {
      let lost = 0;
      for (let die = 0; die < compared; die++) if ((red.faces[die] ?? 0) <= (blue.faces[die] ?? 0)) lost++;
      counts[lost] = (counts[lost] ?? 0) + red.ways * blue.ways;
    }
  return counts;
}

/** Armies beyond these are rare (saves of other programs): their odds are those of the same proportion. */
const MOST = 127;
const SIZE = MOST + 1;

/** By attacking armies times SIZE plus defending ones: the chance to conquer, and the armies that are then left on average. */
interface Table {
  readonly chance: Float64Array;
  readonly left: Float64Array;
}

function makeTable(): Table {
  const chance = new Float64Array(SIZE * SIZE);
  const left = new Float64Array(SIZE * SIZE);
  const shares = [1, 2, 3].map((attack) =>
    [1, 2, 3].map((defence) =>
      rollCounts(attack, defence).map((count) => count / SIDES ** (attack + defence)),
    ),
  );
  for (let armies = 1; armies < SIZE; armies++) {
    chance[armies * SIZE] = 1;
    left[armies * SIZE] = armies;
    if (armies === 1) continue;
    for (let defenders = 1; defenders < SIZE; defenders++) {
      const attack = Math.min(MOST_DICE, armies - 1);
      const defence = Math.min(MOST_DICE, defenders);
      const compared = Math.min(attack, defence);
      let won = 0;
      let kept = 0;
      for (let lost = 0; lost <= compared; lost++) {
        const share = shares[attack - 1]?.[defence - 1]?.[lost] ?? 0;
        const then = (armies - lost) * SIZE + defenders - compared + lost;
        won += share * (chance[then] ?? 0);
        kept += share * (chance[then] ?? 0) * (left[then] ?? 0);
      }
      chance[armies * SIZE + defenders] = won;
      left[armies * SIZE + defenders] = won === 0 ? 0 : kept / won;
    }
  }
  return { chance, left };
}

let made: Table | undefined;
const table = (): Table => (made ??= makeTable());

function indexOf(armies: number, defenders: number): number {
  const largest = Math.max(armies, defenders);
  if (largest <= MOST) return armies * SIZE + defenders;
  const scale = MOST / largest;
  return Math.max(1, Math.round(armies * scale)) * SIZE + Math.max(1, Math.round(defenders * scale));
}

/** The chance to conquer a territory with all armies of another, one of which must stay. */
export const conquest = (armies: number, defenders: number): number =>
  table().chance[indexOf(armies, defenders)] ?? 0;

/** How many armies are left on average where the territory falls, the one that stays included. */
export const armiesLeft = (armies: number, defenders: number): number =>
  table().left[indexOf(armies, defenders)] ?? 0;

/** The fewest armies that conquer with at least this chance; one more than can be counted where none do. */
export function armiesFor(chance: number, defenders: number): number {
  let armies = 2;
  while (armies <= MOST && conquest(armies, defenders) < chance) armies++;
  return armies;
}
