/** The choice of a number as an answer. */
import { at } from '@ludoteca/kernel';
import { Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import { useTexts } from '../state/preferences.ts';

/** More numbers than this get a stepper instead of buttons. */
const MAX_BUTTONS = 8;

export interface AmountChoiceProps {
  readonly amounts: readonly number[];
  readonly say: (amount: number) => string;
  readonly isBusy: boolean;
  readonly onAnswer: (amount: number) => void;
}

export function AmountChoice(given: AmountChoiceProps) {
  return given.amounts.length > MAX_BUTTONS ? <SteppedAmount {...given} /> : <AmountButtons {...given} />;
}

function AmountButtons({ amounts, say, isBusy, onAnswer }: AmountChoiceProps) {
  return (
    <div className="amounts">
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className="press"
          aria-label={say(amount)}
          title={say(amount)}
          aria-disabled={isBusy}
          onClick={() => onAnswer(amount)}
        >
          {amount}
        </button>
      ))}
    </div>
  );
}

function SteppedAmount({ amounts, say, isBusy, onAnswer }: AmountChoiceProps) {
  const { table } = useTexts();
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
      <button type="button" className="press" aria-disabled={isBusy} onClick={() => onAnswer(amount)}>
        {say(amount)}
      </button>
    </div>
  );
}
