import type { SomeParts } from '@ludoteca/kernel';
import type { Texts } from '@ludoteca/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { Masthead } from '../masthead.tsx';
import { useWords } from '../taste.ts';
import type { Room } from './room.ts';

/** The game's name in the masthead, its rules, and the way out. */
export function TableHead(given: {
  readonly texts: Texts<SomeParts>;
  readonly room: Room;
  readonly mayResign: boolean;
}) {
  const { table, resign } = useWords();
  const [open, setOpen] = useState<'rules' | 'resign'>();
  const close = (): void => setOpen(undefined);
  return (
    <Masthead>
      <h1 className="table-title">{given.texts.name}</h1>
      <button type="button" className="bare" aria-label={table.rules} onClick={() => setOpen('rules')}>
        <Icon name="book" />
      </button>
      {given.mayResign && (
        <button type="button" className="bare" aria-label={resign.yes} onClick={() => setOpen('resign')}>
          <Icon name="flag" />
        </button>
      )}
      {open === 'rules' && (
        <Sheet title={`${given.texts.name}: ${table.rules}`} onClose={close}>
          {given.texts.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </Sheet>
      )}
      {open === 'resign' && (
        <Sheet title={resign.ask} onClose={close} dismiss={resign.no}>
          <p>{resign.cost}</p>
          <button
            type="button"
            className="press"
            onClick={() => {
              given.room.withdraw();
              close();
            }}
          >
            {resign.yes}
          </button>
        </Sheet>
      )}
    </Masthead>
  );
}

/** A sheet above the page that must be read or put away first. */
function Sheet(given: {
  readonly title: string;
  readonly dismiss?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { page } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={given.title} onClose={given.onClose}>
      <h2>{given.title}</h2>
      {given.children}
      <button type="button" className="soft" onClick={() => dialog.current?.close()}>
        {given.dismiss ?? page.close}
      </button>
    </dialog>
  );
}
