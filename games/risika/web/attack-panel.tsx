/** The panel for an attack: odds, number of dice, when to stop (RULES 5). */
import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { expectedArmiesLeft } from '../odds.ts';
import type { Route } from '../parts.ts';
import { clamp } from './amount-input.tsx';
import { type DecisionPanelProps, formatRoute } from './decision-panel-props.ts';
import { formatConquestChance } from './format-chance.ts';
import { useFocusAfterMap } from './use-focus-after-map.ts';
import { AttackUntilButton } from './attack-until-button.tsx';

const DICE_COUNTS = [1, 2, 3];

export function AttackPanel({ from, to, ...props }: DecisionPanelProps & Route) {
  const { view, boardTexts, runner, host, isBusy, asked } = props;
  const [wanted, setWanted] = useState(at(DICE_COUNTS, DICE_COUNTS.length - 1));
  const armies = at(view.armies, from);
  const max = clamp(armies - 1, 1, DICE_COUNTS.length);
  const dice = Math.min(wanted, max);
  const isRunning = runner.action !== undefined || host.attack !== undefined;
  const isOpen = !isBusy && !isRunning && asked?.prompt === 'fight';
  const mainButton = useFocusAfterMap<HTMLButtonElement>();
  const attackOnce = (): void => {
    if (isOpen) runner.start({ do: 'attack', from, to, dice });
  };
  /** The host goes on with it, also without this page. */
  const attackUntil = (armiesLeft: number): void => {
    if (isOpen) host.startAttack({ from, to, dice: wanted, left: armiesLeft });
  };
  const left = armies > 1 ? expectedArmiesLeft(armies, at(view.armies, to)) : 0;
  return (
    <div className="risika-desk attack" aria-busy={isRunning}>
      <p className="risika-way">{formatRoute(boardTexts, from, to)}</p>
      <p className="risika-chance">
        {boardTexts.attack.odds(formatConquestChance(armies, at(view.armies, to)))}
        <small>{boardTexts.attack.left(Math.round(left))}</small>
      </p>
      <fieldset className="risika-quick">
        <legend>{boardTexts.attack.dice}</legend>
        {DICE_COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === dice}
            aria-disabled={count > max}
            onClick={() => count <= max && setWanted(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <div className="risika-deeds">
        <button
          ref={mainButton}
          type="button"
          className="risika-main"
          aria-disabled={!isOpen}
          onClick={attackOnce}
        >
          {boardTexts.attack.once}
        </button>
        <button type="button" aria-disabled={!isOpen} onClick={() => attackUntil(1)}>
          {boardTexts.attack.conquer}
        </button>
        {/* The page has a button that ends the host's attack. */}
        {runner.action !== undefined && (
          <button type="button" className="risika-stop" onClick={runner.stop}>
            {boardTexts.attack.stop}
          </button>
        )}
      </div>
      {armies > 3 && (
        <AttackUntilButton max={armies - 1} boardTexts={boardTexts} isOpen={isOpen} onStart={attackUntil} />
      )}
    </div>
  );
}
