/** The matches that this person has played without the server and uploaded. */
import type { GameInfo, UploadInfo } from '@ludoteca/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { ProblemLine } from '../components/error-line.tsx';
import { api, ensureGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { OFFLINE_TEXTS } from '../offline/texts.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';

async function loadUploads(): ReturnType<typeof api.uploads> {
  const guest = await ensureGuest();
  return guest.ok ? api.uploads() : guest;
}

export function UploadedMatches({ games }: { readonly games: readonly GameInfo[] }) {
  const language = useLanguage();
  const texts = useTexts();
  const own = OFFLINE_TEXTS[language];
  const [uploads, setUploads] = useState<readonly UploadInfo[]>([]);
  const { problem, send } = useRequest();
  useEffect(() => void loadUploads().then((loaded) => loaded.ok && setUploads(loaded.value)), []);
  const remove = (id: string): void =>
    send(
      () => api.deleteUpload(id),
      () => setUploads(uploads.filter((upload) => upload.id !== id)),
    );
  if (uploads.length === 0) return null;
  return (
    <>
      <h2>{own.uploadedMatches}</h2>
      <ul className="history">
        {uploads.map(({ id, game, place, uploaded }) => (
          <li key={id}>
            <Link href={`/uploads/${id}`}>
              {games.find((one) => one.id === game)?.words[language].name ?? game}
            </Link>
            <span className="place">{texts.over.place(place)}</span>
            <time dateTime={new Date(uploaded).toISOString()}>
              {new Date(uploaded).toLocaleDateString(language)}
            </time>
            <ConfirmedButton label={own.remove} question={own.reallyRemove} onConfirm={() => remove(id)} />
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem} />
    </>
  );
}
