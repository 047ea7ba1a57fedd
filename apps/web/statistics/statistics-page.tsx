/** The page of statistics: by game, wins by player, deck, pairing and card. */
import './statistics.css';
import {
  type AnyCatalogueEntry,
  type ArchiveStatistics,
  formatWinRate,
  type NamedRate,
  STATISTICS_TEXTS,
  type WinRate,
} from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { use, useState } from 'react';
import { Loading } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { loadEntry } from '../pages/game-modules.ts';
import { useLanguage } from '../state/preferences.ts';
import { STATISTICS_PAGE_TEXTS } from './texts.ts';
import { useStatistics } from './use-statistics.ts';

/** Longer tables are cut. */
const MAX_ROWS = 30;

export default function StatisticsPage() {
  const texts = STATISTICS_PAGE_TEXTS[useLanguage()];
  usePageTitle(texts.title);
  const [added, setAdded] = useState<readonly Uint8Array[]>([]);
  const statistics = useStatistics(added);
  const add = async (files: FileList | null): Promise<void> => {
    const buffers = await Promise.all(Array.from(files ?? [], (file) => file.arrayBuffer()));
    setAdded((before) => [...before, ...buffers.map((buffer) => new Uint8Array(buffer))]);
  };
  return (
    <>
      <PageHeader />
      <main className="make statistics">
        <h1>{texts.title}</h1>
        <p>{texts.about}</p>
        <label className="press statistics-add">
          {texts.add}
          <input type="file" multiple className="aloud" onChange={({ target }) => void add(target.files)} />
        </label>
        {statistics === undefined && <Loading why={texts.counting} />}
        {statistics?.length === 0 && <p>{texts.none}</p>}
        {statistics?.map((game) => (
          <GameStatistics key={game.game} statistics={game} />
        ))}
      </main>
    </>
  );
}

function GameStatistics({ statistics }: { readonly statistics: ArchiveStatistics }) {
  const language = useLanguage();
  const entry = use(loadEntry(statistics.game));
  const texts = STATISTICS_TEXTS[language];
  const { matches, draws, unfinished, turns, entries, first } = statistics;
  const name = entry?.texts[language].name ?? statistics.game;
  return (
    <section className="sheet" aria-label={name}>
      <h2>{name}</h2>
      <p>{texts.matches(matches, draws, unfinished)}</p>
      {matches > 0 && (
        <p>
          {texts.first}: {formatWinRate(language, first)}
        </p>
      )}
      {turns !== undefined && <p>{texts.turns(turns)}</p>}
      {entries !== undefined && <p>{texts.entries(entries)}</p>}
      <RateTable title={texts.players} rates={statistics.players} />
      <RateTable title={texts.decks} rates={statistics.decks} />
      <RateTable title={texts.pairings} rates={statistics.pairings} />
      <CardTable title={texts.cards} statistics={statistics} entry={entry} />
    </section>
  );
}

/** The share as a bar, with its interval as a line. */
function RateBar({ rate }: { readonly rate: WinRate }) {
  const [low, high] = rate.interval;
  return (
    <svg className="rate-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="rate-ground" width="100" height="12" />
      <rect className="rate-share" width={rate.share * 100} height="12" />
      <path className="rate-interval" d={`M${low * 100} 6H${high * 100}`} />
      <path className="rate-half" d="M50 0V12" />
    </svg>
  );
}

function RateTable({ title, rates }: { readonly title: string; readonly rates: readonly NamedRate[] }) {
  const language = useLanguage();
  const texts = STATISTICS_PAGE_TEXTS[language];
  if (rates.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.wins}</th>
          <th scope="col">{texts.interval}</th>
        </tr>
      </thead>
      <tbody>
        {rates.slice(0, MAX_ROWS).map(({ name, rate }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <RateBar rate={rate} />
            </td>
            <td>{formatWinRate(language, rate)}</td>
          </tr>
        ))}
        <MoreRows count={rates.length - MAX_ROWS} />
      </tbody>
    </table>
  );
}

function CardTable(given: {
  readonly title: string;
  readonly statistics: ArchiveStatistics;
  readonly entry: AnyCatalogueEntry | undefined;
}) {
  const language = useLanguage();
  const texts = STATISTICS_PAGE_TEXTS[language];
  const { cards } = given.statistics;
  if (cards.length === 0) return null;
  return (
    <table>
      <caption>{given.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.drawn}</th>
          <th scope="col">{texts.played}</th>
        </tr>
      </thead>
      <tbody>
        {cards.slice(0, MAX_ROWS).map(({ card, drawn, played }) => (
          <tr key={card}>
            <th scope="row">{given.entry?.statistics?.formatCard?.(card, language) ?? card}</th>
            <td>{formatWinRate(language, drawn)}</td>
            <td>{formatWinRate(language, played)}</td>
          </tr>
        ))}
        <MoreRows count={cards.length - MAX_ROWS} />
      </tbody>
    </table>
  );
}

function MoreRows({ count }: { readonly count: number }) {
  const texts = STATISTICS_PAGE_TEXTS[useLanguage()];
  if (count <= 0) return null;
  return (
    <tr>
      <td colSpan={3}>{texts.more(count)}</td>
    </tr>
  );
}
