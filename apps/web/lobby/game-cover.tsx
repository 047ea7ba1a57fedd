/** The cover picture of a game. */
import { findCover } from '../pages/game-modules.ts';

export function GameCover({ id }: { readonly id: string }) {
  const own = findCover(id);
  return own === undefined ? <GeneratedCover id={id} /> : <img className="cover" src={own} alt="" />;
}

const COVER_CLASSES = ['ground-felt', 'ground-second', 'ground-accent', 'ground-wood'] as const;

const hashName = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Draws a cover from the game's id for games without their own. */
function GeneratedCover({ id }: { readonly id: string }) {
  const sum = hashName(id);
  const ground = COVER_CLASSES[sum % COVER_CLASSES.length] ?? 'ground-felt';
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
