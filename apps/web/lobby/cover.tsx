import { coverOf } from '../games.ts';

/** The picture on a game's box: its own, or one drawn from its name. */
export function Cover({ id }: { readonly id: string }) {
  const own = coverOf(id);
  return own === undefined ? <DrawnCover id={id} /> : <img className="cover" src={own} alt="" />;
}

const GROUNDS = ['ground-felt', 'ground-second', 'ground-accent', 'ground-wood'] as const;

/** Letters as numbers: the same name always gives the same picture. */
const sumOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Three cards on a table, in a light and an order of the game's own. */
function DrawnCover({ id }: { readonly id: string }) {
  const sum = sumOf(id);
  const ground = GROUNDS[sum % GROUNDS.length] ?? 'ground-felt';
  const lean = (sum % 17) - 8;
  return (
    <svg className={`cover ${ground}`} viewBox="0 0 200 240" aria-hidden="true">
      <rect className="cover-ground" width="200" height="240" />
      <circle className="cover-lamp" cx={40 + (sum % 60)} cy="30" r="120" />
      <g transform={`rotate(${lean} 100 130)`}>
        <rect
          className="cover-back"
          x="36"
          y="74"
          width="82"
          height="114"
          rx="9"
          transform="rotate(-16 77 131)"
        />
        <rect
          className="cover-mid"
          x="84"
          y="70"
          width="82"
          height="114"
          rx="9"
          transform="rotate(14 125 127)"
        />
        <rect className="cover-front" x="58" y="64" width="84" height="117" rx="9" />
        <text className="cover-letter" x="100" y="146" textAnchor="middle">
          {id.slice(0, 1).toUpperCase()}
        </text>
      </g>
    </svg>
  );
}
