import { Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import { within } from './amount.tsx';
import type { Words } from './words.ts';

/** An attack that goes on until so many armies are left. */
export function UntilLeft(given: {
  readonly most: number;
  readonly words: Words;
  readonly isOpen: boolean;
  readonly onGo: (left: number) => void;
}) {
  const { most, words, isOpen } = given;
  const [wanted, setWanted] = useState(3);
  const left = within(wanted, 1, most);
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
