/** The page of the own account: create it, sign in and out, change the password, end blocks. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, signInWithAccount, signOutOfAccount, storeOwnAccount, useGuest } from '../connection/server.ts';
import { type RequestState, useRequest } from '../connection/use-request.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { useLanguage } from '../state/preferences.ts';
import { PEOPLE_TEXTS } from './texts.ts';

export default function AccountPage() {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  const guest = useGuest();
  const [recovery, setRecovery] = useState<string>();
  return (
    <>
      <PageHeader />
      <main className="people">
        <h1>{account.title}</h1>
        {recovery !== undefined && <RecoveryCode code={recovery} />}
        {guest === undefined ? (
          <Loading />
        ) : guest.account === true ? (
          <>
            <p>{account.has}</p>
            <PasswordForm />
            <SignOut />
          </>
        ) : (
          <>
            <CreateForm onCreated={setRecovery} />
            <SignInForm onRecovered={setRecovery} />
          </>
        )}
        {guest !== undefined && (
          <>
            <Link href={`/people/${guest.id}`}>{account.profile}</Link>
            <BlockedPeople />
          </>
        )}
      </main>
    </>
  );
}

function RecoveryCode({ code }: { readonly code: string }) {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  return (
    <section aria-label={account.recovery}>
      <output>{account.keepCode}</output>
      <code>{code}</code>
    </section>
  );
}

/** A form with a heading, one button, and the problem of its last request. */
function RequestForm(given: {
  readonly title: string;
  readonly request: RequestState;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    given.onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <h2>{given.title}</h2>
      {given.children}
      <button type="submit" className="press" aria-disabled={given.request.isBusy}>
        {given.title}
      </button>
      <ProblemLine problem={given.request.problem} />
    </form>
  );
}

function TextField(given: {
  readonly label: string;
  readonly type: 'text' | 'password';
  /** What a password manager fills in. */
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      {given.label}
      <input
        className="field"
        type={given.type}
        required
        maxLength={200}
        autoComplete={given.autoComplete}
        value={given.value}
        onChange={({ target }) => given.onChange(target.value)}
      />
    </label>
  );
}

function CreateForm({ onCreated }: { readonly onCreated: (recovery: string) => void }) {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  const guest = useGuest();
  const [password, setPassword] = useState('');
  const request = useRequest();
  const create = (): void =>
    request.send(
      () => api.createAccount(password),
      ({ recovery }) => {
        storeOwnAccount();
        onCreated(recovery);
      },
    );
  return (
    <RequestForm title={account.create} request={request} onSubmit={create}>
      <p>{account.why}</p>
      <p>
        {account.name}: <strong>{guest?.name}</strong>
      </p>
      <TextField
        label={account.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </RequestForm>
  );
}

function SignInForm({ onRecovered }: { readonly onRecovered: (recovery: string) => void }) {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [recovery, setRecovery] = useState<string>();
  const request = useRequest();
  const signIn = (): void =>
    request.send(
      () => signInWithAccount({ name, password, ...(recovery === undefined ? {} : { recovery }) }),
      ({ recovery: next }) => {
        if (next !== undefined) onRecovered(next);
      },
    );
  return (
    <RequestForm title={account.signIn} request={request} onSubmit={signIn}>
      <p>{account.signInNote}</p>
      <TextField label={account.name} type="text" autoComplete="username" value={name} onChange={setName} />
      {recovery === undefined ? (
        <button type="button" className="soft" onClick={() => setRecovery('')}>
          {account.forgotten}
        </button>
      ) : (
        <TextField
          label={account.recovery}
          type="text"
          autoComplete="off"
          value={recovery}
          onChange={setRecovery}
        />
      )}
      <TextField
        label={recovery === undefined ? account.password : account.newPassword}
        type="password"
        autoComplete={recovery === undefined ? 'current-password' : 'new-password'}
        value={password}
        onChange={setPassword}
      />
    </RequestForm>
  );
}

function PasswordForm() {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const request = useRequest();
  const change = (): void => {
    setDone(false);
    request.send(
      () => api.changePassword({ password, newPassword }),
      () => setDone(true),
    );
  };
  return (
    <RequestForm title={account.change} request={request} onSubmit={change}>
      <TextField
        label={account.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextField
        label={account.newPassword}
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
      />
      {isDone && <output>{account.changed}</output>}
    </RequestForm>
  );
}

function SignOut() {
  const { account } = PEOPLE_TEXTS[useLanguage()];
  const { isBusy, problem, send } = useRequest();
  return (
    <section>
      <button
        type="button"
        className="soft"
        aria-disabled={isBusy}
        onClick={() => send(signOutOfAccount, () => location.assign('/'))}
      >
        {account.signOut}
      </button>
      <ProblemLine problem={problem} />
    </section>
  );
}
