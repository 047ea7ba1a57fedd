import type { AnyParts } from '@ludoteca/kernel';
import type { GameTexts } from '@ludoteca/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { Masthead } from '../masthead.tsx';
import { reason, useWords } from '../taste.ts';

/** The game's name in the masthead, its rules, and the way out. */
export function TableHead(given: {
  readonly texts: GameTexts<AnyParts>;
  /** Whether computers say why they choose as they do; undefined: none here can. */
  readonly reasons: boolean | undefined;
  readonly mayResign: boolean;
  readonly onResign: () => void;
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
      {given.reasons !== undefined && <ReasonsSwitch reasons={given.reasons} />}
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
        <Sheet
          title={resign.ask}
          onClose={close}
          dismiss={resign.no}
          deed={{ label: resign.yes, act: given.onResign }}
        >
          <p>{resign.cost}</p>
        </Sheet>
      )}
    </Masthead>
  );
}

function ReasonsSwitch({ reasons }: { readonly reasons: boolean }) {
  const { table } = useWords();
  return (
    <button
      type="button"
      className="bare"
      aria-label={table.reasons}
      title={table.reasons}
      aria-pressed={reasons}
      onClick={() => reason(!reasons)}
    >
      <Icon name="speech" />
    </button>
  );
}

/** A sheet above the page that must be read or put away first. */
function Sheet(given: {
  readonly title: string;
  readonly dismiss?: string;
  /** What can be done here besides putting it away. It is done when the sheet is gone. */
  readonly deed?: { readonly label: string; readonly act: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { page } = useWords();
  const { deed } = given;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={given.title} onClose={given.onClose}>
      <h2>{given.title}</h2>
      {given.children}
      <div className="deeds">
        {deed && (
          <button
            type="button"
            className="press"
            onClick={() => {
              close();
              deed.act();
            }}
          >
            {deed.label}
          </button>
        )}
        <button type="button" className="soft" onClick={close}>
          {given.dismiss ?? page.close}
        </button>
      </div>
    </dialog>
  );
}
