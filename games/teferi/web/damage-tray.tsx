/** The division of combat damage: one row for each recipient, and the button that deals the damage. */
import { Stepper } from '@ludoteca/kit/web';
import { entityName } from './stack.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import type { DamageDivision } from './use-damage-division.ts';

export function DamageTray(props: TeferiBoardProps & { readonly division: DamageDivision }) {
  const { division, view, names, labels, isBusy } = props;
  const { frame, shares, left, mayEnd } = division;
  const power = shares.reduce((sum, { amount }) => sum + amount, left);
  return (
    <div className="tf-tray tf-division">
      <p>
        <b>{labels.division.title(entityName(view, names, frame.source), power)}</b>
        <span> · {labels.division.left(left)}</span>
      </p>
      <ul>
        {shares.map(({ to, lethal, amount }) => (
          <li key={to}>
            <span>{entityName(view, names, to)}</span>
            <span>
              <Stepper
                less={`${entityName(view, names, to)}: ${labels.less}`}
                more={`${entityName(view, names, to)}: ${labels.more}`}
                isLeast={amount === 0}
                isMost={amount === power}
                onStep={(by) => (by > 0 ? division.give(to) : division.take(to))}
              >
                <output aria-label={entityName(view, names, to)}>{amount}</output>
              </Stepper>
            </span>
            <span className={lethal !== undefined && amount >= lethal ? 'tf-lethal' : 'tf-not-lethal'}>
              {lethal === undefined ? '' : labels.division.lethal(lethal)}
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
        {labels.division.deal}
        <kbd aria-hidden="true">D</kbd>
      </button>
    </div>
  );
}
