/** The page of a person: results, ratings, and for others block and report. */
import { type GameInfo, type Profile, ratingPoints, type ServerProblem } from '@ludoteca/wire';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { api, useGuest } from '../connection/server.ts';
import { useRequest } from '../connection/use-request.ts';
import { loadGames } from '../lobby/load-games.ts';
import { useLanguage } from '../state/preferences.ts';
import { ReportForm } from './report-form.tsx';
import { PEOPLE_TEXTS } from './texts.ts';

export default function ProfilePage({ id }: { readonly id: string }) {
  const { profile: texts } = PEOPLE_TEXTS[useLanguage()];
  const own = useGuest()?.id;
  const [search] = useSearchParams();
  const [profile, setProfile] = useState<Profile>();
  const [problem, setProblem] = useState<ServerProblem>();
  useEffect(
    () =>
      void api.person(id).then((found) => (found.ok ? setProfile(found.value) : setProblem(found.problem))),
    [id],
  );
  if (problem !== undefined) return <ProblemPage problem={problem} />;
  if (profile === undefined) return <Loading />;
  return (
    <>
      <PageHeader />
      <main className="people">
        <h1>{profile.name}</h1>
        <p>{profile.account ? texts.account : texts.guest}</p>
        <Results profile={profile} />
        {own !== undefined && own !== id && (
          <>
            <BlockButton id={id} />
            <ReportForm id={id} table={search.get('table') ?? undefined} />
          </>
        )}
      </main>
    </>
  );
}

function Results({ profile }: { readonly profile: Profile }) {
  const { profile: texts } = PEOPLE_TEXTS[useLanguage()];
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => void loadGames().then((loaded) => loaded.ok && setGames(loaded.value)), []);
  if (profile.results.length === 0) return <p>{texts.none}</p>;
  const nameOf = (game: string): string => games.find((one) => one.id === game)?.words[language].name ?? game;
  return (
    <section>
      <h2>{texts.results}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{texts.game}</th>
              <th className="number">{texts.played}</th>
              <th className="number">{texts.won}</th>
              <th className="number">{texts.rating}</th>
              <th className="number">{texts.matches}</th>
            </tr>
          </thead>
          <tbody>
            {profile.results.map(({ game, played, won }) => {
              const rating = profile.ratings.find((one) => one.game === game);
              const points = rating && ratingPoints(rating);
              return (
                <tr key={game}>
                  <td>{nameOf(game)}</td>
                  <td className="number">{played}</td>
                  <td className="number">{won}</td>
                  <td className="number">{points ? `${points.points} ± ${points.uncertainty}` : '–'}</td>
                  <td className="number">{rating?.matches ?? 0}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function BlockButton({ id }: { readonly id: string }) {
  const { profile } = PEOPLE_TEXTS[useLanguage()];
  const [isBlocked, setBlocked] = useState(false);
  const { isBusy, problem, send } = useRequest();
  useEffect(
    () =>
      void api.blocks().then((blocks) => blocks.ok && setBlocked(blocks.value.some((one) => one.id === id))),
    [id],
  );
  return (
    <section>
      {isBlocked && <p>{profile.blocked}</p>}
      <button
        type="button"
        className="soft"
        aria-disabled={isBusy}
        onClick={() =>
          send(
            () => (isBlocked ? api.unblock(id) : api.block(id)),
            () => setBlocked(!isBlocked),
          )
        }
      >
        {isBlocked ? profile.unblock : profile.block}
      </button>
      <ProblemLine problem={problem} />
    </section>
  );
}
