/** The tables of a tournament of computer players. */
import { at } from '@ludoteca/kernel';
import { formatDecimal, formatWinRate, type Language } from '@ludoteca/kit';
import { computeTables, type PlayerRow, type TournamentTables } from '@ludoteca/players/arena';
import { useMemo } from 'react';
import { useLanguage } from '../state/preferences.ts';
import { ARENA_TEXTS } from './texts.ts';
import type { ArenaState } from './use-arena.ts';

/** A rating with the doubt that remains: two standard deviations. */
const formatRating = (language: Language, { rating: { mu, sigma } }: PlayerRow): string =>
  `${formatDecimal(language, mu)} ± ${formatDecimal(language, 2 * sigma)}`;

export function ArenaTables({
  state,
  nameOf,
}: {
  readonly state: ArenaState;
  readonly nameOf: (player: number) => string;
}) {
  const language = useLanguage();
  const texts = ARENA_TEXTS[language];
  const { plan, results, isPlaying } = state;
  const tables = useMemo(() => computeTables(plan, results), [plan, results]);
  return (
    <section className="sheet statistics" aria-label={texts.results}>
      <output>{texts.progress(tables.matches.length, tables.scheduled, isPlaying)}</output>
      {tables.faults.length > 0 && <p>{texts.faults(tables.faults.length)}</p>}
      <table>
        <caption>{texts.results}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.matches}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.wins}</th>
            <th scope="col">{texts.rating}</th>
          </tr>
        </thead>
        <tbody>
          {tables.rows.map((row) => (
            <tr key={row.player}>
              <th scope="row">{nameOf(row.player)}</th>
              <td>{row.matches}</td>
              <td>{formatDecimal(language, row.points)}</td>
              <td>{formatWinRate(language, row.wins)}</td>
              <td>{formatRating(language, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tables.rows.length > 2 && <PairTable tables={tables} nameOf={nameOf} />}
    </section>
  );
}

/** How often the player of the row did better than that of the column. */
function PairTable(given: {
  readonly tables: TournamentTables;
  readonly nameOf: (player: number) => string;
}) {
  const texts = ARENA_TEXTS[useLanguage()];
  const { tables, nameOf } = given;
  return (
    <table>
      <caption>{texts.pairs}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.player}</th>
          {tables.rows.map(({ player }) => (
            <th key={player} scope="col">
              {nameOf(player)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.rows.map(({ player }) => (
          <tr key={player}>
            <th scope="row">{nameOf(player)}</th>
            {tables.rows.map(({ player: other }) => {
              const { matches, score } = at(at(tables.pairs, player), other);
              return <td key={other}>{matches === 0 ? '' : `${Math.round((100 * score) / matches)} %`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
