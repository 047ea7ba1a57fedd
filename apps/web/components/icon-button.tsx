/** A button that shows an icon only; its label is its tooltip too. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

export function IconButton({
  icon,
  label,
  ...rest
}: { readonly icon: IconName; readonly label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="bare" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
