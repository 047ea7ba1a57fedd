import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { armiesLeft } from '../odds.ts';
import type { Way } from './aims.ts';
import { within } from './amount.tsx';
import { type DeskProps, wayIn } from './decision.ts';
import type { Until } from './gesture.ts';
import { oddsOf } from './percent.ts';
import { usePressed } from './pressed.ts';
import { UntilLeft } from './until-left.tsx';

/** More dice than these are never thrown. */
const DICE = [1, 2, 3];

/** RULES 5: the odds before an attack, how many dice, and how far to go. */
export function AttackDesk({ from, to, ...props }: DeskProps & Way) {
  const { view, words, acting, isBusy: busy, asked } = props;
  const [wanted, setWanted] = useState(at(DICE, DICE.length - 1));
  const armies = at(view.armies, from);
  const most = within(armies - 1, 1, DICE.length);
  const dice = Math.min(wanted, most);
  const isActing = acting.gesture !== undefined;
  const isOpen = !busy && !isActing && asked?.prompt === 'fight';
  const main = usePressed<HTMLButtonElement>();
  const go = (until: Until): void => {
    if (isOpen) acting.begin({ do: 'attack', from, to, dice: until === 'once' ? dice : wanted, until });
  };
  const left = armies > 1 ? armiesLeft(armies, at(view.armies, to)) : 0;
  return (
    <div className="risika-desk attack" aria-busy={isActing}>
      <p className="risika-way">{wayIn(words, from, to)}</p>
      <p className="risika-chance">
        {words.attack.odds(oddsOf(armies, at(view.armies, to)))}
        <small>{words.attack.left(Math.round(left))}</small>
      </p>
      <fieldset className="risika-quick">
        <legend>{words.attack.dice}</legend>
        {DICE.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === dice}
            aria-disabled={count > most}
            onClick={() => count <= most && setWanted(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <div className="risika-deeds">
        <button
          ref={main}
          type="button"
          className="risika-main"
          aria-disabled={!isOpen}
          onClick={() => go('once')}
        >
          {words.attack.once}
        </button>
        <button type="button" aria-disabled={!isOpen} onClick={() => go('conquered')}>
          {words.attack.conquer}
        </button>
        {isActing && (
          <button type="button" className="risika-stop" onClick={acting.stop}>
            {words.attack.stop}
          </button>
        )}
      </div>
      {armies > 3 && <UntilLeft most={armies - 1} words={words} isOpen={isOpen} onGo={go} />}
    </div>
  );
}
