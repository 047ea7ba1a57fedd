/** Finds people by a part of their name, to mute or delete them. */
import type { PersonSummary } from '@ludoteca/wire';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { useRequest } from '../connection/use-request.ts';
import type { AdminApi } from './admin-api.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { useLanguage } from '../state/preferences.ts';
import { ADMIN_TEXTS } from './texts.ts';

export function PeopleSearch({ api }: { readonly api: AdminApi }) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const [name, setName] = useState('');
  const [people, setPeople] = useState<readonly PersonSummary[]>();
  const { problem, send } = useRequest();
  const search = (): void => send(() => api.people(name), setPeople);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <section>
      <h2>{texts.people}</h2>
      <form className="row" onSubmit={submit}>
        <input
          className="field"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={24}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="soft">
          {texts.enter}
        </button>
      </form>
      {people?.length === 0 && <p>{texts.nobody}</p>}
      <ul>
        {people?.map(({ id, name: called, muted }) => (
          <li key={id} className="row">
            <Link href={`/people/${id}`}>{called}</Link>
            <button
              type="button"
              className="soft"
              onClick={() => send(() => api.setMuted(id, !muted), search)}
            >
              {muted ? texts.unmute : texts.mute}
            </button>
            <ConfirmedButton
              label={texts.delete}
              question={texts.sure}
              onConfirm={() => send(() => api.deletePerson(id), search)}
            />
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem} />
    </section>
  );
}
