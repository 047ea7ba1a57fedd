import { Stepper } from '@ludoteca/kit/web';
import { aimName } from './stack.tsx';
import type { Table } from './table.ts';
import type { Dividing } from './use-division.ts';

/** Damage that is divided: a row for everybody who may get some, and one press that deals it. */
export function Division(props: Table & { readonly division: Dividing }) {
  const { division, view, names, words, isBusy } = props;
  const { frame, shares, left, mayEnd } = division;
  const power = shares.reduce((sum, { amount }) => sum + amount, left);
  return (
    <div className="tf-tray tf-division">
      <p>
        <b>{words.division.title(aimName(view, names, frame.source), power)}</b>
        <span> · {words.division.left(left)}</span>
      </p>
      <ul>
        {shares.map(({ to, lethal, amount }) => (
          <li key={to}>
            <span>{aimName(view, names, to)}</span>
            <span>
              <Stepper
                less={`${aimName(view, names, to)}: ${words.less}`}
                more={`${aimName(view, names, to)}: ${words.more}`}
                isLeast={amount === 0}
                isMost={amount === power}
                onStep={(by) => (by > 0 ? division.give(to) : division.take(to))}
              >
                <output aria-label={aimName(view, names, to)}>{amount}</output>
              </Stepper>
            </span>
            <span className={lethal !== undefined && amount >= lethal ? 'tf-lethal' : 'tf-not-lethal'}>
              {lethal === undefined ? '' : words.division.lethal(lethal)}
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="tf-press"
        aria-disabled={isBusy || !mayEnd}
        onClick={() => {
          if (!isBusy && mayEnd) division.confirm();
        }}
      >
        {words.division.deal}
        <kbd aria-hidden="true">D</kbd>
      </button>
    </div>
  );
}
