import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { GamePage } from './game-page.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { MakeTable } from './lobby/make-table.tsx';
import { arrive } from './server.ts';
import { Loading, Net, NotFound } from './trouble.tsx';

/** Tables bring the kernel with them: it is loaded when somebody goes to one. */
const TablePage = lazy(() => import('./table/page.tsx'));

export function App() {
  useEffect(() => void arrive(), []);
  return (
    <Net>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/new/:game">{({ game }) => <MakeTable key={game} id={game} />}</Route>
          <Route path="/g/:game/:page">
            {({ game, page }) => <GamePage key={`${game}/${page}`} game={game} id={page} />}
          </Route>
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Net>
  );
}
