import { at } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { useState } from 'react';
import { isJoker } from '../cards.ts';
import type { SetChoice, Risika } from '../parts.ts';
import { WeaponSymbol } from './card.tsx';
import type { QuestionOf, DecisionPanelProps } from './decision-panel-props.ts';
import { formatCardName } from './territory-names.ts';

/** RULES 4.3: the sets there are, the dearest first. One that the limit of 100 would waste is played at the second press only. */
export function SetPanel(props: DecisionPanelProps & { readonly asked: QuestionOf<'set'> }) {
  const { asked, words, answer, isBusy: busy } = props;
  const [warned, setWarned] = useState<SetChoice>();
  const sets = optionsOf<Risika>(asked).filter((option) => typeof option === 'object' && 'set' in option);
  const { room } = asked.frame;
  const press = (played: SetChoice): void => {
    if (busy) return;
    if (played.armies > room && warned !== played) setWarned(played);
    else answer(played);
  };
  return (
    <fieldset className="risika-desk risika-sets">
      <legend>{words.sets.title}</legend>
      {sets.length === 0 && <p className="risika-note">{words.sets.none}</p>}
      <ul>
        {sets.map((played) => (
          <li key={played.set.join(' ')}>
            <SetButton
              {...props}
              played={played}
              room={room}
              isWarned={warned === played}
              onPress={() => press(played)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function SetButton(
  given: DecisionPanelProps & {
    readonly played: SetChoice;
    readonly room: number;
    readonly isWarned: boolean;
    readonly onPress: () => void;
  },
) {
  const { played, room, view, watcher, words, onHighlight: onRaise } = given;
  const own = played.set.filter((card) => !isJoker(card) && view.owners[card] === watcher);
  const isWasted = played.armies > room;
  const names = played.set.map((card) => formatCardName(words, card)).join(', ');
  const bonus = own.map((card) => at(words.territories, card)).join(', ');
  return (
    <button
      type="button"
      className="risika-set"
      aria-disabled={given.isBusy}
      onClick={given.onPress}
      onFocus={() => onRaise(played.set)}
      onBlur={() => onRaise([])}
      onPointerEnter={() => onRaise(played.set)}
      onPointerLeave={() => onRaise([])}
    >
      <span className="risika-trio" aria-hidden="true">
        {played.set.map((card) => (
          <WeaponSymbol key={card} card={card} />
        ))}
      </span>
      <span className="aloud">{names}</span>
      <strong>{words.sets.worth(played.armies)}</strong>
      {bonus !== '' && <small>{words.sets.own(bonus)}</small>}
      {isWasted && <small className="risika-wasted">{words.sets.wasted(Math.max(0, room))}</small>}
      {given.isWarned && <small className="risika-anyway">{words.sets.anyway}</small>}
    </button>
  );
}
