import './stage.css';
import { at } from '@ludoteca/kernel';
import { SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import { type Answering, answeringOf, type Level, levelsOf, phaseOf } from './chain.ts';
import { CHAIN, chainThing } from './things.ts';
import { effectLine, printed, readAloud } from './printed.ts';
import type { Table } from './table.ts';
import { inkOf, TypeSign } from './type-sign.tsx';
import { PHASES } from './words/words.ts';

/** The middle of the table: whose round it is and how far, and what interrupts what. */
export function Stage(table: Table) {
  const { view, asked, words, outcome } = table;
  const levels = levelsOf(view, asked);
  return (
    <section className="us-stage" aria-label={words.zones.chain} data-place={CHAIN}>
      {outcome === undefined && <Round {...table} />}
      {levels.length > 0 && (
        <ol className="us-chain" style={{ '--count': levels.length } as CSSProperties}>
          {levels.map((level, i) => (
            <Link key={level.key} {...table} level={level} index={i} isTop={i === levels.length - 1} />
          ))}
          <Answer {...table} />
        </ol>
      )}
    </section>
  );
}

function Round({ view, asked, words, names }: Table) {
  const now = phaseOf(view, asked);
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

function doingIn({ words }: Table, { doing }: Level): string {
  if (doing === undefined) return '';
  return typeof doing === 'string' ? words.chain[doing] : effectLine(words, doing);
}

/** A card that acts, with who plays it and what it is doing. The latest lies on those it interrupts. */
function Link(given: Table & { readonly level: Level; readonly index: number; readonly isTop: boolean }) {
  const { level, index, isTop, words, names } = given;
  const card = printed(words, given.language, given.view, level.card);
  return (
    <li className="us-link-place" style={{ '--index': index } as CSSProperties}>
      <div
        className={`us-link ${inkOf(card.type)}${isTop ? ' top' : ''}`}
        data-thing={chainThing(index)}
        title={readAloud(card)}
      >
        <span className="us-band">
          <TypeSign type={card.type} />
          {card.typeName}
        </span>
        <span className="us-link-name">{card.name}</span>
        {isTop && <span className="us-link-text">{card.text}</span>}
        <span className="us-link-doing">{doingIn(given, level)}</span>
        <span className="us-link-who">
          <SeatSymbol seat={level.seat} size={14} />
          {at(names, level.seat)}
        </span>
      </div>
    </li>
  );
}

function sentenceOf({ words, watcher, names }: Table, { seat, how, helpless }: Answering): string {
  const { chain } = words;
  if (seat === watcher)
    return how === 'decide' ? chain.youDecide : helpless ? chain.cannotBlock : chain.youMayBlock;
  return `${at(names, seat)} ${how === 'decide' ? chain.decides : chain.mayBlock}`;
}

const SHIELD = 'M12 2.5 4 5.5v6c0 5 3.2 8.3 8 10 4.8-1.7 8-5 8-10v-6Z';
const QUESTION = 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.8M12 18v.01';

/** Who may answer now, and who after that. */
function Answer(table: Table) {
  const { asked, watcher, names, words } = table;
  const answering = answeringOf(asked, watcher);
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
          <SeatSymbol seat={seat} size={16} /> <strong>{sentenceOf(table, answering)}</strong>
        </p>
        {rest.length > 0 && <p>{words.chain.next(rest.map((other) => at(names, other)).join(', '))}</p>}
      </div>
    </li>
  );
}
