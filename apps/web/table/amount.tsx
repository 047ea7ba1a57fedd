import { at } from '@ludoteca/kernel';
import { Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import { useWords } from '../taste.ts';

/** More numbers than this are stepped through instead of shown. */
const ROW = 8;

export interface AmountProps {
  readonly amounts: readonly number[];
  readonly say: (amount: number) => string;
  readonly busy: boolean;
  readonly onAnswer: (amount: number) => void;
}

/** A number as the answer: one press where there are few, a stepper where there are many. */
export function Amount(given: AmountProps) {
  return given.amounts.length > ROW ? <SteppedAmount {...given} /> : <Row {...given} />;
}

function Row({ amounts, say, busy, onAnswer }: AmountProps) {
  return (
    <div className="amounts">
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className="press"
          aria-label={say(amount)}
          title={say(amount)}
          aria-disabled={busy}
          onClick={() => onAnswer(amount)}
        >
          {amount}
        </button>
      ))}
    </div>
  );
}

function SteppedAmount({ amounts, say, busy, onAnswer }: AmountProps) {
  const { table } = useWords();
  const [index, setIndex] = useState(0);
  const last = amounts.length - 1;
  const amount = at(amounts, index);
  return (
    <div className="stepper">
      <Stepper
        less={table.less}
        more={table.more}
        isLeast={index === 0}
        isMost={index === last}
        onStep={(by) => setIndex(index + by)}
      >
        <input
          type="range"
          aria-label={table.howMany}
          aria-valuetext={say(amount)}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        />
      </Stepper>
      <button type="button" className="press" aria-disabled={busy} onClick={() => onAnswer(amount)}>
        {say(amount)}
      </button>
    </div>
  );
}
