import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** A thing that is seen and pressed: under a button without letters of its own, which says all of it in words, lies what is drawn. */
export function Pressable({
  className,
  thing,
  children,
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** What it is called on the board, where it moves. */
  readonly thing?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`ly-pressable ${className}`} data-thing={thing}>
      <span className="ly-shown" aria-hidden="true">
        {children}
      </span>
      <button type="button" {...button} className="ly-press" />
    </div>
  );
}
