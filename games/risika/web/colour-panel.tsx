/** The panel for the colour of the armies (RULES 2.2). */
import { at } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { COLOURS, type Risika } from '../parts.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';

export function ColourPanel({ asked, watcher, view, names, boardTexts, answer, isBusy }: DecisionPanelProps) {
  const options = optionsOf<Risika>(asked).filter(
    (option) => typeof option === 'object' && 'colour' in option,
  );
  return (
    <fieldset className="risika-desk">
      <legend>{boardTexts.colour.title}</legend>
      <div className="risika-colours">
        {COLOURS.map((name, colour) => {
          const option = options.find((candidate) => candidate.colour === colour);
          const owner = view.colours.indexOf(colour);
          return (
            <button
              key={name}
              type="button"
              className={option && !isBusy ? 'possible' : undefined}
              aria-disabled={option === undefined || isBusy}
              onClick={() => option && answer(option)}
            >
              <ArmySymbol seat={owner === -1 ? Number(watcher) : owner} colour={colour} size={28} />
              {at(boardTexts.colours, colour)}
              {owner !== -1 && <small>{boardTexts.colour.taken(at(names, owner))}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
