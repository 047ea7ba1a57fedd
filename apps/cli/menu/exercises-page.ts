/** The pages of tutorials and puzzles: the list, one exercise, and what follows it. */
import { join } from 'node:path';
import { at } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  describeSolution,
  type Exercise,
  type ExerciseCollection,
  traceAttempt,
} from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import type { SeatedPlayer } from '../session/seated-player.ts';
import { SaveStore } from '../saves/save-store.ts';
import { SolvedExercises } from '../saves/solved-exercises.ts';
import { createKindNamer, seatPlayers } from '../session/setup/player-names.ts';
import { startSession } from '../session/setup/start-session.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, type MenuPage, type MenuRoutes, nextAfterMatch, showMenu, showText } from './page.ts';
import { formatParagraphs } from './rows.ts';

/** The computer player of the other seats, where the exercise lists no reply. */
const OPPONENT = 'greedy';

/** Where the pages of a collection lead to. */
interface CollectionRoutes {
  readonly entry: AnyCatalogueEntry;
  readonly collection: ExerciseCollection;
  readonly routes: MenuRoutes;
  readonly back: MenuPage;
}

const solvedIn = (menu: MenuContext): SolvedExercises => new SolvedExercises(menu.saves.folder);

/** One item per collection of the game. */
export const createExerciseItems = (
  entry: AnyCatalogueEntry,
  menu: MenuContext,
  routes: MenuRoutes,
  back: MenuPage,
): readonly MenuItem[] =>
  (entry.exercises ?? []).map((collection) => ({
    label: collection.name[menu.language],
    page: collectionPage({ entry, collection, routes, back }),
  }));

/** The list of a collection. Enter picks the first exercise that is not solved. */
export const collectionPage =
  (paths: CollectionRoutes): MenuPage =>
  async (menu) => {
    const { entry, collection, back } = paths;
    const { exercises: texts } = menu.texts;
    const exercises = await collection.load();
    const solved = await solvedIn(menu).list(entry.game.id, collection.id);
    const isSolved = ({ id }: Exercise): boolean => solved.has(id);
    const next = exercises.findIndex((exercise) => !isSolved(exercise));
    return showMenu(menu, {
      title: `${entry.texts[menu.language].name} · ${collection.name[menu.language]}`,
      about: [
        collection.about[menu.language],
        texts.progress(exercises.filter(isSolved).length, exercises.length),
      ],
      question: texts.question,
      items: exercises.map((exercise, i) => ({
        label: `${exercise.name[menu.language]}${isSolved(exercise) ? ' ✓' : ''}`,
        page: exercisePage(exercises, i, paths),
      })),
      defaultIndex: Math.max(0, next),
      back,
    });
  };

const seatExercise = (
  { seat }: Exercise,
  entry: AnyCatalogueEntry,
  menu: MenuContext,
): readonly SeatedPlayer[] =>
  seatPlayers(
    Array.from({ length: entry.game.seats.min }, (_, one) => ({ kind: one === seat ? PERSON : OPPONENT })),
    menu.preferences.name,
    createKindNamer(entry, menu.language),
  );

/** Plays one exercise. Its archive is kept apart from the saved matches. */
export const exercisePage =
  (exercises: readonly Exercise[], index: number, paths: CollectionRoutes): MenuPage =>
  async (menu) => {
    const { entry, collection } = paths;
    const { game } = entry;
    const exercise = at(exercises, index);
    const { id, settings = {}, start: from } = exercise;
    const players = seatExercise(exercise, entry, menu);
    const store = new SaveStore(join(menu.saves.folder, 'exercises'), menu.entries);
    const request = { entry, players, settings, from, seed: `exercise ${id}` };
    const started = await startSession(request, () => store.createSlot(game.id, id));
    if (!started.ok) {
      menu.error = started.problem.map((reason) => entry.texts[menu.language].reason(reason, [])).join(' ');
      return collectionPage(paths);
    }
    const { ui, playOptions, actions } = menu;
    // Nothing is lost by a wrong answer, so none is confirmed.
    const ended = await actions.play(ui, { ...started.value, exercise }, { ...playOptions, confirm: false });
    const loaded = await store.load(started.value.slot.path);
    const isSolved =
      loaded.ok && traceAttempt(game, exercise, loaded.value.recording.archive).state === 'solved';
    if (isSolved) await solvedIn(menu).add(game.id, collection.id, id);
    return nextAfterMatch(
      ended,
      ended === 'left' || ended === 'failed'
        ? collectionPage(paths)
        : exerciseOverPage(exercises, index, paths, isSolved),
    );
  };

const exerciseOverPage =
  (exercises: readonly Exercise[], index: number, paths: CollectionRoutes, isSolved: boolean): MenuPage =>
  async (menu) => {
    const { exercises: texts, after } = menu.texts;
    const exercise = at(exercises, index);
    const again = { label: texts.again, page: exercisePage(exercises, index, paths) };
    const next = { label: texts.next, page: exercisePage(exercises, index + 1, paths) };
    const hasNext = index + 1 < exercises.length;
    const solution: MenuItem = {
      label: texts.solution,
      page: () => {
        const names = seatExercise(exercise, paths.entry, menu).map(({ name }) => name);
        const lines = describeSolution(paths.entry, exercise, menu.language, names);
        const body = formatParagraphs(lines.length === 0 ? [texts.noSolution] : lines);
        return showText(menu, texts.solutionTitle, body, exerciseOverPage(exercises, index, paths, isSolved));
      },
    };
    return showMenu(menu, {
      title: exercise.name[menu.language],
      question: texts.after,
      items: [
        ...(isSolved && hasNext ? [next, again] : [again, ...(hasNext ? [next] : [])]),
        ...(isSolved ? [] : [solution]),
        { label: texts.list, page: collectionPage(paths) },
        { label: after.menu, page: paths.routes.home },
      ],
      defaultIndex: 0,
    });
  };
