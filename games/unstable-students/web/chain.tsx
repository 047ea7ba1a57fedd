import './chain.css';
import { at } from '@ludoteca/kernel';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import {
  type Responder,
  currentResponder,
  type ChainLevel,
  chainLevels,
  currentPhase,
} from './chain-state.ts';
import { CHAIN_PLACE, chainCardId } from './element-ids.ts';
import { describeEffect, printCard, describeCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';
import { typeClass, TypeSymbol } from './type-symbol.tsx';
import { PHASES } from './texts/text-types.ts';

/** The middle of the table: whose round it is and how far, and what interrupts what. */
export function ChainPanel(table: BoardProps) {
  const { view, asked, labels: words, outcome } = table;
  const levels = chainLevels(view, asked);
  return (
    <section className="us-stage" aria-label={words.zones.chain} data-place={CHAIN_PLACE}>
      {outcome === undefined && <RoundPhases {...table} />}
      {levels.length > 0 && (
        <ol className="us-chain" style={{ '--count': levels.length } as CSSProperties}>
          {levels.map((level, i) => (
            <ChainCard key={level.key} {...table} level={level} index={i} isTop={i === levels.length - 1} />
          ))}
          <ResponderNote {...table} />
        </ol>
      )}
    </section>
  );
}

function RoundPhases({ view, asked, labels: words, names }: BoardProps) {
  const now = currentPhase(view, asked);
  return (
    <div className="us-round">
      <p className="us-whose">
        <SeatSymbol seat={view.turn} size={18} />
        <span>{words.round(view.round)}</span> <strong>{at(names, view.turn)}</strong>
      </p>
      <ol className="us-phases" aria-label={words.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
    </div>
  );
}

function describeActivity({ labels: words }: BoardProps, { activity: doing }: ChainLevel): string {
  if (doing === undefined) return '';
  return typeof doing === 'string' ? words.chain[doing] : describeEffect(words, doing);
}

/** A card that acts, with who plays it and what it is doing. The latest lies on those it interrupts. */
function ChainCard(
  given: BoardProps & { readonly level: ChainLevel; readonly index: number; readonly isTop: boolean },
) {
  const { level, index, isTop, labels: words, names } = given;
  const card = printCard(words, given.language, given.view, level.card);
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
        <span className="us-link-doing">{describeActivity(given, level)}</span>
        <span className="us-link-who">
          <SeatSymbol seat={level.seat} size={14} />
          {at(names, level.seat)}
        </span>
      </div>
    </li>
  );
}

function describeResponder(
  { labels: words, watcher, names }: BoardProps,
  { seat, how, cannotBlock: cannotBlock }: Responder,
): string {
  const { chain } = words;
  if (seat === watcher)
    return how === 'decide' ? chain.youDecide : cannotBlock ? chain.cannotBlock : chain.youMayBlock;
  return `${at(names, seat)} ${how === 'decide' ? chain.decides : chain.mayBlock}`;
}

const SHIELD = 'M12 2.5 4 5.5v6c0 5 3.2 8.3 8 10 4.8-1.7 8-5 8-10v-6Z';
const QUESTION = 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.8M12 18v.01';

/** Who may answer now, and who after that. */
function ResponderNote(table: BoardProps) {
  const { asked, watcher, names, labels: words } = table;
  const answering = currentResponder(asked, watcher);
  if (answering === undefined) return null;
  const { seat, rest, how } = answering;
  const isOwn = seat === watcher;
  return (
    <li className={`us-answer ${how}${isOwn ? ' own' : ''}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={how === 'block' ? SHIELD : QUESTION} />
      </svg>
      <div>
        <p>
          <SeatSymbol seat={seat} size={16} /> <strong>{describeResponder(table, answering)}</strong>
        </p>
        {rest.length > 0 && <p>{words.chain.next(rest.map((other) => at(names, other)).join(', '))}</p>}
      </div>
    </li>
  );
}
