/** An input for a number of armies: buttons and a slider. */
import { Stepper } from '@ludoteca/kit/web';
import type { ReactNode } from 'react';
import type { RisikaBoardTexts } from './texts/index.ts';

export function AmountInput(props: {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly boardTexts: RisikaBoardTexts;
  readonly label?: string;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
}) {
  const { value, min, max, boardTexts, onChange } = props;
  return (
    <div className="risika-amount">
      <Stepper
        less={boardTexts.amount.fewer}
        more={boardTexts.amount.more}
        isLeast={value <= min}
        isMost={value >= max}
        onStep={(by) => onChange(value + by)}
      >
        <input
          type="range"
          aria-label={props.label ?? boardTexts.amount.howMany}
          aria-valuetext={boardTexts.counts.armies(value)}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output>{value}</output>
      </Stepper>
      {props.children}
    </div>
  );
}

export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
