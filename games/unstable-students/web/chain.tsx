/** The middle of the board: the phases of the round and the chain of cards that interrupt one another. */
import './chain.css';
import { at } from '@ludoteca/kernel';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import { type Responder, currentResponder, type ChainLevel, chainLevels } from './chain-state.ts';
import { CHAIN_PLACE, chainCardId } from './element-ids.ts';
import { describeEffect, printCard, describeCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';
import { typeClass, TypeSymbol } from './type-symbol.tsx';
import { Phases } from './phases.tsx';

export function ChainPanel(props: BoardProps) {
  const { view, asked, labels, outcome } = props;
  const levels = chainLevels(view, asked);
  return (
    <section className="us-stage" aria-label={labels.zones.chain} data-place={CHAIN_PLACE}>
      {outcome === undefined && <Phases {...props} />}
      {levels.length > 0 && (
        <ol className="us-chain" style={{ '--count': levels.length } as CSSProperties}>
          {levels.map((level, i) => (
            <ChainCard key={level.key} {...props} level={level} index={i} isTop={i === levels.length - 1} />
          ))}
          <ResponderNote {...props} />
        </ol>
      )}
    </section>
  );
}

function describeActivity({ labels }: BoardProps, { activity }: ChainLevel): string {
  if (activity === undefined) return '';
  return typeof activity === 'string' ? labels.chain[activity] : describeEffect(labels, activity);
}

/** A card of the chain with its player and its current effect. */
function ChainCard(
  props: BoardProps & { readonly level: ChainLevel; readonly index: number; readonly isTop: boolean },
) {
  const { level, index, isTop, labels, names } = props;
  const card = printCard(labels, props.language, props.view, level.card);
  return (
    <li className="us-link-place" style={{ '--index': index } as CSSProperties}>
      <div
        className={`us-link ${typeClass(card.type)}${isTop ? ' top' : ''}`}
        data-thing={chainCardId(index)}
        title={describeCard(card)}
      >
        <span className="us-band">
          <TypeSymbol type={card.type} />
          {card.typeName}
        </span>
        <span className="us-link-name">{card.name}</span>
        {isTop && <span className="us-link-text">{card.text}</span>}
        <span className="us-link-doing">{describeActivity(props, level)}</span>
        <span className="us-link-who">
          <SeatSymbol seat={level.seat} size={14} />
          {at(names, level.seat)}
        </span>
      </div>
    </li>
  );
}

function describeResponder(
  { labels, watcher, names }: BoardProps,
  { seat, how, cannotBlock }: Responder,
): string {
  const { chain } = labels;
  if (seat === watcher)
    return how === 'decide' ? chain.youDecide : cannotBlock ? chain.cannotBlock : chain.youMayBlock;
  return `${at(names, seat)} ${how === 'decide' ? chain.decides : chain.mayBlock}`;
}

const SHIELD = 'M12 2.5 4 5.5v6c0 5 3.2 8.3 8 10 4.8-1.7 8-5 8-10v-6Z';
const QUESTION = 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.8M12 18v.01';

/** The player who may answer now, and those who may answer after that. */
function ResponderNote(props: BoardProps) {
  const { asked, watcher, names, labels } = props;
  const responder = currentResponder(asked, watcher);
  if (responder === undefined) return null;
  const { seat, rest, how } = responder;
  const isOwn = seat === watcher;
  return (
    <li className={`us-answer ${how}${isOwn ? ' own' : ''}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={how === 'block' ? SHIELD : QUESTION} />
      </svg>
      <div>
        <p>
          <SeatSymbol seat={seat} size={16} /> <strong>{describeResponder(props, responder)}</strong>
        </p>
        {rest.length > 0 && <p>{labels.chain.next(rest.map((other) => at(names, other)).join(', '))}</p>}
      </div>
    </li>
  );
}
