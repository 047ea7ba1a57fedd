/** The stack, the latest item on top, and the seat that may respond. */
import './stack.css';
import { at, canonicalJson } from '@ludoteca/kernel';
import { classNames, FoldableList, SeatSymbol, zoomOnPointer } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import { formatDelayedEffect } from '../text/modifiers.ts';
import { formatStackItem } from '../text/piece-details.ts';
import type { StackItemView } from '../view-types.ts';
import { Pressable } from './pressable.tsx';
import { printCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import { refId, STACK_PLACE } from './element-ids.ts';

export function Stack(props: LiryaBoardProps) {
  const { view, labels, asked, language, names } = props;
  const items = view.stack.toReversed();
  const isQuiet = items.length === 0 && asked?.prompt !== 'window';
  return (
    <section
      className={isQuiet ? 'ly-stack quiet' : 'ly-stack'}
      aria-label={labels.zones.stack}
      data-place={STACK_PLACE}
    >
      {isQuiet ? <p className="ly-stack-title">{labels.zones.stack}</p> : <ResponsePrompt {...props} />}
      <FoldableList label={labels.zones.stack} count={items.length}>
        {items.map((item, i) => (
          <li key={item.id} style={{ '--index': i } as CSSProperties}>
            <StackItem {...props} item={item} isTop={i === 0} />
          </li>
        ))}
      </FoldableList>
      {view.delayed.map((later, i) => (
        <p key={canonicalJson({ later, i })} className="ly-later">
          <b>{printCard(language, later.card).name}</b> {formatDelayedEffect(language, names, later)}
        </p>
      ))}
    </section>
  );
}

function ResponsePrompt({ asked, watcher, names, labels }: LiryaBoardProps) {
  if (asked?.prompt !== 'window') return null;
  return (
    <p className={asked.seat === watcher ? 'ly-answering own' : 'ly-answering'}>
      <SeatSymbol seat={asked.seat} size={14} />
      {asked.seat === watcher ? labels.stack.youMay : labels.stack.may(at(names, asked.seat))}
    </p>
  );
}

/** The names of the targets of an item. */
function targetNames({ names, language }: LiryaBoardProps, { targets }: StackItemView): string {
  return targets
    .flat()
    .flatMap((target) =>
      target === null
        ? []
        : ['player' in target ? at(names, target.player) : printCard(language, target.card).name],
    )
    .join(', ');
}

function StackItem(props: LiryaBoardProps & { readonly item: StackItemView; readonly isTop: boolean }) {
  const { item, isTop, labels, language, offers, names } = props;
  const card = printCard(language, item.card);
  const [choice] = offers.onRef(item.id);
  const targets = targetNames(props, item);
  const kind = labels.stack.kinds[item.kind];
  const description = [
    card.name,
    kind,
    at(names, item.seat),
    targets && labels.stack.targets(targets),
    isTop && labels.stack.top,
    isTop && formatStackItem(language, item),
  ];
  return (
    <Pressable
      className={classNames(
        'ly-item',
        `ly-ink-${card.element}`,
        isTop && 'top',
        choice !== undefined && 'possible',
      )}
      thing={refId(item.id)}
      aria-label={description.filter(Boolean).join(', ')}
      aria-disabled={choice === undefined}
      onClick={({ currentTarget }) =>
        choice === undefined
          ? props.onZoom({ card: item.card, anchor: currentTarget, isPinned: true })
          : props.answer(choice)
      }
      {...zoomOnPointer(props, { card: item.card })}
    >
      <span className="ly-item-head">
        <SeatSymbol seat={item.seat} size={12} />
        <span>{kind}</span>
        <Icon name={card.element} />
      </span>
      <span className="ly-item-name">{card.name}</span>
      {targets !== '' && <span className="ly-item-aim">→ {targets}</span>}
      {isTop && <span className="ly-item-text">{formatStackItem(language, item)}</span>}
    </Pressable>
  );
}
