/** The chat of a table: messages, and a line to write for players. */
import type { ChatMessage, TableInfo } from '@ludoteca/wire';
import { MAX_CHAT_LENGTH } from '@ludoteca/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { api } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useLanguage } from '../state/preferences.ts';
import { PEOPLE_TEXTS } from './texts.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';

export function ChatPanel(given: {
  readonly table: TableInfo;
  readonly messages: readonly ChatMessage[];
  /** Whether this person has a seat. */
  readonly mayWrite: boolean;
}) {
  const { chat } = PEOPLE_TEXTS[useLanguage()];
  const { table, messages, mayWrite } = given;
  const [isOpen, setOpen] = useState(loadValue('chat') !== 'closed');
  if (table.terms?.chat === false || (messages.length === 0 && !mayWrite)) return null;
  return (
    <details
      className="chat"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        saveValue('chat', currentTarget.open ? 'open' : 'closed');
      }}
    >
      <summary>
        {chat.title}
        {!isOpen && messages.length > 0 && ` (${messages.length})`}
      </summary>
      <Messages table={table.id} messages={messages} />
      {mayWrite && <ChatForm table={table.id} />}
    </details>
  );
}

function Messages({
  table,
  messages,
}: {
  readonly table: string;
  readonly messages: readonly ChatMessage[];
}) {
  const { chat } = PEOPLE_TEXTS[useLanguage()];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo(0, messages.length === 0 ? 0 : list.current.scrollHeight);
  }, [messages]);
  return (
    // The list is focusable so that arrow keys scroll it.
    <ol ref={list} aria-live="polite" aria-label={chat.title} tabIndex={0}>
      {messages.length === 0 && <li className="small">{chat.quiet}</li>}
      {messages.map(({ number, guest, name, text }) => (
        <li key={number}>
          <Link href={`/people/${guest}?table=${table}`}>{name}</Link> {text}
        </li>
      ))}
    </ol>
  );
}

function ChatForm({ table }: { readonly table: string }) {
  const { chat } = PEOPLE_TEXTS[useLanguage()];
  const [text, setText] = useState('');
  const { isBusy, problem, send } = useRequest();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '')
      send(
        () => api.chat(table, text),
        () => setText(''),
      );
  };
  return (
    <form onSubmit={submit}>
      <input
        className="field"
        aria-label={chat.write}
        placeholder={chat.write}
        maxLength={MAX_CHAT_LENGTH}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="soft" aria-disabled={isBusy}>
        {chat.send}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}
