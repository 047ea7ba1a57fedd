import { SeatSymbol, placeAroundTable } from '@ludoteca/kit/web';
import { PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import { use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useCell } from '../cell.ts';
import { useDeed } from '../deed.ts';
import { loadGame } from '../games.ts';
import { Icon } from '../icons.tsx';
import { joinTable } from '../lobby/sit.ts';
import { Masthead } from '../masthead.tsx';
import { numbered } from '../seats.ts';
import { api } from '../server.ts';
import { useLanguage, useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';
import { namesAt } from '../words/index.ts';
import { Fairness } from './fair-line.tsx';
import { LinkNotice } from './link-notice.tsx';
import type { Room } from './room.ts';

/** A table that is not full yet: who sits where, free seats, and the link to send. */
export function Waiting({ table, room }: { readonly table: TableInfo; readonly room: Room }) {
  const words = useWords();
  const language = useLanguage();
  const state = useCell(room);
  const { watcher } = state;
  const [, goTo] = useLocation();
  const { busy, problem, act } = useDeed();
  const entry = use(loadGame(table.game))?.entry;
  const names = namesAt(words, table.seats, entry?.texts[language].players);
  const seated = typeof watcher === 'number';
  const missing = table.seats.filter(({ name }) => name === '').length;

  const spots = [{ x: 50, y: 100 }, ...placeAroundTable(table.seats.length - 1)];
  return (
    <>
      <Masthead>
        <h1 className="table-title">{entry?.texts[language].name ?? table.game}</h1>
      </Masthead>
      <main className="waiting">
        <LinkNotice state={state} />
        <div className="waiting-table">
          <output className="waiting-missing">{words.table.missing(missing)}</output>
          <ol aria-label={words.table.table}>
            {numbered(table.seats).map(({ seat, info }) => (
              <li
                key={seat}
                className="waiting-seat"
                style={{ left: `${spots[seat]?.x}%`, top: `${spots[seat]?.y}%` }}
              >
                <WaitingSeat
                  seat={seat}
                  info={info}
                  name={names[seat] ?? ''}
                  isYou={watcher === seat}
                  mayPick={!seated}
                  onSit={() => act(() => joinTable(table, { seat }))}
                />
              </li>
            ))}
          </ol>
        </div>
        <Invitation />
        <ProblemLine problem={problem} />
        {seated && (
          <button
            type="button"
            className="soft"
            aria-disabled={busy}
            onClick={() =>
              act(
                () => api.leave(table.id),
                () => goTo('/'),
              )
            }
          >
            <Icon name="door" />
            {words.table.leave}
          </button>
        )}
        <Fairness table={table} />
      </main>
    </>
  );
}

function WaitingSeat(given: {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly name: string;
  readonly isYou: boolean;
  readonly mayPick: boolean;
  readonly onSit: () => void;
}) {
  const words = useWords();
  const { name } = given;
  if (name === '')
    return given.mayPick ? (
      <button type="button" className="seat-plate free possible" onClick={given.onSit}>
        <Icon name="plus" />
        {words.table.sit}
      </button>
    ) : (
      <span className="seat-plate free">{words.lobby.free}</span>
    );
  return (
    <span className="seat-plate">
      <SeatSymbol seat={given.seat} />
      <span className="seat-name">{name}</span>
      {given.isYou && <span className="small">{words.table.you}</span>}
      {given.info.kind !== PERSON && <Icon name="chip" size={16} />}
    </span>
  );
}

function Invitation() {
  const { table } = useWords();
  const link = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    link.current?.select();
    // Where the clipboard is closed to the page the link stands selected, ready to be copied by hand.
    await navigator.clipboard?.writeText(globalThis.location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <section className="invitation">
      <p>{table.invite}</p>
      <div className="invitation-row">
        <input
          ref={link}
          className="field"
          readOnly
          aria-label={table.link}
          value={globalThis.location.href}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="press" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? table.copied : table.copy}
        </button>
      </div>
    </section>
  );
}
