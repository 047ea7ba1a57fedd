/** Draws the table of players. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  flowRows,
  placeSideBySide,
  type RenderContext,
  type TextRow,
  type TextSpan,
  wrapRow,
} from '@ludoteca/kit';
import { FACULTIES } from '../board.ts';
import { COLOURS, NO_COLOUR, type Risika } from '../parts.ts';
import { risikaTexts } from '../text/index.ts';
import { toColouredSpan, assignLetters } from './territory-marks.ts';
import { terminalTexts } from './texts/index.ts';

const COLUMN_GAP = 2;

type DrawCell = (context: RenderContext<Risika>, seat: Seat) => TextRow;

const drawName: DrawCell = ({ view, names, asked }, seat) => [
  { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
  toColouredSpan(`${at(assignLetters(names), seat)} ${at(names, seat)}`, at(view.colours, seat)),
];

const drawColour: DrawCell = ({ view, language }, seat) => {
  const chosen = at(view.colours, seat);
  return chosen === NO_COLOUR
    ? []
    : [{ text: risikaTexts[language].colours[at(COLOURS, chosen)], role: 'quiet' }];
};

const listArmies = ({ view }: RenderContext<Risika>, seat: Seat): readonly number[] =>
  view.armies.filter((_, territory) => view.owners[territory] === seat);

const isOut = ({ view }: RenderContext<Risika>, seat: Seat): boolean => view.out.includes(seat);

const drawTerritories: DrawCell = (context, seat) => {
  const texts = terminalTexts[context.language];
  if (isOut(context, seat)) return [{ text: texts.out, role: 'quiet' }];
  return [{ text: texts.territories(listArmies(context, seat).length) }];
};

const drawArmies: DrawCell = (context, seat) =>
  isOut(context, seat)
    ? []
    : [
        {
          text: terminalTexts[context.language].armies(
            listArmies(context, seat).reduce((sum, count) => sum + count, 0),
          ),
        },
      ];

const drawCards: DrawCell = ({ view, language }, seat) => {
  const { count } = at(view.hands, seat);
  return count === 0 ? [] : [{ text: terminalTexts[language].cards(count) }];
};

const drawReserve: DrawCell = ({ view, language }, seat) => {
  const count = at(view.reserve, seat);
  return count === 0 ? [] : [{ text: terminalTexts[language].reserve(count), role: 'warn' }];
};

/** Complete faculties with their bonus. */
const drawFaculties: DrawCell = ({ view, language }, seat) => {
  const complete = FACULTIES.flatMap(({ territories: all, bonus }, faculty) =>
    all.every((territory) => view.owners[territory] === seat)
      ? [`${at(risikaTexts[language].faculties, faculty)} ${terminalTexts[language].bonus(bonus)}`]
      : [],
  );
  return complete.length === 0 ? [] : [{ text: complete.join(', '), role: 'good' }];
};

const CELLS = [
  drawName,
  drawColour,
  drawTerritories,
  drawArmies,
  drawCards,
  drawReserve,
  drawFaculties,
] as const;

/** Indentation of wrapped rows. */
const INDENT = 4;

/** The seat whose turn it is: while the defender is asked, the attacker. */
function findTurn({ asked, view }: RenderContext<Risika>): Seat | undefined {
  return asked?.prompt === 'defend' ? at(view.owners, asked.frame.from) : asked?.seat;
}

/** The round and whose turn it is. */
function drawRound(context: RenderContext<Risika>): readonly TextRow[] {
  const { view, language, names } = context;
  if (view.round === 0) return [];
  const texts = terminalTexts[language];
  const seat = findTurn(context);
  return [
    [
      { text: texts.round(view.round), role: 'quiet' },
      ...(seat === undefined ? [] : [{ text: ` · ${texts.turn(at(names, seat))}`, role: 'quiet' } as const]),
    ],
  ];
}

/** One row for each player. */
export function drawPlayers(context: RenderContext<Risika>): readonly TextRow[] {
  const { names, width } = context;
  const columns = CELLS.map((cell) => names.map((_, seat) => cell(context, seat)));
  const rows = placeSideBySide(columns, COLUMN_GAP).flatMap((row) => wrapRow(row, width, INDENT));
  return [...drawRound(context), ...rows];
}

/** The players in few rows, the watcher first. */
export function drawPlayerItems(context: RenderContext<Risika>): readonly TextRow[] {
  const { names, watcher, width } = context;
  const seats = names
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(b === watcher) - Number(a === watcher));
  const items = seats.map((seat) =>
    [drawName, drawTerritories, drawArmies, drawCards, drawReserve, drawFaculties]
      .map((cell) => cell(context, seat))
      .filter((row) => row.length > 0)
      .flatMap((row, i): TextRow => (i === 0 ? row : [{ text: ' ' } as TextSpan].concat(row))),
  );
  return flowRows([...drawRound(context), ...items], width, COLUMN_GAP);
}
