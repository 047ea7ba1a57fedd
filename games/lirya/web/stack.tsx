import './stack.css';
import { at, canonicalJson } from '@ludoteca/kernel';
import { zoomOnPointer, SeatSymbol } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import { formatDelayedEffect } from '../text/modifiers.ts';
import { formatStackItem } from '../text/piece-details.ts';
import type { StackItemView } from '../view-types.ts';
import { Pressable } from './pressable.tsx';
import { printCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import { refId, STACK_PLACE, type LiryaBoardProps } from './board-props.ts';

/** What waits to resolve, the latest on top, and who may answer it now. */
export function Stack(given: LiryaBoardProps) {
  const { view, words, asked, language, names } = given;
  const items = view.stack.toReversed();
  const isQuiet = items.length === 0 && asked?.prompt !== 'window';
  return (
    <section
      className={isQuiet ? 'ly-stack quiet' : 'ly-stack'}
      aria-label={words.zones.stack}
      data-place={STACK_PLACE}
    >
      {isQuiet ? <p className="ly-stack-title">{words.zones.stack}</p> : <ResponsePrompt {...given} />}
      <ol>
        {items.map((item, i) => (
          <li key={item.id} style={{ '--index': i } as CSSProperties}>
            <StackItem {...given} item={item} isTop={i === 0} />
          </li>
        ))}
      </ol>
      {view.delayed.map((later, i) => (
        <p key={canonicalJson({ later, i })} className="ly-later">
          <b>{printCard(language, later.card).name}</b> {formatDelayedEffect(language, names, later)}
        </p>
      ))}
    </section>
  );
}

function ResponsePrompt({ asked, watcher, names, words }: LiryaBoardProps) {
  if (asked?.prompt !== 'window') return null;
  return (
    <p className={asked.seat === watcher ? 'ly-answering own' : 'ly-answering'}>
      <SeatSymbol seat={asked.seat} size={14} />
      {asked.seat === watcher ? words.stack.youMay : words.stack.may(at(names, asked.seat))}
    </p>
  );
}

/** Who or what an item is aimed at, by name. */
function targetNames({ names, language }: LiryaBoardProps, { targets }: StackItemView): string {
  return targets
    .flat()
    .flatMap((body) =>
      body === null ? [] : ['player' in body ? at(names, body.player) : printCard(language, body.card).name],
    )
    .join(', ');
}

function StackItem(given: LiryaBoardProps & { readonly item: StackItemView; readonly isTop: boolean }) {
  const { item, isTop, words, language, offers, names } = given;
  const card = printCard(language, item.card);
  const [choice] = offers.onRef(item.id);
  const aimed = targetNames(given, item);
  const kind = words.stack.kinds[item.kind];
  const spoken = [
    card.name,
    kind,
    at(names, item.seat),
    aimed && words.stack.targets(aimed),
    isTop && words.stack.top,
    isTop && formatStackItem(language, item),
  ];
  return (
    <Pressable
      className={['ly-item', `ly-ink-${card.element}`, isTop && 'top', choice !== undefined && 'possible']
        .filter(Boolean)
        .join(' ')}
      thing={refId(item.id)}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-disabled={choice === undefined}
      onClick={({ currentTarget }) =>
        choice === undefined
          ? given.onZoom({ card: item.card, anchor: currentTarget, isPinned: true })
          : given.answer(choice)
      }
      {...zoomOnPointer(given, { card: item.card })}
    >
      <span className="ly-item-head">
        <SeatSymbol seat={item.seat} size={12} />
        <span>{kind}</span>
        <Icon name={card.element} />
      </span>
      <span className="ly-item-name">{card.name}</span>
      {aimed !== '' && <span className="ly-item-aim">→ {aimed}</span>}
      {isTop && <span className="ly-item-text">{formatStackItem(language, item)}</span>}
    </Pressable>
  );
}
