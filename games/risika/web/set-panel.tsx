/** The panel for the sets in hand (RULES 4.3). */
import { at } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { useState } from 'react';
import { isJoker } from '../cards.ts';
import type { SetChoice, Risika } from '../parts.ts';
import { WeaponSymbol } from './card.tsx';
import type { QuestionOf, DecisionPanelProps } from './decision-panel-props.ts';
import { formatCardName } from './territory-names.ts';

/** A set that exceeds the limit of 100 is only played at the second click. */
export function SetPanel(props: DecisionPanelProps & { readonly asked: QuestionOf<'set'> }) {
  const { asked, boardTexts, answer, isBusy } = props;
  const [warned, setWarned] = useState<SetChoice>();
  const sets = optionsOf<Risika>(asked).filter((option) => typeof option === 'object' && 'set' in option);
  const { room } = asked.frame;
  const press = (choice: SetChoice): void => {
    if (isBusy) return;
    if (choice.armies > room && warned !== choice) setWarned(choice);
    else answer(choice);
  };
  return (
    <fieldset className="risika-desk risika-sets">
      <legend>{boardTexts.sets.title}</legend>
      {sets.length === 0 && <p className="risika-note">{boardTexts.sets.none}</p>}
      <ul>
        {sets.map((choice) => (
          <li key={choice.set.join(' ')}>
            <SetButton
              {...props}
              choice={choice}
              room={room}
              isWarned={warned === choice}
              onPress={() => press(choice)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function SetButton(
  props: DecisionPanelProps & {
    readonly choice: SetChoice;
    readonly room: number;
    readonly isWarned: boolean;
    readonly onPress: () => void;
  },
) {
  const { choice, room, view, watcher, boardTexts, onHighlight } = props;
  const ownTerritories = choice.set.filter((card) => !isJoker(card) && view.owners[card] === watcher);
  const isWasted = choice.armies > room;
  const names = choice.set.map((card) => formatCardName(boardTexts, card)).join(', ');
  const bonusNames = ownTerritories.map((card) => at(boardTexts.territories, card)).join(', ');
  return (
    <button
      type="button"
      className="risika-set"
      aria-disabled={props.isBusy}
      onClick={props.onPress}
      onFocus={() => onHighlight(choice.set)}
      onBlur={() => onHighlight([])}
      onPointerEnter={() => onHighlight(choice.set)}
      onPointerLeave={() => onHighlight([])}
    >
      <span className="risika-trio" aria-hidden="true">
        {choice.set.map((card) => (
          <WeaponSymbol key={card} card={card} />
        ))}
      </span>
      <span className="aloud">{names}</span>
      <strong>{boardTexts.sets.worth(choice.armies)}</strong>
      {bonusNames !== '' && <small>{boardTexts.sets.own(bonusNames)}</small>}
      {isWasted && <small className="risika-wasted">{boardTexts.sets.wasted(Math.max(0, room))}</small>}
      {props.isWarned && <small className="risika-anyway">{boardTexts.sets.anyway}</small>}
    </button>
  );
}
