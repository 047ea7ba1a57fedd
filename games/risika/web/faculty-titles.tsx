/** The names of the faculties on the map. */
import { at } from '@ludoteca/kernel';
import { FACULTIES } from '../board.ts';
import { wrapText } from './map-labels.ts';
import { FACULTY_TITLES } from './map-data.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** In units of MAP_SIZE. */
const TITLE_FONT = { size: 18.6, line: 20 } as const;

/** Each name has a cap for every army of its bonus. */
export function FacultyTitles({ boardTexts }: { readonly boardTexts: RisikaBoardTexts }) {
  return (
    <g className="risika-titles">
      {FACULTIES.map(({ bonus }, faculty) => {
        const { x, y, room } = at(FACULTY_TITLES, faculty);
        const name = at(boardTexts.faculties, faculty);
        const lines = wrapText(name, room, TITLE_FONT.size);
        const height = y + TITLE_FONT.line * (lines.length - 1);
        return (
          <g key={name} role="img" aria-label={`${name}: ${boardTexts.bonus(bonus)}`}>
            <title>{boardTexts.bonus(bonus)}</title>
            {lines.map((line, i) => (
              <text key={line} x={x} y={y + TITLE_FONT.line * i} fontSize={TITLE_FONT.size}>
                {line}
              </text>
            ))}
            {Array.from({ length: bonus }, (_, i) => (
              <path
                key={i}
                className="risika-cap"
                d="M12 4 1 9l11 5 11-5Zm-6.5 9v4c1.6 1.6 4 2.4 6.5 2.4s4.9-.8 6.5-2.4v-4L12 16ZM22 10v6"
                transform={`translate(${x - bonus * 11.5 + i * 23} ${height + 6}) scale(0.9)`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
