/** The drawings of cards. */
import './card.css';
import { at } from '@ludoteca/kernel';
import type { ReactElement } from 'react';
import { type RisikaCard, weaponOf } from '../cards.ts';
import { wrapText, estimateTextWidth } from './map-labels.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

// Drawings of the weapons on a 24 x 24 grid.
const COFFEE = (
  <g className="coffee">
    <path d="M4 10h12v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM16 11.5h1.5a2.7 2.7 0 0 1 0 5.4H16" />
    <path d="M8 7c-1.3-1.2 1-2.3 0-4M12 7c-1.3-1.2 1-2.3 0-4" />
  </g>
);
const BEER = (
  <g className="beer">
    <path d="M5 8.5h10.5V21H5ZM15.5 11H19v6.5h-3.5" />
    <path d="M5 8.5a2.6 2.6 0 0 1 1.5-4.8 4 4 0 0 1 6.9-.3 2.7 2.7 0 0 1 2.1 5.1ZM8.5 12v5.5M12 12v5.5" />
  </g>
);
const WINE = (
  <g className="wine">
    <path d="M7 3h10l.6 5.5a5.6 5.6 0 0 1-11.2 0Z" />
    <path d="M12 14.2V21M8 21h8M6.7 7h10.6" />
  </g>
);
const JOKER = (
  <g className="joker">
    <path d="M4 19.5h16M5 16.5 3 7.5l5.5 3.5L12 4l3.5 7L21 7.5l-2 9Z" />
    <path d="M12 3v.01M2.7 6.5v.01M21.3 6.5v.01" />
  </g>
);
const WEAPON_DRAWINGS: readonly ReactElement[] = [COFFEE, BEER, WINE];

/** Hidden from screen readers: the name of the card stands beside it or in the label. */
export function WeaponSymbol({ card }: { readonly card: RisikaCard }) {
  const weapon = weaponOf(card);
  return (
    <svg className="risika-weapon" viewBox="0 0 24 24" aria-hidden="true">
      {weapon === undefined ? JOKER : at(WEAPON_DRAWINGS, weapon)}
    </svg>
  );
}

/** In units of a card of 63 x 88. */
const NAME_FONT = { size: 9, room: 57, line: 10 } as const;

/** The largest font size at which every line fits. */
const fitFontSize = (lines: readonly string[]): number =>
  Math.min(
    NAME_FONT.size,
    ...lines.map((line) => (NAME_FONT.size * NAME_FONT.room) / estimateTextWidth(line, NAME_FONT.size)),
  );

export function CardFace({
  card,
  boardTexts,
}: {
  readonly card: RisikaCard;
  readonly boardTexts: RisikaBoardTexts;
}) {
  const weapon = weaponOf(card);
  const name = weapon === undefined ? boardTexts.joker : at(boardTexts.territories, card);
  const lines = wrapText(name, NAME_FONT.room, NAME_FONT.size);
  return (
    <svg className={`risika-card weapon-${weapon ?? 'joker'}`} viewBox="0 0 63 88" aria-hidden="true">
      <rect className="risika-card-ground" x="0.75" y="0.75" width="61.5" height="86.5" rx="6" />
      <svg className="risika-weapon" x="13.5" y="12" width="36" height="36" viewBox="0 0 24 24">
        {weapon === undefined ? JOKER : at(WEAPON_DRAWINGS, weapon)}
      </svg>
      {lines.map((line, i) => (
        <text
          key={line}
          className="risika-card-name"
          x="31.5"
          y={63 + i * NAME_FONT.line}
          fontSize={fitFontSize(lines)}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
