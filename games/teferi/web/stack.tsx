/** The stack, the top item first, and the player who may respond. */
import './stack.css';
import { at } from '@ludoteca/kernel';
import { classNames, FoldableList, isTouch, SeatSymbol, zoomOnPointer } from '@ludoteca/kit/web';
import { isPlayer, seatOfEntity } from '../layers/board-state.ts';
import type { VisibleStackObject, View } from '../view-types.ts';
import type { EntityId } from '../state.ts';
import { Pressable } from './pressable.tsx';
import { usePress } from './use-press.ts';
import { isHighlighted } from './highlight.ts';
import { frameClass } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

/** The name of a player, or the name and id of an object. */
export function entityName(view: View, names: readonly string[], entity: EntityId): string {
  if (isPlayer(entity)) return at(names, seatOfEntity(entity));
  const inPiles = view.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile]);
  const found = [...view.battlefield, ...view.stack, ...inPiles].find(({ id }) => id === entity);
  return found === undefined ? `#${entity}` : `${found.card} #${entity}`;
}

export function Stack(props: TeferiBoardProps) {
  const { view, labels, names, asked, watcher } = props;
  const { stack } = view;
  if (stack.length === 0) return null;
  const responder = asked?.prompt === 'priority' ? asked.seat : undefined;
  return (
    <section className="tf-stack" aria-label={labels.zones.stack} data-place="stack">
      {stack.length === 1 && <h3>{labels.zones.stack}</h3>}
      <FoldableList label={labels.zones.stack} count={stack.length}>
        {stack.toReversed().map((item, i) => (
          <li key={item.id} className={i === 0 ? 'tf-item top' : 'tf-item'}>
            <StackItem {...props} item={item} isTop={i === 0} />
          </li>
        ))}
      </FoldableList>
      {responder !== undefined && (
        <p className={responder === watcher ? 'tf-answer own' : 'tf-answer'}>
          <SeatSymbol seat={responder} size={12} />
          {responder === watcher ? labels.stack.you : labels.stack.who(at(names, responder))}
        </p>
      )}
    </section>
  );
}

function StackItem(props: TeferiBoardProps & { readonly item: VisibleStackObject; readonly isTop: boolean }) {
  const { item, isTop, view, labels, names } = props;
  const { id, card, controller, what, targets, x, source } = item;
  const press = usePress(props, item);
  const targetNames = targets.map((target) => entityName(view, names, target)).join(', ');
  const kind = labels.stack.kinds[what];
  const notes = [kind, ...(what === 'spell' ? [] : [`#${source}`]), ...(x > 0 ? [`X = ${x}`] : [])].join(
    ' · ',
  );
  const description = [
    card,
    notes,
    at(names, controller),
    ...(targetNames === '' ? [] : [labels.stack.targets(targetNames)]),
  ];
  return (
    <Pressable
      className={classNames(
        'tf-stacked',
        frameClass(view.cards[card]?.colours ?? []),
        isHighlighted(props.highlighted, item) && 'named',
        ...press.marks,
      )}
      thing={entityElementId(id)}
      aria-label={`${description.join(', ')}${isTop ? `, ${labels.stack.top}` : ''}`}
      aria-disabled={press.options.length === 0}
      onClick={(event) => {
        if (press.options.length === 0 && isTouch(event))
          props.onZoom({ card, anchor: event.currentTarget, isPinned: true });
        press.press(event.currentTarget, false);
      }}
      {...zoomOnPointer(props, { card })}
    >
      <span className="tf-stacked-name">
        <SeatSymbol seat={controller} size={12} />
        {card}
      </span>
      <span className="tf-stacked-note">
        {notes}
        {isTop && view.stack.length > 1 && <em> · {labels.stack.top}</em>}
      </span>
      {targetNames !== '' && <span className="tf-stacked-aims">→ {targetNames}</span>}
    </Pressable>
  );
}
