import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { Amount, within } from './amount.tsx';
import { type AskedOf, type DeskProps, rangeIn, wayIn } from './decision.ts';
import type { Way } from './aims.ts';
import { usePressed } from './pressed.ts';

/** RULES 6: how many armies move, before it is said from where to where. */
export function MoveDesk({ from, to, ...props }: DeskProps & Way) {
  const { view, words, acting, isBusy: busy } = props;
  const most = at(view.armies, from) - 1;
  const [wanted, setWanted] = useState(most);
  const armies = within(wanted, 1, most);
  const main = usePressed<HTMLButtonElement>();
  return (
    <div className="risika-desk">
      <p className="risika-way">{wayIn(words, from, to)}</p>
      <Amount value={armies} least={1} most={most} words={words} onChange={setWanted} />
      <button
        ref={main}
        type="button"
        className="risika-main"
        aria-disabled={busy}
        onClick={() => acting.begin({ do: 'move', from, to, armies })}
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
export function NumberDesk({
  asked,
  ...props
}: DeskProps & { readonly asked: AskedOf<'armies' | 'dice' | 'occupy' | 'march'> }) {
  const { view, words, answer, isBusy: busy, texts, names } = props;
  const { least, most } = rangeIn(asked);
  const [value, setValue] = useState(most);
  const { frame, prompt } = asked;
  const said = texts.option(value, asked, names);
  const stays = prompt === 'occupy' || prompt === 'march' ? stayingAt(view.armies, frame, value) : undefined;
  return (
    <div className="risika-desk">
      {'from' in frame && <p className="risika-way">{wayIn(words, frame.from, frame.to)}</p>}
      <Amount value={value} least={least} most={most} words={words} onChange={setValue} />
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
  frame: AskedOf<'armies' | 'dice' | 'occupy' | 'march'>['frame'],
  value: number,
): number | undefined =>
  'from' in frame ? at(armies, frame.from) - value + ('least' in frame ? frame.least : 0) : undefined;
