import './plate.css';
import { at, type Seat } from '@ludoteca/kernel';
import { CardBacks, SeatSymbol } from '@ludoteca/kit/web';
import { forecastCombats } from '../combat-forecast.ts';
import { playerRef } from '../rules/lookup.ts';
import { formatPlayerModifiers } from '../text/modifiers.ts';
import { isOther } from './battle.ts';
import { Change } from './piece.tsx';
import { Pressable } from './pressable.tsx';
import { Piles } from './piles.tsx';
import { Sign } from './signs.tsx';
import { handPlace, refThing, type Table } from './table.ts';

/** A player: name, life, energy, hand and piles. It can be a target. */
export function Plate(given: Table & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, view, names, words, isNear, watcher } = given;
  const { hand } = at(view.players, seat);
  return (
    <div className="ly-plate">
      <Body {...given} />
      <Energy {...given} />
      <Given {...given} />
      {!(isNear && watcher === seat) && (
        <div className="ly-held" data-place={handPlace(seat)}>
          <CardBacks count={hand.count} />
          <span className="aloud">{words.zones.hand(at(names, seat))}: </span>
          <b className="ly-long">{words.cards(hand.count)}</b>
          <b className="ly-short" aria-hidden="true">
            ×{hand.count}
          </b>
        </div>
      )}
      <Piles {...given} />
    </div>
  );
}

function Body(given: Table & { readonly seat: Seat }) {
  const { seat, view, names, words, battle, offers, answer, asked } = given;
  const ref = playerRef(seat);
  const life = Math.max(0, at(view.players, seat).life);
  const isMet = isOther(battle.plan, battle.options, ref);
  const [choice] = offers.on(ref);
  const isPossible = isMet || choice !== undefined;
  const change = given.changes.get(ref);
  const waiting = battle.plan.waiting;
  const foreseen =
    isMet && waiting !== undefined
      ? forecastCombats(view, [...battle.shots, { attacker: waiting, target: ref }]).at(-1)
      : undefined;
  const press = (): void => {
    if (isMet) battle.pressOther(ref);
    else if (choice !== undefined) answer(choice);
  };
  const classes = ['ly-player', isPossible && 'possible', asked?.seat === seat && 'turn', isMet && 'other'];
  return (
    <Pressable
      className={classes.filter(Boolean).join(' ')}
      thing={refThing(ref)}
      aria-label={`${at(names, seat)}, ${words.life} ${life}`}
      aria-disabled={!isPossible}
      onClick={press}
    >
      <SeatSymbol seat={seat} size={18} />
      <span className="ly-player-name">{at(names, seat)}</span>
      <span className="ly-life">
        <Sign name="health" />
        {life}
      </span>
      {change !== undefined && <Change amount={change} />}
      {foreseen && (
        <span className="ly-foreseen">
          −{foreseen.damage}
          {foreseen.kills && <Sign name="skull" />}
        </span>
      )}
    </Pressable>
  );
}

/** What holds for the player besides: shields, cost changes and the like. */
function Given({ seat, view, language, names }: Table & { readonly seat: Seat }) {
  const lines = formatPlayerModifiers(language, names, at(view.players, seat)).join(' · ');
  return lines === '' ? null : (
    <p className="ly-given" title={lines}>
      {lines}
    </p>
  );
}

/** What is left of the energy, as so many lights. */
function Energy({ seat, view, words }: Table & { readonly seat: Seat }) {
  const { energy, capacity } = at(view.players, seat);
  const lights = Array.from({ length: Math.max(energy, capacity) }, (_, i) => i);
  return (
    <p className="ly-energy">
      <Sign name="energy" />
      <span className="aloud">{words.energy}: </span>
      <b>
        {energy}/{capacity}
      </b>
      <span className="ly-lights" aria-hidden="true">
        {lights.map((light) => (
          <i key={light} className={light < energy ? 'on' : ''} />
        ))}
      </span>
    </p>
  );
}
