/** The panel of a player: name, life, poison, mana and piles. The player can be attacked and targeted. */
import './seat-panel.css';
import { at, type Seat } from '@ludoteca/kernel';
import { classNames, PathIcon, SeatSymbol } from '@ludoteca/kit/web';
import { playerEntity } from '../layers/board-state.ts';
import { Piles } from './piles.tsx';
import { Pressable } from './pressable.tsx';
import { usePress } from './use-press.ts';
import { SymbolText } from './mana-symbol.tsx';
import { formatManaPool } from './symbol-text.ts';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

/** On a 24 grid. */
const HEART =
  'M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.400 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10Z';

/** Life up to this is highlighted. */
const LOW_LIFE = 5;

export function SeatPanel(props: TeferiBoardProps & { readonly seat: Seat }) {
  const { seat, view, labels, names, asked, outcome } = props;
  const { life, poison, energy = 0, mana } = at(view.sides, seat);
  const name = at(names, seat);
  const player = playerEntity(seat);
  const press = usePress(props, { id: player, card: name });
  const pool = formatManaPool(mana);
  const status = [
    labels.zones.life(life),
    ...(poison > 0 ? [labels.zones.poison(poison)] : []),
    ...(energy > 0 ? [labels.zones.energy(energy)] : []),
    ...(pool === '' ? [] : [labels.zones.mana(pool)]),
  ].join(', ');
  const isWinner = outcome !== undefined && outcome.places[seat] === 1;
  return (
    <div
      className={classNames(
        'tf-plate',
        asked?.seat === seat && 'asked',
        view.active === seat && 'active',
        isWinner && 'won',
      )}
    >
      <Pressable
        className={classNames('tf-who', ...press.marks)}
        thing={entityElementId(player)}
        drop={player}
        aria-label={`${name}: ${status}`}
        aria-disabled={press.options.length === 0}
        aria-current={asked?.seat === seat ? 'true' : undefined}
        onClick={({ currentTarget }) => press.press(currentTarget, false)}
      >
        <span className="tf-name">
          <SeatSymbol seat={seat} size={14} />
          <span>{name}</span>
          {isWinner && <span aria-hidden="true"> ★</span>}
        </span>
        <span className={life <= LOW_LIFE ? 'tf-life low' : 'tf-life'}>
          <PathIcon path={HEART} />
          {life}
        </span>
        {energy > 0 && <span>{labels.zones.energy(energy)}</span>}
        {poison > 0 && <span className="tf-poison">{labels.zones.poison(poison)}</span>}
      </Pressable>
      {pool !== '' && (
        <p className="tf-pool" aria-label={labels.pool}>
          <SymbolText text={pool} labels={labels} />
        </p>
      )}
      <Piles {...props} />
    </div>
  );
}
