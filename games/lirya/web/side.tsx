import './side.css';
import { at, type Seat } from '@ludoteca/kernel';
import type { PieceView } from '../view-types.ts';
import { BACK_LINE, SLOTS, STRUCTURES } from '../rules/slots.ts';
import { Piece } from './piece.tsx';
import { SeatPanel } from './seat-panel.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import type { LiryaBoardTexts } from './texts/index.ts';

const LINES = [
  { line: 'front', from: 0, to: BACK_LINE },
  { line: 'back', from: BACK_LINE, to: STRUCTURES },
] as const;

/** One player's half of the field: the front lines face each other. */
export function Side(given: LiryaBoardProps & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, isNear, view, words, names } = given;
  const { pieces } = at(view.players, seat);
  const name = at(names, seat);
  const lines = isNear ? LINES : LINES.toReversed();
  return (
    <section className={isNear ? 'ly-side near' : 'ly-side far'} aria-label={`${words.board}: ${name}`}>
      <SeatPanel {...given} />
      <div className="ly-lines">
        {lines.map(({ line, from, to }) => (
          <Row
            key={line}
            {...given}
            pieces={pieces}
            kind={line}
            from={from}
            to={to}
            label={words.zones[line](name)}
          />
        ))}
      </div>
      <Row
        {...given}
        pieces={pieces}
        kind="structures"
        from={STRUCTURES}
        to={SLOTS}
        label={words.zones.structures(name)}
      />
    </section>
  );
}

const nameOf = ({ terms }: LiryaBoardTexts, kind: 'front' | 'back' | 'structures'): string =>
  kind === 'structures' ? terms.structures : terms.lines[kind];

function Row(
  given: LiryaBoardProps & {
    readonly seat: Seat;
    readonly pieces: readonly PieceView[];
    readonly kind: 'front' | 'back' | 'structures';
    readonly from: number;
    readonly to: number;
    readonly label: string;
  },
) {
  const { pieces, kind, from, to } = given;
  const slots = Array.from({ length: to - from }, (_, i) => from + i);
  const isEmpty = !pieces.some(({ slot }) => slot >= from && slot < to);
  return (
    <ul
      className={`ly-row ly-${kind}`}
      aria-label={given.label}
      data-name={isEmpty ? nameOf(given.words, kind) : undefined}
    >
      {slots.map((slot) => {
        const piece = pieces.find((one) => one.slot === slot);
        return (
          <li key={slot} className="ly-slot">
            {piece === undefined ? <FreeSlot {...given} slot={slot} /> : <Piece {...given} piece={piece} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A place where nobody stands; a button while something can be put there. */
function FreeSlot(
  given: LiryaBoardProps & {
    readonly seat: Seat;
    readonly slot: number;
    readonly kind: 'front' | 'back' | 'structures';
    readonly from: number;
  },
) {
  const { offers, slot, seat, asked, words, answer, kind, from } = given;
  const choice = asked?.seat === seat ? offers.inSlot(slot) : undefined;
  if (choice === undefined) return <span className="ly-free" />;
  const place = words.place(kind, slot - from + 1);
  return (
    <button
      type="button"
      className="ly-free possible"
      aria-label={words.zones.free(place)}
      onClick={() => answer(choice)}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}
