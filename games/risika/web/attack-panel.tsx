import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { expectedArmiesLeft } from '../odds.ts';
import type { Route } from './offers.ts';
import { clamp } from './amount-input.tsx';
import { type DecisionPanelProps, formatRoute } from './decision-panel-props.ts';
import type { AttackEnd } from './planned-action.ts';
import { formatConquestChance } from './format-chance.ts';
import { useFocusAfterMap } from './use-focus-after-map.ts';
import { AttackUntilButton } from './attack-until-button.tsx';

/** More dice than these are never thrown. */
const DICE_COUNTS = [1, 2, 3];

/** RULES 5: the odds before an attack, how many dice, and how far to go. */
export function AttackPanel({ from, to, ...props }: DecisionPanelProps & Route) {
  const { view, words, runner: acting, isBusy: busy, asked } = props;
  const [wanted, setWanted] = useState(at(DICE_COUNTS, DICE_COUNTS.length - 1));
  const armies = at(view.armies, from);
  const most = clamp(armies - 1, 1, DICE_COUNTS.length);
  const dice = Math.min(wanted, most);
  const isActing = acting.action !== undefined;
  const isOpen = !busy && !isActing && asked?.prompt === 'fight';
  const main = useFocusAfterMap<HTMLButtonElement>();
  const go = (until: AttackEnd): void => {
    if (isOpen) acting.start({ do: 'attack', from, to, dice: until === 'once' ? dice : wanted, until });
  };
  const left = armies > 1 ? expectedArmiesLeft(armies, at(view.armies, to)) : 0;
  return (
    <div className="risika-desk attack" aria-busy={isActing}>
      <p className="risika-way">{formatRoute(words, from, to)}</p>
      <p className="risika-chance">
        {words.attack.odds(formatConquestChance(armies, at(view.armies, to)))}
        <small>{words.attack.left(Math.round(left))}</small>
      </p>
      <fieldset className="risika-quick">
        <legend>{words.attack.dice}</legend>
        {DICE_COUNTS.map((count) => (
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
      {armies > 3 && <AttackUntilButton most={armies - 1} words={words} isOpen={isOpen} onGo={go} />}
    </div>
  );
}
