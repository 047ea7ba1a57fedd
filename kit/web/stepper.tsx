/** A number between two buttons that decrease and increase it. */
import type { ReactNode } from 'react';
import { PathIcon } from './path-icon.tsx';

interface StepperProps {
  /** Labels of the two buttons. */
  readonly less: string;
  readonly more: string;
  /** The number is at its minimum, or at its maximum. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** The current number. */
  readonly children: ReactNode;
}

/** At the ends the buttons stay in place and keep the focus. */
export function Stepper({ less, more, isLeast, isMost, onStep, children }: StepperProps) {
  return (
    <>
      <StepperButton label={less} icon="M5 12h14" isEnd={isLeast} onPress={() => onStep(-1)} />
      {children}
      <StepperButton label={more} icon="M5 12h14M12 5v14" isEnd={isMost} onPress={() => onStep(1)} />
    </>
  );
}

function StepperButton(props: {
  readonly label: string;
  readonly icon: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="step"
      aria-label={props.label}
      aria-disabled={props.isEnd}
      onClick={() => {
        if (!props.isEnd) props.onPress();
      }}
    >
      <PathIcon path={props.icon} />
    </button>
  );
}
