import { Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import { clamp } from './amount-input.tsx';
import type { RisikaBoardTexts } from './texts/index.ts';

/** An attack that goes on until so many armies are left. */
export function AttackUntilButton(given: {
  readonly most: number;
  readonly words: RisikaBoardTexts;
  readonly isOpen: boolean;
  readonly onGo: (left: number) => void;
}) {
  const { most, words, isOpen } = given;
  const [wanted, setWanted] = useState(3);
  const left = clamp(wanted, 1, most);
  return (
    <fieldset className="risika-until" aria-label={words.attack.untilLeft}>
      <Stepper
        less={words.amount.fewer}
        more={words.amount.more}
        isLeast={left <= 1}
        isMost={left >= most}
        onStep={(by) => setWanted(left + by)}
      >
        <button type="button" aria-disabled={!isOpen} onClick={() => given.onGo(left)}>
          {words.attack.until(left)}
        </button>
      </Stepper>
    </fieldset>
  );
}
