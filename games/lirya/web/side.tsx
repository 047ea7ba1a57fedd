/** One player's half of the board; the front lines face each other. */
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

export function Side(props: LiryaBoardProps & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, isNear, view, labels, names } = props;
  const { pieces } = at(view.players, seat);
  const name = at(names, seat);
  const lines = isNear ? LINES : LINES.toReversed();
  return (
    <section className={isNear ? 'ly-side near' : 'ly-side far'} aria-label={`${labels.board}: ${name}`}>
      <SeatPanel {...props} />
      <div className="ly-lines">
        {lines.map(({ line, from, to }) => (
          <Row
            key={line}
            {...props}
            pieces={pieces}
            kind={line}
            from={from}
            to={to}
            label={labels.zones[line](name)}
          />
        ))}
      </div>
      <Row
        {...props}
        pieces={pieces}
        kind="structures"
        from={STRUCTURES}
        to={SLOTS}
        label={labels.zones.structures(name)}
      />
    </section>
  );
}

const rowName = ({ terms }: LiryaBoardTexts, kind: 'front' | 'back' | 'structures'): string =>
  kind === 'structures' ? terms.structures : terms.lines[kind];

function Row(
  props: LiryaBoardProps & {
    readonly seat: Seat;
    readonly pieces: readonly PieceView[];
    readonly kind: 'front' | 'back' | 'structures';
    readonly from: number;
    readonly to: number;
    readonly label: string;
  },
) {
  const { pieces, kind, from, to } = props;
  const slots = Array.from({ length: to - from }, (_, i) => from + i);
  const isEmpty = !pieces.some(({ slot }) => slot >= from && slot < to);
  return (
    <ul
      className={`ly-row ly-${kind}`}
      aria-label={props.label}
      data-name={isEmpty ? rowName(props.labels, kind) : undefined}
    >
      {slots.map((slot) => {
        const piece = pieces.find((one) => one.slot === slot);
        return (
          <li key={slot} className="ly-slot">
            {piece === undefined ? <FreeSlot {...props} slot={slot} /> : <Piece {...props} piece={piece} />}
          </li>
        );
      })}
    </ul>
  );
}

/** An empty slot; a button while something can be put there. */
function FreeSlot(
  props: LiryaBoardProps & {
    readonly seat: Seat;
    readonly slot: number;
    readonly kind: 'front' | 'back' | 'structures';
    readonly from: number;
  },
) {
  const { offers, slot, seat, asked, labels, answer, kind, from } = props;
  const choice = asked?.seat === seat ? offers.inSlot(slot) : undefined;
  if (choice === undefined) return <span className="ly-free" />;
  const place = labels.place(kind, slot - from + 1);
  return (
    <button
      type="button"
      className="ly-free possible"
      aria-label={labels.zones.free(place)}
      onClick={() => answer(choice)}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}
