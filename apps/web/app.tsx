/** The routes of the page. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Lobby } from './lobby/lobby.tsx';
import { ensureGuest } from './connection/server.ts';
import { Loading, ErrorBoundary, NotFound } from './components/error-page.tsx';

/** The lobby does not need the forms of a new table. */
const CreateTablePage = lazy(() => import('./lobby/create-table-page.tsx'));
/** Nor the pages that a game adds. */
const GamePage = lazy(() => import('./pages/game-page.tsx'));
/** The history is seldom opened. */
const HistoryPage = lazy(() => import('./lobby/history-page.tsx'));
/** Pages about people are opened seldom. */
const TournamentPage = lazy(() => import('./tournaments/tournament-page.tsx'));
const TournamentsPage = lazy(() => import('./tournaments/tournament-list-page.tsx'));
const AdminPage = lazy(() => import('./admin/admin-page.tsx'));
const AccountPage = lazy(() => import('./people/account-page.tsx'));
const ProfilePage = lazy(() => import('./people/profile-page.tsx'));
/** Tables and exercises need the kernel, so their code is loaded on demand. */
const ExercisePage = lazy(() => import('./exercises/exercise-page.tsx'));
const TableReplay = lazy(async () => ({
  default: (await import('./replay/replay-page.tsx')).TableReplayPage,
}));
const UploadReplay = lazy(async () => ({
  default: (await import('./replay/replay-page.tsx')).UploadReplayPage,
}));
const FileReplay = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).FileReplayPage }));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const ArenaPage = lazy(() => import('./arena/arena-page.tsx'));
const OfflinePage = lazy(() => import('./offline/offline-page.tsx'));
const OfflineMatchPage = lazy(() => import('./offline/offline-match-page.tsx'));
const StatisticsPage = lazy(() => import('./statistics/statistics-page.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));

export function App() {
  useEffect(() => void ensureGuest(), []);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/new/:game">{({ game }) => <CreateTablePage key={game} id={game} />}</Route>
          <Route path="/g/:game/rules">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/g/:game/:page">
            {({ game, page }) => <GamePage key={`${game}/${page}`} game={game} id={page} />}
          </Route>
          <Route path="/g/:game/:page/:exercise">
            {({ game, page, exercise }) => (
              <ExercisePage key={`${game}/${page}/${exercise}`} game={game} page={page} id={exercise} />
            )}
          </Route>
          <Route path="/matches">
            <HistoryPage />
          </Route>
          <Route path="/tournaments">
            <TournamentsPage />
          </Route>
          <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
          <Route path="/admin">
            <AdminPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path="/arena">
            <ArenaPage />
          </Route>
          <Route path="/offline">
            <OfflinePage />
          </Route>
          <Route path="/offline/:game">{({ game }) => <OfflineMatchPage key={game} game={game} />}</Route>
          <Route path="/statistics">
            <StatisticsPage />
          </Route>
          <Route path="/replay">
            <FileReplay />
          </Route>
          <Route path="/uploads/:id">{({ id }) => <UploadReplay key={id} id={id} />}</Route>
          <Route path="/t/:id/replay">{({ id }) => <TableReplay key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
