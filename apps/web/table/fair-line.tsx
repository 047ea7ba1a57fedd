import type { Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { MatchStep, TableInfo } from '@ludoteca/wire';
import { useState } from 'react';
import { useDeed } from '../deed.ts';
import { Icon } from '../icons.tsx';
import { stubOf } from '../lobby/stub.ts';
import { numbered } from '../seats.ts';
import { api } from '../server.ts';
import { useWords } from '../taste.ts';
import { ProblemLine } from '../trouble-line.tsx';
import type { Verdict } from '../words/index.ts';
import { type Finding, findingsOf, verdictOf } from './fairness.ts';

/** What of a fingerprint fits on a line. */
const SHORT = 10;

/** Before the end: the secret is fixed, by the fingerprint that this browser keeps, and what that is good for. */
export function Fairness({ table }: { readonly table: TableInfo }) {
  const { fair, table: words } = useWords();
  const { commitment } = stubOf(table);
  return (
    <>
      {table.opened === true && <p className="small">{words.opened}</p>}
      <details className="fair">
        <summary>
          <Icon name="scales" />
          {fair.fixed(commitment.slice(0, SHORT))}
        </summary>
        <p>{fair.explained}</p>
        <dl>
          <dt>{fair.commitment}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </dl>
      </details>
    </>
  );
}

/** After the end: the secret is open, and one press proves everything that can be proven. */
export function Verification(given: {
  readonly table: TableInfo;
  readonly entry: AnyCatalogueEntry;
  readonly watcher: Watcher;
  readonly story: readonly MatchStep[];
}) {
  const { fair } = useWords();
  const { table } = given;
  const stub = stubOf(table);
  const [found, setFound] = useState<Found>();
  const { busy, problem, act } = useDeed();
  const check = (): void =>
    act(
      () => api.archive(table.id),
      (archive) => {
        const evidence = { ...given, archive, stub };
        const findings = findingsOf(evidence);
        setFound({ findings, verdict: verdictOf(evidence, findings) });
      },
    );

  return (
    <section className="fair" aria-label={fair.title}>
      <details>
        <summary>
          <Icon name="scales" />
          {fair.title}
        </summary>
        <p>{fair.explained}</p>
        <dl>
          <dt>{fair.commitment}</dt>
          <dd>
            <code>{stub.commitment}</code>
          </dd>
          <dt>{fair.secret}</dt>
          <dd>
            <code>{table.secret}</code>
          </dd>
          <dt>{fair.nonces}</dt>
          {numbered(table.seats).map(({ seat, info }) => (
            <dd key={seat}>
              <code>{info.nonce ?? fair.none}</code>
            </dd>
          ))}
        </dl>
      </details>
      {found === undefined && (
        <button type="button" className="soft" aria-disabled={busy} onClick={check}>
          {fair.verify}
        </button>
      )}
      {found === undefined ? <output>{busy && fair.verifying}</output> : <Result {...found} />}
      <ProblemLine problem={problem} />
    </section>
  );
}

interface Found {
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
}

function Result({ verdict, findings }: Found) {
  const { fair } = useWords();
  return (
    <div>
      <output className={verdict === 'broken' ? 'trouble' : 'proven'}>
        <strong>{fair.verdicts[verdict]}</strong>
      </output>
      <ul className="findings">
        {findings.map(({ proof, holds }) => (
          <li key={proof} className={holds ? 'holds' : 'fails'}>
            <Icon name={holds ? 'check' : 'minus'} size={16} />
            {holds ? fair.proofs[proof] : fair.failures[proof]}
          </li>
        ))}
      </ul>
    </div>
  );
}
