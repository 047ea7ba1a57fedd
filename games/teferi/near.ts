/** Which names were perhaps meant by a word that is none. */
import { editDistance } from '@ludoteca/kit';

const MOST_NAMES = 5;
/** Longer words are no slip of the finger. */
const LONGEST = 40;

/** Those that begin so or hold it, else the nearest. */
export function near(word: string, among: readonly string[]): readonly string[] {
  const lower = word.toLowerCase().slice(0, LONGEST);
  const holding = among.filter((name) => name.toLowerCase().includes(lower));
  if (holding.length > 0 && lower !== '')
    return holding
      .toSorted((a, b) => a.toLowerCase().indexOf(lower) - b.toLowerCase().indexOf(lower))
      .slice(0, MOST_NAMES);
  const slips = among.map((name) => ({ name, away: editDistance(lower, name.toLowerCase()) }));
  const [best] = slips.toSorted((a, b) => a.away - b.away);
  return best !== undefined && best.away <= Math.ceil(best.name.length / 3) ? [best.name] : [];
}
