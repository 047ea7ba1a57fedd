import { at } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { COLOURS, type Risika } from '../parts.ts';
import { ArmySymbol } from './army-symbol.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';

/** RULES 2.2: one of the six colours; those that are taken say whose they are. */
export function ColourPanel({
  asked,
  watcher,
  view,
  names,
  words,
  answer,
  isBusy: busy,
}: DecisionPanelProps) {
  const options = optionsOf<Risika>(asked).filter(
    (option) => typeof option === 'object' && 'colour' in option,
  );
  return (
    <fieldset className="risika-desk">
      <legend>{words.colour.title}</legend>
      <div className="risika-colours">
        {COLOURS.map((name, colour) => {
          const option = options.find((one) => one.colour === colour);
          const taker = view.colours.indexOf(colour);
          return (
            <button
              key={name}
              type="button"
              className={option && !busy ? 'possible' : undefined}
              aria-disabled={option === undefined || busy}
              onClick={() => option && answer(option)}
            >
              <ArmySymbol seat={taker === -1 ? Number(watcher) : taker} colour={colour} size={28} />
              {at(words.colours, colour)}
              {taker !== -1 && <small>{words.colour.taken(at(names, taker))}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
