/** An element that is drawn below a transparent button; the label of the button says everything that is drawn. */
import { classNames } from './class-names.ts';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface PressableProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** The `data-thing`, by which animations and arrows find the element. */
  readonly thing?: string | undefined;
  /** The `data-place` from which animations start. */
  readonly place?: string | undefined;
  /** The `data-drag` of an element that can be dragged, and the `data-drop` of one that others are dropped on. */
  readonly drag?: string | number | undefined;
  readonly drop?: number | undefined;
  readonly children: ReactNode;
}

/** Creates the component with the class names that a game uses for the element, the drawing and the button. */
export const createPressable = (classes: {
  readonly element?: string;
  readonly content: string;
  readonly button: string;
}) =>
  function Pressable({ className, thing, place, drag, drop, children, ...button }: PressableProps) {
    return (
      <div
        className={classNames(classes.element, className)}
        data-thing={thing}
        data-place={place}
        data-drag={drag}
        data-drop={drop}
      >
        <span className={classes.content} aria-hidden="true">
          {children}
        </span>
        <button type="button" {...button} className={classes.button} />
      </div>
    );
  };
