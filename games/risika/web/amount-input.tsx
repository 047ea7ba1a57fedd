import { Stepper } from '@ludoteca/kit/web';
import type { ReactNode } from 'react';
import type { RisikaBoardTexts } from './texts/index.ts';

/** A number of armies: steps, a slider between them, and whatever is said below. */
export function AmountInput(given: {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly words: RisikaBoardTexts;
  readonly label?: string;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
}) {
  const { value, least, most, words, onChange } = given;
  return (
    <div className="risika-amount">
      <Stepper
        less={words.amount.fewer}
        more={words.amount.more}
        isLeast={value <= least}
        isMost={value >= most}
        onStep={(by) => onChange(value + by)}
      >
        <input
          type="range"
          aria-label={given.label ?? words.amount.howMany}
          aria-valuetext={words.counts.armies(value)}
          min={least}
          max={most}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <output>{value}</output>
      </Stepper>
      {given.children}
    </div>
  );
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));
