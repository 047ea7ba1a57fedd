import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { judgePageTexts } from './texts.ts';

/** A number, step by step. */
export function AmountStepper(props: {
  readonly language: Language;
  readonly what: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}) {
  const { value, least, what, onChange } = props;
  const labels = judgePageTexts[props.language];
  return (
    <span className="tf-judge-amount">
      <Stepper
        less={`${what}: ${labels.less}`}
        more={`${what}: ${labels.more}`}
        isLeast={value <= least}
        isMost={false}
        onStep={(by) => onChange(value + by)}
      >
        <output aria-label={what}>{value}</output>
      </Stepper>
    </span>
  );
}
