/** The page of administrators: counts, reports, people, tables, limits, metrics. */
import type { Administration, ServerProblem } from '@ludoteca/wire';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { type RequestState, useRequest } from '../connection/use-request.ts';
import { useLanguage } from '../state/preferences.ts';
import { type AdminApi, createAdminApi } from './admin-api.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { PeopleSearch } from './people-search.tsx';
import { ADMIN_TEXTS } from './texts.ts';

/** The token is in the part of the address that browsers do not send. */
export default function AdminPage() {
  const texts = ADMIN_TEXTS[useLanguage()];
  const [token, setToken] = useState(location.hash.slice(1));
  const api = useMemo(() => createAdminApi(token), [token]);
  const [overview, setOverview] = useState<Administration>();
  const [problem, setProblem] = useState<ServerProblem>();
  const load = useCallback(
    () =>
      api.overview().then((loaded) => {
        if (loaded.ok) setOverview(loaded.value);
        setProblem(loaded.ok ? undefined : loaded.problem);
      }),
    [api],
  );
  useEffect(() => {
    if (token !== '') void load();
  }, [token, load]);
  return (
    <>
      <PageHeader />
      <main className="people">
        <h1>{texts.title}</h1>
        {overview === undefined ? (
          <TokenForm onToken={setToken} />
        ) : (
          <Overview overview={overview} api={api} onChanged={() => void load()} />
        )}
        <ProblemLine problem={problem} />
      </main>
    </>
  );
}

function TokenForm({ onToken }: { readonly onToken: (token: string) => void }) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const [token, setToken] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onToken(token.trim());
  };
  return (
    <form onSubmit={submit}>
      <p>{texts.noToken}</p>
      <label>
        {texts.token}
        <input
          className="field"
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
      </label>
      <button type="submit" className="press">
        {texts.enter}
      </button>
    </form>
  );
}

interface PartOptions {
  readonly overview: Administration;
  readonly api: AdminApi;
  /** What is shown has changed on the server. */
  readonly onChanged: () => void;
}

function Overview({ overview, api, onChanged }: PartOptions) {
  return (
    <>
      <Counts overview={overview} />
      <Reports overview={overview} api={api} onChanged={onChanged} />
      <PeopleSearch api={api} />
      <Tables overview={overview} api={api} onChanged={onChanged} />
      <LimitList overview={overview} api={api} onChanged={onChanged} />
      <MetricList overview={overview} />
    </>
  );
}

function Counts({ overview }: Pick<PartOptions, 'overview'>) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const { guests, accounts, tables, connections, workers } = overview;
  const { open, playing, over } = texts.states;
  const rows = [
    [texts.guests, guests],
    [texts.accounts, accounts],
    [`${texts.tables}: ${open}`, tables.open],
    [`${texts.tables}: ${playing}`, tables.playing],
    [`${texts.tables}: ${over}`, tables.over],
    [texts.connections, Object.values(connections).reduce((sum, count) => sum + count, 0)],
    [texts.workers, workers],
  ] as const;
  return (
    <table>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reports({ overview, api, onChanged }: PartOptions) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const { problem, send } = useRequest();
  return (
    <section>
      <h2>{texts.reports}</h2>
      {overview.reports.length === 0 && <p>{texts.noReports}</p>}
      {overview.reports.map(({ id, guest, name, table, text, chat }) => (
        <article key={id}>
          <p>
            <Link href={`/people/${guest}`}>{name}</Link>
            {table !== undefined && (
              <>
                {' '}
                · <Link href={`/t/${table}`}>{table}</Link>
              </>
            )}
          </p>
          <p>{text}</p>
          {chat.length > 0 && (
            <>
              <p className="small">{texts.wrote}</p>
              <ul>
                {chat.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </>
          )}
          <button type="button" className="soft" onClick={() => send(() => api.resolveReport(id), onChanged)}>
            {texts.resolve}
          </button>
        </article>
      ))}
      <ProblemLine problem={problem} />
    </section>
  );
}

function Tables({ overview, api, onChanged }: PartOptions) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const language = useLanguage();
  const { problem, send }: RequestState = useRequest();
  return (
    <section>
      <h2>{texts.tables}</h2>
      <div className="scroll">
        <table>
          <tbody>
            {overview.newest.map(({ id, game, state, names, made, entries }) => (
              <tr key={id}>
                <td>
                  <Link href={`/t/${id}`}>{game}</Link>
                </td>
                <td>{names.map((name) => name || '–').join(', ')}</td>
                <td>{texts.states[state]}</td>
                <td className="number">{entries}</td>
                <td className="number">{new Date(made).toLocaleDateString(language)}</td>
                <td>
                  {state !== 'over' && (
                    <ConfirmedButton
                      label={texts.close}
                      question={`${texts.close}?`}
                      onConfirm={() => send(() => api.closeTable(id), onChanged)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ProblemLine problem={problem} />
    </section>
  );
}

function LimitList({ overview, api, onChanged }: PartOptions) {
  const texts = ADMIN_TEXTS[useLanguage()];
  const [isCleaned, setCleaned] = useState(false);
  const { problem, send } = useRequest();
  const cleanUp = (): void =>
    send(
      () => api.cleanUp(),
      () => {
        setCleaned(true);
        onChanged();
      },
    );
  return (
    <section>
      <h2>{texts.limits}</h2>
      <NumberTable numbers={overview.limits} />
      <button type="button" className="soft" onClick={cleanUp}>
        {texts.cleanUp}
      </button>
      {isCleaned && <output>{texts.cleaned}</output>}
      <ProblemLine problem={problem} />
    </section>
  );
}

/** Since the start of the server. */
function MetricList({ overview }: Pick<PartOptions, 'overview'>) {
  const texts = ADMIN_TEXTS[useLanguage()];
  return (
    <section>
      <h2>{texts.metrics}</h2>
      <NumberTable numbers={overview.metrics} />
    </section>
  );
}

function NumberTable({ numbers }: { readonly numbers: { readonly [name: string]: number | null } }) {
  const language = useLanguage();
  const { unlimited } = ADMIN_TEXTS[language];
  return (
    <table>
      <tbody>
        {Object.entries(numbers).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code className="small">{name}</code>
            </th>
            <td className="number">
              {value === null ? unlimited : value.toLocaleString(language, { maximumSignificantDigits: 15 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
