import './seat-panel.css';
import { at, type Seat } from '@ludoteca/kernel';
import { SeatSymbol } from '@ludoteca/kit/web';
import { playerEntity } from '../layers/board-state.ts';
import { Piles } from './piles.tsx';
import { usePress } from './use-press.ts';
import { SymbolText } from './mana-symbol.tsx';
import { formatManaPool } from './symbol-text.ts';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

/** Lives from which on one should look. */
const LOW_LIFE = 5;

/** A player: name, life, poison, mana, and the piles. The player is a thing too: it is aimed at and attacked. */
export function SeatPanel(props: TeferiBoardProps & { readonly seat: Seat }) {
  const { seat, view, labels, names, asked, outcome } = props;
  const { life, poison, mana } = at(view.sides, seat);
  const name = at(names, seat);
  const aim = playerEntity(seat);
  const press = usePress(props, { id: aim, card: name });
  const pool = formatManaPool(mana);
  const said = [
    labels.zones.life(life),
    ...(poison > 0 ? [labels.zones.poison(poison)] : []),
    ...(pool === '' ? [] : [labels.zones.mana(pool)]),
  ].join(', ');
  const isWinner = outcome !== undefined && outcome.places[seat] === 1;
  const body = (
    <>
      <span className="tf-name">
        <SeatSymbol seat={seat} size={14} />
        <span>{name}</span>
        {isWinner && <span aria-hidden="true"> ★</span>}
      </span>
      <span className={life <= LOW_LIFE ? 'tf-life low' : 'tf-life'}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.400 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10Z" />
        </svg>
        {life}
      </span>
      {poison > 0 && <span className="tf-poison">{labels.zones.poison(poison)}</span>}
    </>
  );
  const classes = [
    'tf-plate',
    asked?.seat === seat && 'asked',
    view.active === seat && 'active',
    isWinner && 'won',
  ];
  return (
    <div className={classes.filter((part) => part !== false).join(' ')}>
      <div className={['tf-who', ...press.marks].join(' ')} data-thing={entityElementId(aim)} data-drop={aim}>
        <span className="tf-inner" aria-hidden="true">
          {body}
        </span>
        <button
          type="button"
          className="tf-over"
          aria-label={`${name}: ${said}`}
          aria-disabled={press.options.length === 0}
          aria-current={asked?.seat === seat ? 'true' : undefined}
          onClick={({ currentTarget }) => press.press(currentTarget, false)}
        />
      </div>
      {pool !== '' && (
        <p className="tf-pool" aria-label={labels.pool}>
          <SymbolText text={pool} labels={labels} />
        </p>
      )}
      <Piles {...props} />
    </div>
  );
}
