import type { ReactNode } from 'react';

interface StepperProps {
  /** What the two buttons are called. */
  readonly less: string;
  readonly more: string;
  /** There is no less, or no more, than this. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** The number as it stands now. */
  readonly children: ReactNode;
}

/** A number between two buttons: one less, one more. At the ends they stay where they are, and so does the focus. */
export function Stepper({ less, more, isLeast, isMost, onStep, children }: StepperProps) {
  return (
    <>
      <StepperButton label={less} sign="M5 12h14" isEnd={isLeast} onPress={() => onStep(-1)} />
      {children}
      <StepperButton label={more} sign="M5 12h14M12 5v14" isEnd={isMost} onPress={() => onStep(1)} />
    </>
  );
}

function StepperButton(given: {
  readonly label: string;
  readonly sign: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="step"
      aria-label={given.label}
      aria-disabled={given.isEnd}
      onClick={() => {
        if (!given.isEnd) given.onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={given.sign} />
      </svg>
    </button>
  );
}
