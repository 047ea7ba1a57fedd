/** The panel of a player: name, life, energy, hand and piles. The player can be a target. */
import './seat-panel.css';
import { at, type Seat } from '@ludoteca/kernel';
import { CardBacks, classNames, SeatSymbol } from '@ludoteca/kit/web';
import { forecastCombats } from '../combat-forecast.ts';
import { playerRef } from '../rules/lookup.ts';
import { formatPlayerModifiers } from '../text/modifiers.ts';
import { isOpenTarget } from './combat-plan.ts';
import { HealthChange } from './piece.tsx';
import { Pressable } from './pressable.tsx';
import { Piles } from './piles.tsx';
import { Icon } from './icons.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import { handPlaceId, refId } from './element-ids.ts';

export function SeatPanel(props: LiryaBoardProps & { readonly seat: Seat; readonly isNear: boolean }) {
  const { seat, view, names, labels, isNear, watcher } = props;
  const { hand } = at(view.players, seat);
  return (
    <div className="ly-plate">
      <PlayerButton {...props} />
      <Energy {...props} />
      <PlayerModifiers {...props} />
      {!(isNear && watcher === seat) && (
        <div className="ly-held" data-place={handPlaceId(seat)}>
          <CardBacks count={hand.count} />
          <span className="aloud">{labels.zones.hand(at(names, seat))}: </span>
          <b className="ly-long">{labels.cards(hand.count)}</b>
          <b className="ly-short" aria-hidden="true">
            ×{hand.count}
          </b>
        </div>
      )}
      <Piles {...props} />
    </div>
  );
}

function PlayerButton(props: LiryaBoardProps & { readonly seat: Seat }) {
  const { seat, view, names, labels, combat, offers, answer, asked } = props;
  const ref = playerRef(seat);
  const life = Math.max(0, at(view.players, seat).life);
  const isCombatTarget = isOpenTarget(combat.plan, combat.options, ref);
  const [choice] = offers.onRef(ref);
  const isPossible = isCombatTarget || choice !== undefined;
  const change = props.healthChanges.get(ref);
  const waiting = combat.plan.waiting;
  const forecast =
    isCombatTarget && waiting !== undefined
      ? forecastCombats(view, [...combat.attacks, { attacker: waiting, target: ref }]).at(-1)
      : undefined;
  const press = (): void => {
    if (isCombatTarget) combat.pressTarget(ref);
    else if (choice !== undefined) answer(choice);
  };
  return (
    <Pressable
      className={classNames(
        'ly-player',
        isPossible && 'possible',
        asked?.seat === seat && 'turn',
        isCombatTarget && 'other',
      )}
      thing={refId(ref)}
      aria-label={`${at(names, seat)}, ${labels.life} ${life}`}
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
      {forecast && (
        <span className="ly-foreseen">
          −{forecast.damage}
          {forecast.kills && <Icon name="skull" />}
        </span>
      )}
    </Pressable>
  );
}

/** Modifiers of the player, such as shields and cost changes. */
function PlayerModifiers({ seat, view, language, names }: LiryaBoardProps & { readonly seat: Seat }) {
  const lines = formatPlayerModifiers(language, names, at(view.players, seat)).join(' · ');
  return lines === '' ? null : (
    <p className="ly-given" title={lines}>
      {lines}
    </p>
  );
}

/** The remaining energy, as a number and as lights. */
function Energy({ seat, view, labels }: LiryaBoardProps & { readonly seat: Seat }) {
  const { energy, capacity } = at(view.players, seat);
  const lights = Array.from({ length: Math.max(energy, capacity) }, (_, i) => i);
  return (
    <p className="ly-energy">
      <Icon name="energy" />
      <span className="aloud">{labels.energy}: </span>
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
