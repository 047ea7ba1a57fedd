import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { AmountInput, clamp } from './amount-input.tsx';
import {
  type QuestionOf,
  type DecisionPanelProps,
  findNumberRange,
  formatRoute,
} from './decision-panel-props.ts';
import type { Route } from './offers.ts';
import { useFocusAfterMap } from './use-focus-after-map.ts';

/** RULES 6: how many armies move, before it is said from where to where. */
export function MovePanel({ from, to, ...props }: DecisionPanelProps & Route) {
  const { view, words, runner: acting, isBusy: busy } = props;
  const most = at(view.armies, from) - 1;
  const [wanted, setWanted] = useState(most);
  const armies = clamp(wanted, 1, most);
  const main = useFocusAfterMap<HTMLButtonElement>();
  return (
    <div className="risika-desk">
      <p className="risika-way">{formatRoute(words, from, to)}</p>
      <AmountInput value={armies} least={1} most={most} words={words} onChange={setWanted} />
      <button
        ref={main}
        type="button"
        className="risika-main"
        aria-disabled={busy}
        onClick={() => acting.start({ do: 'move', from, to, armies })}
      >
        {words.amount.move(words.options.armies(armies))}
      </button>
      <p className="risika-note">{words.amount.stay(at(words.territories, from), most + 1 - armies)}</p>
    </div>
  );
}

/** What is done with so many armies. */
const VERBS = { armies: 'place', occupy: 'bring', march: 'move' } as const;

/** A number that is asked by itself: after a conquest, or when a gesture was broken off. All of them are meant unless somebody says less. */
export function NumberPanel({
  asked,
  ...props
}: DecisionPanelProps & { readonly asked: QuestionOf<'armies' | 'dice' | 'occupy' | 'march'> }) {
  const { view, words, answer, isBusy: busy, texts, names } = props;
  const { least, most } = findNumberRange(asked);
  const [value, setValue] = useState(most);
  const { frame, prompt } = asked;
  const said = texts.option(value, asked, names);
  const stays = prompt === 'occupy' || prompt === 'march' ? stayingAt(view.armies, frame, value) : undefined;
  return (
    <div className="risika-desk">
      {'from' in frame && <p className="risika-way">{formatRoute(words, frame.from, frame.to)}</p>}
      <AmountInput value={value} least={least} most={most} words={words} onChange={setValue} />
      <button type="button" className="risika-main" aria-disabled={busy} onClick={() => answer(value)}>
        {prompt === 'dice' ? said : words.amount[VERBS[prompt]](said)}
      </button>
      {stays !== undefined && 'from' in frame && (
        <p className="risika-note">{words.amount.stay(at(words.territories, frame.from), stays)}</p>
      )}
    </div>
  );
}

/** How many armies stay behind; of those that are brought after a conquest some have come already. */
const stayingAt = (
  armies: readonly number[],
  frame: QuestionOf<'armies' | 'dice' | 'occupy' | 'march'>['frame'],
  value: number,
): number | undefined =>
  'from' in frame ? at(armies, frame.from) - value + ('least' in frame ? frame.least : 0) : undefined;
