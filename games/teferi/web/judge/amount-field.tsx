/** A number with its caption and buttons that change it. */
import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { judgePageTexts } from './texts.ts';

export function AmountField(props: {
  readonly language: Language;
  readonly caption: string;
  /** The name for screen readers; by default the caption. */
  readonly label?: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}) {
  const { caption, label = caption, value, min, onChange } = props;
  const { less, more } = judgePageTexts[props.language];
  return (
    <span className="tf-judge-field">
      <span>{caption}</span>
      <span className="tf-judge-amount">
        <Stepper
          less={`${label}: ${less}`}
          more={`${label}: ${more}`}
          isLeast={value <= min}
          isMost={false}
          onStep={(by) => onChange(value + by)}
        >
          <output aria-label={label}>{value}</output>
        </Stepper>
      </span>
    </span>
  );
}
