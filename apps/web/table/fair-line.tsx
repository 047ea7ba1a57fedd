import type { Watcher } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import type { Step, TableInfo } from '@ludoteca/wire';
import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { stubOf } from '../lobby/sit.ts';
import { api } from '../server.ts';
import { useWords } from '../taste.ts';
import { problemIn } from '../words/index.ts';
import { type Finding, findingsOf } from './fairness.ts';

/** What of a fingerprint fits on a line. */
const SHORT = 10;

/** Before the end: the shuffle is fixed, and why that can be believed. */
export function Fairness({ table }: { readonly table: TableInfo }) {
  const { fair } = useWords();
  return (
    <details className="fair">
      <summary>
        <Icon name="scales" />
        {fair.fixed(table.commitment.slice(0, SHORT))}
      </summary>
      <p>{fair.explained}</p>
      <dl>
        <dt>{fair.commitment}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
      </dl>
    </details>
  );
}

/** After the end: the secret is open, and one press proves everything that can be proven. */
export function Verification(given: {
  readonly table: TableInfo;
  readonly entry: SomeEntry;
  readonly watcher: Watcher;
  readonly story: readonly Step[];
}) {
  const words = useWords();
  const { fair } = words;
  const { table } = given;
  const [findings, setFindings] = useState<readonly Finding[] | 'busy'>();
  const [trouble, setTrouble] = useState<string>();

  const check = async (): Promise<void> => {
    setFindings('busy');
    setTrouble(undefined);
    const archive = await api.archive(table.id);
    if (!archive.ok) {
      setFindings(undefined);
      return setTrouble(problemIn(words, archive.problem));
    }
    const { commitment, nonce } = stubOf(table);
    setFindings(findingsOf({ ...given, archive: archive.value, commitment, nonce }));
  };

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
            <code>{table.commitment}</code>
          </dd>
          <dt>{fair.secret}</dt>
          <dd>
            <code>{table.secret}</code>
          </dd>
          <dt>{fair.nonces}</dt>
          {table.seats.map(({ nonce }, seat) => (
            <dd key={seat}>
              <code>{nonce ?? fair.none}</code>
            </dd>
          ))}
        </dl>
      </details>
      {findings === undefined && (
        <button type="button" className="soft" onClick={() => void check()}>
          {fair.verify}
        </button>
      )}
      {findings === 'busy' && <p role="status">{fair.verifying}</p>}
      {Array.isArray(findings) && <Findings findings={findings} />}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { fair } = useWords();
  const proven = findings.every(({ holds }) => holds);
  return (
    <div role="status">
      <p className={proven ? 'proven' : 'trouble'}>
        <strong>{proven ? fair.proven : fair.broken}</strong>
      </p>
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
