/** The display of the seed commitment and of its verification. */
import type { Watcher } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { MatchStep, TableInfo } from '@ludoteca/wire';
import { useState } from 'react';
import { useRequest } from '../connection/use-request.ts';
import { Icon } from '../components/icon.tsx';
import { fairnessRecordFor } from '../lobby/fairness-record.ts';
import { withSeatNumbers } from './seat-numbers.ts';
import { api } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import type { FairnessVerdict } from '../texts/index.ts';
import { type FairnessFinding, checkFairness, formatReplayProblem, judgeFairness } from './fairness.ts';

/** Number of shown characters of a fingerprint. */
const FINGERPRINT_LENGTH = 10;

/** Shows the commitment during the match. */
export function CommitmentNotice({ table }: { readonly table: TableInfo }) {
  const { fair, table: tableTexts } = useTexts();
  const { commitment } = fairnessRecordFor(table);
  return (
    <>
      {table.opened === true && <p className="small">{tableTexts.opened}</p>}
      <details className="fair">
        <summary>
          <Icon name="scales" />
          {fair.fixed(commitment.slice(0, FINGERPRINT_LENGTH))}
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

/** Verifies the shuffle after the match. */
export function FairnessCheck(given: {
  readonly table: TableInfo;
  readonly entry: AnyCatalogueEntry;
  readonly watcher: Watcher;
  readonly steps: readonly MatchStep[];
}) {
  const { fair } = useTexts();
  const { table } = given;
  const record = fairnessRecordFor(table);
  const [found, setFound] = useState<FairnessResult>();
  const { isBusy, problem, send } = useRequest();
  const check = (): void =>
    send(
      () => api.archive(table.id),
      (archive) => {
        const evidence = { ...given, archive, record };
        const findings = checkFairness(evidence);
        setFound({ findings, verdict: judgeFairness(evidence, findings) });
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
            <code>{record.commitment}</code>
          </dd>
          <dt>{fair.secret}</dt>
          <dd>
            <code>{table.secret}</code>
          </dd>
          <dt>{fair.nonces}</dt>
          {withSeatNumbers(table.seats).map(({ seat, info }) => (
            <dd key={seat}>
              <code>{info.nonce ?? fair.none}</code>
            </dd>
          ))}
        </dl>
      </details>
      {found === undefined && (
        <button type="button" className="soft" aria-disabled={isBusy} onClick={check}>
          {fair.verify}
        </button>
      )}
      {found === undefined ? (
        <output>{isBusy && fair.verifying}</output>
      ) : (
        <FairnessResultView entry={given.entry} {...found} />
      )}
      <ProblemLine problem={problem} />
    </section>
  );
}

interface FairnessResult {
  readonly findings: readonly FairnessFinding[];
  readonly verdict: FairnessVerdict;
}

function FairnessResultView({
  entry,
  verdict,
  findings,
}: FairnessResult & { readonly entry: AnyCatalogueEntry }) {
  const { fair } = useTexts();
  const language = useLanguage();
  return (
    <div>
      <output className={verdict === 'broken' ? 'trouble' : 'proven'}>
        <strong>{fair.verdicts[verdict]}</strong>
      </output>
      <ul className="findings">
        {findings.map(({ proof, holds, problem }) => (
          <li key={proof} className={holds ? 'holds' : 'fails'}>
            <Icon name={holds ? 'check' : 'minus'} size={16} />
            {holds ? fair.proofs[proof] : fair.failures[proof]}
            {problem && ` (${formatReplayProblem(language, entry, problem)})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
