/** Reports a person to the administrators. */
import { type FormEvent, useState } from 'react';
import { ProblemLine } from '../components/error-line.tsx';
import { api } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useLanguage } from '../state/preferences.ts';
import { PEOPLE_TEXTS } from './texts.ts';

/** `table`: where it happened, if the person was met at a table. */
export function ReportForm({ id, table }: { readonly id: string; readonly table: string | undefined }) {
  const { profile } = PEOPLE_TEXTS[useLanguage()];
  const [text, setText] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, send } = useRequest();
  if (isSent) return <output>{profile.reported}</output>;
  if (text === undefined)
    return (
      <section>
        <button type="button" className="soft" onClick={() => setText('')}>
          {profile.report}
        </button>
      </section>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(
      () => api.report(id, table === undefined ? { text } : { text, table }),
      () => setSent(true),
    );
  };
  return (
    <form onSubmit={submit}>
      <label>
        {profile.reportWhat}
        <textarea
          className="field"
          rows={4}
          maxLength={1000}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="press" aria-disabled={isBusy}>
        {profile.sendReport}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}
