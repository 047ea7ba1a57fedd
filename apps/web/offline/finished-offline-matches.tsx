/** The matches that were finished in this browser: downloads, and the upload to the server. */
import { type Result, ok } from '@ludoteca/kernel';
import type { ServerProblem } from '@ludoteca/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { download } from '../components/download.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { api, ensureGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { type FinishedOfflineMatch, loadFinishedMatches, markUploaded, OWN_SEAT } from './offline-matches.ts';
import { OFFLINE_TEXTS } from './texts.ts';

/** Uploads all matches that the server accepts. Returns the first problem: one refused match does not hold up the others. */
async function uploadMatches(
  matches: readonly FinishedOfflineMatch[],
): Promise<Result<undefined, ServerProblem>> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  let refused: Result<never, ServerProblem> | undefined;
  for (const match of matches) {
    const uploaded = await api.upload({ archive: match.archive, seat: OWN_SEAT });
    if (uploaded.ok) markUploaded(match);
    else refused ??= uploaded;
  }
  return refused ?? ok(undefined);
}

export function FinishedOfflineMatches({ nameOf }: { readonly nameOf: (game: string) => string }) {
  const language = useLanguage();
  const { over } = useTexts();
  const texts = OFFLINE_TEXTS[language];
  const [finished, setFinished] = useState(loadFinishedMatches);
  const { isBusy, problem, send } = useRequest();
  if (finished.length === 0) return null;
  const waiting = finished.filter(({ uploaded }) => uploaded !== true);
  const refresh = (): void => setFinished(loadFinishedMatches());
  const upload = (): void => send(() => uploadMatches(waiting).finally(refresh), refresh);
  return (
    <>
      <h2>{texts.finished}</h2>
      <ul className="history">
        {finished.map((match) => (
          <li key={match.finished}>
            <span>{nameOf(match.game)}</span>
            <span className="place">{over.place(match.place)}</span>
            {match.uploaded === true && <span className="small">{texts.uploaded}</span>}
            <button
              type="button"
              className="soft"
              onClick={() => download(`${match.game}.ludoteca`, match.archive)}
            >
              {texts.download}
            </button>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <button type="button" className="press" disabled={isBusy} onClick={upload}>
          {texts.upload(waiting.length)}
        </button>
      )}
      <ProblemLine problem={problem} />
      {waiting.length < finished.length && <Link href="/matches">{texts.uploadedMatches}</Link>}
    </>
  );
}
