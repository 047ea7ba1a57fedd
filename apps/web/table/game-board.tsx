/** The board of a match. */
import type { AnyParts } from '@ludoteca/kernel';
import type { AutoPassAccess, GameTexts, PlayerNames, WebBoardProps } from '@ludoteca/kit';
import type { ReactNode } from 'react';
import type { LoadedGame } from '../pages/game-modules.ts';
import { prefersReducedMotion, useLanguage } from '../state/preferences.ts';
import { GenericBoard } from './generic-board.tsx';
import type { TableSession, TableState } from './table-session.ts';

/** The game's own board, or the generic one. */
export function GameBoard(given: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly loaded: LoadedGame;
  readonly texts: GameTexts<AnyParts>;
  readonly names: PlayerNames;
  readonly autoPassAccess: AutoPassAccess | undefined;
  /** Answers the open question. */
  readonly answer: TableSession['answer'];
}): ReactNode {
  const language = useLanguage();
  const { session, state, texts, names } = given;
  const { shown, watcher, barred, isBusy, refusal } = state;
  if (shown === undefined) return null;
  const { observation, events } = shown;
  const Board = given.loaded.board ?? GenericBoard;
  const props: WebBoardProps<AnyParts> = {
    ...observation,
    watcher,
    events,
    names,
    texts,
    language,
    barred,
    isBusy,
    isRefused: refusal !== undefined,
    autoPassAccess: given.autoPassAccess,
    isMotionless: shown.isMotionless || prefersReducedMotion(),
    answer: given.answer,
    why: session.why,
  };
  return (
    <section className="surface" aria-label={texts.name}>
      <Board {...props} />
    </section>
  );
}
