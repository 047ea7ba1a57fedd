/** The display of the seed commitment and of its verification. */
import { ok, type Watcher } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import {
  completeRecord,
  contributionStateOf,
  describeContributions,
  type FairnessRecord,
  type FairnessResult,
  fairnessTexts,
  formatReplayProblem,
  type MatchStep,
  type TableInfo,
} from '@ludoteca/wire';
import { useState } from 'react';
import { useRequest } from '../connection/use-request.ts';
import { download } from '../components/download.ts';
import { Icon } from '../components/icon.tsx';
import type { LoadedGame } from '../pages/game-modules.ts';
import { fairnessRecordFor } from '../lobby/fairness-record.ts';
import { withSeatNumbers } from './seat-numbers.ts';
import { api } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ErrorLine, ProblemLine } from '../components/error-line.tsx';

/** Number of shown characters of a fingerprint. */
const FINGERPRINT_LENGTH = 10;

/** Says what the shuffle of this table does not prove. */
function ContributionNotes({ table, names }: { readonly table: TableInfo; readonly names: PlayerNames }) {
  const texts = fairnessTexts[useLanguage()];
  return describeContributions(texts, table, names).map((sentence) => (
    <p key={sentence} className="small">
      {sentence}
    </p>
  ));
}

/** Shows the commitment during the match. */
export function CommitmentNotice({
  table,
  names,
}: {
  readonly table: TableInfo;
  readonly names: PlayerNames;
}) {
  const { fair, table: tableTexts } = useTexts();
  const { commitment } = fairnessRecordFor(table);
  return (
    <>
      {table.opened === true && <p className="small">{tableTexts.opened}</p>}
      <ContributionNotes table={table} names={names} />
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
  readonly names: PlayerNames;
  readonly loaded: LoadedGame;
  readonly watcher: Watcher;
  readonly steps: readonly MatchStep[];
}) {
  const { fair } = useTexts();
  const texts = fairnessTexts[useLanguage()];
  const { table, names, loaded, watcher, steps } = given;
  const stored = fairnessRecordFor(table);
  const record = completeRecord(stored, table, watcher, steps) ?? stored;
  const [found, setFound] = useState<FairnessResult>();
  const { isBusy, problem, send } = useRequest();
  const check = (): void =>
    send(async () => {
      const [archive, { checkTable }] = await Promise.all([
        api.archive(table.id),
        import('./check-table.ts'),
      ]);
      return archive.ok ? ok(await checkTable(table.game, record, archive.value)) : archive;
    }, setFound);

  return (
    <section className="fair" aria-label={fair.title}>
      <ContributionNotes table={table} names={names} />
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
              {names[seat]}: {texts.contributions[contributionStateOf(info, table) ?? 'none']}{' '}
              {info.nonce !== null && <code>{info.nonce}</code>}
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
        <FairnessResultView loaded={loaded} result={found} violation={record.violation} />
      )}
      <ProblemLine problem={problem} />
      <button
        type="button"
        className="soft"
        onClick={() => download(`${table.id}.fairness.json`, JSON.stringify(record))}
      >
        {fair.save}
      </button>
    </section>
  );
}

function FairnessResultView({
  loaded,
  result: { verdict, findings },
  violation,
}: {
  readonly loaded: LoadedGame;
  readonly result: FairnessResult;
  readonly violation: FairnessRecord['violation'];
}) {
  const language = useLanguage();
  const texts = fairnessTexts[language];
  return (
    <div>
      <output className={verdict === 'broken' ? 'trouble' : 'proven'}>
        <strong>{texts.verdicts[verdict]}</strong>
      </output>
      {violation !== undefined && <ErrorLine>{texts.violations[violation]}</ErrorLine>}
      <ul className="findings">
        {findings.map(({ proof, holds, problem }) => (
          <li key={proof} className={holds ? 'holds' : 'fails'}>
            <Icon name={holds ? 'check' : 'minus'} size={16} />
            {holds ? texts.proofs[proof] : texts.failures[proof]}
            {problem && ` (${formatReplayProblem(language, loaded, problem)})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
