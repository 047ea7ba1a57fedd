/** An item with a button that shows its details. */
import { Popover } from '@ludoteca/kit/web';
import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useTexts } from '../state/preferences.ts';

export function ItemWithDetail(given: {
  readonly name: string;
  readonly detail: string | undefined;
  readonly children: ReactNode;
}) {
  const { table } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  const { name, detail, children } = given;
  if (detail === undefined) return children;
  return (
    <div className="detailed" title={detail}>
      {children}
      <button
        type="button"
        className="detail-button"
        aria-label={table.look(name)}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        <Icon name="info" size={16} />
      </button>
      {anchor && (
        <Popover anchor={anchor} label={name} onClose={close}>
          <output className="reason detail">
            <strong>{name}</strong> {detail}
          </output>
        </Popover>
      )}
    </div>
  );
}
