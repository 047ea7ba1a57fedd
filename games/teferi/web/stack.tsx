import './stack.css';
import { at } from '@ludoteca/kernel';
import { isTouch, zoomOnPointer, SeatSymbol } from '@ludoteca/kit/web';
import { isPlayer, seatOfEntity } from '../layers/board-state.ts';
import type { VisibleStackObject, View } from '../view-types.ts';
import type { EntityId } from '../state.ts';
import { usePress } from './use-press.ts';
import { isHighlighted } from './highlight.ts';
import { frameClass } from './mana-symbol.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { entityElementId } from './element-ids.ts';

/** A player or an object, by name and number. */
export function entityName(view: View, names: readonly string[], aim: EntityId): string {
  if (isPlayer(aim)) return at(names, seatOfEntity(aim));
  const lying = view.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile]);
  const found = [...view.battlefield, ...view.stack, ...lying].find(({ id }) => id === aim);
  return found === undefined ? `#${aim}` : `${found.card} #${aim}`;
}

/** What is on the stack as a pile, the top first: it resolves first; and who may answer now. */
export function Stack(props: TeferiBoardProps) {
  const { view, labels, names, asked, watcher } = props;
  const { stack } = view;
  if (stack.length === 0) return null;
  const mayAnswer = asked?.prompt === 'priority' ? asked.seat : undefined;
  return (
    <section className="tf-stack" aria-label={labels.zones.stack} data-place="stack">
      <h3>
        {labels.zones.stack} <b>{stack.length}</b>
      </h3>
      <ol>
        {stack.toReversed().map((item, i) => (
          <li key={item.id} className={i === 0 ? 'tf-item top' : 'tf-item'}>
            <StackItem {...props} item={item} isTop={i === 0} />
          </li>
        ))}
      </ol>
      {mayAnswer !== undefined && (
        <p className={mayAnswer === watcher ? 'tf-answer own' : 'tf-answer'}>
          <SeatSymbol seat={mayAnswer} size={12} />
          {mayAnswer === watcher ? labels.stack.you : labels.stack.who(at(names, mayAnswer))}
        </p>
      )}
    </section>
  );
}

function StackItem(props: TeferiBoardProps & { readonly item: VisibleStackObject; readonly isTop: boolean }) {
  const { item, isTop, view, labels, names } = props;
  const { id, card, controller, what, targets, x, source } = item;
  const press = usePress(props, item);
  const aims = targets.map((aim) => entityName(view, names, aim)).join(', ');
  const kind = labels.stack.kinds[what];
  const notes = [kind, ...(what === 'spell' ? [] : [`#${source}`]), ...(x > 0 ? [`X = ${x}`] : [])].join(
    ' · ',
  );
  const said = [card, notes, at(names, controller), ...(aims === '' ? [] : [labels.stack.targets(aims)])];
  return (
    <div
      className={[
        'tf-stacked',
        frameClass(view.cards[card]?.colours ?? []),
        ...(isHighlighted(props.highlighted, item) ? ['named'] : []),
        ...press.marks,
      ].join(' ')}
      data-thing={entityElementId(id)}
    >
      <span className="tf-inner" aria-hidden="true">
        <span className="tf-stacked-name">
          <SeatSymbol seat={controller} size={12} />
          {card}
        </span>
        <span className="tf-stacked-note">
          {notes}
          {isTop && view.stack.length > 1 && <em> · {labels.stack.top}</em>}
        </span>
        {aims !== '' && <span className="tf-stacked-aims">→ {aims}</span>}
      </span>
      <button
        type="button"
        className="tf-over"
        aria-label={`${said.join(', ')}${isTop ? `, ${labels.stack.top}` : ''}`}
        aria-disabled={press.options.length === 0}
        onClick={(event) => {
          if (press.options.length === 0 && isTouch(event))
            props.onZoom({ card, anchor: event.currentTarget, isPinned: true });
          press.press(event.currentTarget, false);
        }}
        {...zoomOnPointer(props, { card })}
      />
    </div>
  );
}
