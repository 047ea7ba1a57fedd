import type { FrameOf } from '@ludoteca/kernel';
import type { ReactNode } from 'react';
import type { Teferi } from '../parts.ts';
import { aimName } from './stack.tsx';
import type { Table } from './table.ts';

/** Damage that is divided: what was given so far, to whom it goes now, and how much is left. */
export function Division(
  props: Table & { readonly frame: FrameOf<Teferi, 'assign'>; readonly children: ReactNode },
) {
  const { frame, view, names, words } = props;
  const given = frame.assigned.filter(({ source }) => source === frame.source);
  const power = given.reduce((sum, { amount }) => sum + amount, frame.left);
  const target = view.battlefield.find(({ id }) => id === frame.to);
  return (
    <div className="tf-division">
      <p>
        <b>{words.division.title(aimName(view, names, frame.source), power)}</b>
        {given.map(({ to, amount }) => (
          <span key={to}> · {words.division.give(amount, aimName(view, names, to))}</span>
        ))}
        <span> · {words.division.left(frame.left)}</span>
      </p>
      <p>
        → {aimName(view, names, frame.to)}
        {target && ` (${words.division.taken(target.damage, target.toughness)})`}
      </p>
      {props.children}
    </div>
  );
}
