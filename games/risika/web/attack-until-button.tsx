/** A button that attacks until so many armies are left. */
import { Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import { clamp } from './amount-input.tsx';
import type { RisikaBoardTexts } from './texts/index.ts';

export function AttackUntilButton(props: {
  readonly max: number;
  readonly boardTexts: RisikaBoardTexts;
  readonly isOpen: boolean;
  readonly onStart: (left: number) => void;
}) {
  const { max, boardTexts, isOpen } = props;
  const [wanted, setWanted] = useState(3);
  const left = clamp(wanted, 1, max);
  return (
    <fieldset className="risika-until" aria-label={boardTexts.attack.untilLeft}>
      <Stepper
        less={boardTexts.amount.fewer}
        more={boardTexts.amount.more}
        isLeast={left <= 1}
        isMost={left >= max}
        onStep={(by) => setWanted(left + by)}
      >
        <button type="button" aria-disabled={!isOpen} onClick={() => props.onStart(left)}>
          {boardTexts.attack.until(left)}
        </button>
      </Stepper>
    </fieldset>
  );
}
