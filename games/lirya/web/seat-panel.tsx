import './seat-panel.css';
import { at, type Seat } from '@ludoteca/kernel';
import { CardBacks, SeatSymbol } from '@ludoteca/kit/web';
import { forecastCombats } from '../combat-forecast.ts';
import { playerRef } from '../rules/lookup.ts';
import { formatPlayerModifiers } from '../text/modifiers.ts';
import { isOpenTarget } from './combat-plan.ts';
import { HealthChange } from './piece.tsx';
import { Pressable } from './pressable.tsx';
import { Piles } from './piles.tsx';
import { Icon } from './icons.tsx';
import { handPlaceId, refId, type LiryaBoardProps } from './board-props.ts';

/** A player: name, life, energy, hand and piles. It can be a target. */
export function SeatPanel(given: LiryaBoardProps & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, view, names, words, isNear, watcher } = given;
  const { hand } = at(view.players, seat);
  return (
    <div className="ly-plate">
      <PlayerButton {...given} />
      <Energy {...given} />
      <PlayerModifiers {...given} />
      {!(isNear && watcher === seat) && (
        <div className="ly-held" data-place={handPlaceId(seat)}>
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

function PlayerButton(given: LiryaBoardProps & { readonly seat: Seat }) {
  const { seat, view, names, words, battle, offers, answer, asked } = given;
  const ref = playerRef(seat);
  const life = Math.max(0, at(view.players, seat).life);
  const isMet = isOpenTarget(battle.plan, battle.options, ref);
  const [choice] = offers.onRef(ref);
  const isPossible = isMet || choice !== undefined;
  const change = given.changes.get(ref);
  const waiting = battle.plan.waiting;
  const foreseen =
    isMet && waiting !== undefined
      ? forecastCombats(view, [...battle.attacks, { attacker: waiting, target: ref }]).at(-1)
      : undefined;
  const press = (): void => {
    if (isMet) battle.pressTarget(ref);
    else if (choice !== undefined) answer(choice);
  };
  const classes = ['ly-player', isPossible && 'possible', asked?.seat === seat && 'turn', isMet && 'other'];
  return (
    <Pressable
      className={classes.filter(Boolean).join(' ')}
      thing={refId(ref)}
      aria-label={`${at(names, seat)}, ${words.life} ${life}`}
      aria-disabled={!isPossible}
      onClick={press}
    >
      <SeatSymbol seat={seat} size={18} />
      <span className="ly-player-name">{at(names, seat)}</span>
      <span className="ly-life">
        <Icon name="health" />
        {life}
      </span>
      {change !== undefined && <HealthChange amount={change} />}
      {foreseen && (
        <span className="ly-foreseen">
          −{foreseen.damage}
          {foreseen.kills && <Icon name="skull" />}
        </span>
      )}
    </Pressable>
  );
}

/** What holds for the player besides: shields, cost changes and the like. */
function PlayerModifiers({ seat, view, language, names }: LiryaBoardProps & { readonly seat: Seat }) {
  const lines = formatPlayerModifiers(language, names, at(view.players, seat)).join(' · ');
  return lines === '' ? null : (
    <p className="ly-given" title={lines}>
      {lines}
    </p>
  );
}

/** What is left of the energy, as so many lights. */
function Energy({ seat, view, words }: LiryaBoardProps & { readonly seat: Seat }) {
  const { energy, capacity } = at(view.players, seat);
  const lights = Array.from({ length: Math.max(energy, capacity) }, (_, i) => i);
  return (
    <p className="ly-energy">
      <Icon name="energy" />
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
