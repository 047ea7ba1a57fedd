/** The header of a table: game name, rules, explanations, resigning. */
import type { AnyParts } from '@ludoteca/kernel';
import type { GameTexts } from '@ludoteca/kit';
import { Popover, usePopover } from '@ludoteca/kit/web';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { setConfirming, setExplanations, useConfirming, useTexts } from '../state/preferences.ts';

export function TableHeader(given: {
  readonly game: string;
  readonly texts: GameTexts<AnyParts>;
  /** Whether explanations are shown; undefined if no player gives any. */
  readonly reasons: boolean | undefined;
  readonly mayResign: boolean;
  readonly onResign: () => void;
  /** Cancels the match; absent once somebody has answered. */
  readonly onAbort?: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const { table, resign } = useTexts();
  const [open, setOpen] = useState<'rules' | 'resign'>();
  const close = (): void => setOpen(undefined);
  return (
    <PageHeader>
      <h1 className="table-title">{given.texts.name}</h1>
      <IconButton icon="book" label={table.rules} onClick={() => setOpen('rules')} />
      {given.reasons !== undefined && <ExplanationSwitch reasons={given.reasons} />}
      {given.children}
      <TableSettings />
      {given.mayResign && <IconButton icon="flag" label={resign.yes} onClick={() => setOpen('resign')} />}
      {open === 'rules' && (
        <ModalDialog title={`${given.texts.name}: ${table.rules}`} onClose={close}>
          {given.texts.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <p>
            <a href={`/g/${given.game}/rules`} target="_blank" rel="noreferrer">
              {table.allRules}
            </a>
          </p>
        </ModalDialog>
      )}
      {open === 'resign' && (
        <ModalDialog
          title={resign.ask}
          onClose={close}
          dismiss={resign.no}
          action={{ label: resign.yes, act: given.onResign }}
        >
          <p>{resign.cost}</p>
          {given.onAbort !== undefined && (
            <p>
              <button type="button" className="soft" onClick={given.onAbort}>
                {resign.abort}
              </button>
            </p>
          )}
        </ModalDialog>
      )}
    </PageHeader>
  );
}

function ExplanationSwitch({ reasons }: { readonly reasons: boolean }) {
  const { table } = useTexts();
  return (
    <IconButton
      icon="speech"
      label={table.reasons}
      aria-pressed={reasons}
      onClick={() => setExplanations(!reasons)}
    />
  );
}

function TableSettings() {
  const { table } = useTexts();
  const { anchor, isOpen, toggle, close } = usePopover();
  const isConfirming = useConfirming();
  return (
    <>
      <IconButton icon="sliders" label={table.settings} aria-expanded={isOpen} onClick={toggle} />
      {anchor && (
        <Popover anchor={anchor} label={table.settings} onClose={close}>
          <label className="table-setting">
            <input
              type="checkbox"
              checked={isConfirming}
              onChange={({ target }) => setConfirming(target.checked)}
            />
            {table.confirming}
          </label>
        </Popover>
      )}
    </>
  );
}

function ModalDialog(given: {
  readonly title: string;
  readonly dismiss?: string;
  /** The action besides closing; it runs after the dialog has closed. */
  readonly action?: { readonly label: string; readonly act: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { page } = useTexts();
  const { action } = given;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={given.title} onClose={given.onClose}>
      <h2>{given.title}</h2>
      {given.children}
      <div className="deeds">
        {action && (
          <button
            type="button"
            className="press"
            onClick={() => {
              close();
              action.act();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="soft" onClick={close}>
          {given.dismiss ?? page.close}
        </button>
      </div>
    </dialog>
  );
}
