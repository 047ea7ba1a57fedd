/** The panels for a number of armies. */
import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { AmountInput, clamp } from './amount-input.tsx';
import {
  type QuestionOf,
  type DecisionPanelProps,
  findNumberRange,
  formatRoute,
} from './decision-panel-props.ts';
import type { Route } from '../parts.ts';
import { useFocusAfterMap } from './use-focus-after-map.ts';

/** The number of armies of a strategic move; the answer follows with the route (RULES 6). */
export function MovePanel({ from, to, ...props }: DecisionPanelProps & Route) {
  const { view, boardTexts, runner, isBusy } = props;
  const max = at(view.armies, from) - 1;
  const [wanted, setWanted] = useState(max);
  const armies = clamp(wanted, 1, max);
  const mainButton = useFocusAfterMap<HTMLButtonElement>();
  return (
    <div className="risika-desk">
      <p className="risika-way">{formatRoute(boardTexts, from, to)}</p>
      <AmountInput value={armies} min={1} max={max} boardTexts={boardTexts} onChange={setWanted} />
      <button
        ref={mainButton}
        type="button"
        className="risika-main"
        aria-disabled={isBusy}
        onClick={() => runner.start({ do: 'move', from, to, armies })}
      >
        {boardTexts.amount.move(boardTexts.options.armies(armies))}
      </button>
      <p className="risika-note">
        {boardTexts.amount.stay(at(boardTexts.territories, from), max + 1 - armies)}
      </p>
    </div>
  );
}

/** The text of the button by prompt. */
const VERBS = { armies: 'place', occupy: 'bring', march: 'move' } as const;

/** A question for a number alone: after a conquest, or when an action was interrupted. The default is the maximum. */
export function NumberPanel({
  asked,
  ...props
}: DecisionPanelProps & { readonly asked: QuestionOf<'armies' | 'dice' | 'occupy' | 'march'> }) {
  const { view, boardTexts, answer, isBusy, texts, names } = props;
  const { min, max } = findNumberRange(asked);
  const [value, setValue] = useState(max);
  const { frame, prompt } = asked;
  const optionText = texts.option(value, asked, names);
  const stays =
    prompt === 'occupy' || prompt === 'march' ? countStaying(view.armies, frame, value) : undefined;
  return (
    <div className="risika-desk">
      {'from' in frame && <p className="risika-way">{formatRoute(boardTexts, frame.from, frame.to)}</p>}
      <AmountInput value={value} min={min} max={max} boardTexts={boardTexts} onChange={setValue} />
      <button type="button" className="risika-main" aria-disabled={isBusy} onClick={() => answer(value)}>
        {prompt === 'dice' ? optionText : boardTexts.amount[VERBS[prompt]](optionText)}
      </button>
      {stays !== undefined && 'from' in frame && (
        <p className="risika-note">{boardTexts.amount.stay(at(boardTexts.territories, frame.from), stays)}</p>
      )}
    </div>
  );
}

/** The armies that stay behind; after a conquest `least` armies have moved already. */
const countStaying = (
  armies: readonly number[],
  frame: QuestionOf<'armies' | 'dice' | 'occupy' | 'march'>['frame'],
  value: number,
): number | undefined =>
  'from' in frame ? at(armies, frame.from) - value + ('least' in frame ? frame.least : 0) : undefined;
