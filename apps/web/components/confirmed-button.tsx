/** A button that acts when it is clicked a second time. */
import { useState } from 'react';

export function ConfirmedButton(given: {
  readonly label: string;
  /** The label after the first click. */
  readonly question: string;
  readonly onConfirm: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const click = (): void => {
    if (isAsked) given.onConfirm();
    setAsked(!isAsked);
  };
  return (
    <button type="button" className="soft" onClick={click} onBlur={() => setAsked(false)}>
      {isAsked ? given.question : given.label}
    </button>
  );
}
