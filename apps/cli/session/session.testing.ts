/** Local sessions with scripted games and terminals. */
import { type Archive, type Game, type Match, replay, type AnyParts, startMatch } from '@ludoteca/kernel';
import { type Language, type AnyCatalogueEntry, eraseGameType, type GameTexts } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { expectOk } from '../../../kernel/result.testing.ts';
import { type Script, createScriptedGame, type Step } from '../../../kernel/script.testing.ts';
import { CliError } from '../args/cli-error.ts';
import type { PlayOptions } from './play-options.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import { SaveError } from '../saves/file-slot.ts';
import type { SeatedPlayer } from './seated-player.ts';
import {
  type FakeUi,
  fakeUi,
  type FakeUiOptions,
  type ScriptStep as Typing,
} from '../terminal/fake-ui.testing.ts';
import { playLocalSession } from './play-local-session.ts';
import type { LocalSession, LocalSessionEnd } from './local-session.ts';

export class MemorySlot implements SaveSlot {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  began: number | undefined = 0;
  latest: Match<AnyParts> | undefined;
  readonly copies = new Map<string, Archive>();
  /** How many further saves fail. */
  failures = 0;

  constructor(game: string, name = 'here') {
    this.game = game;
    this.name = name;
    this.path = `/saves/${name}`;
  }

  async adopt(): Promise<void> {}

  note(): void {}

  async save(match: Match<AnyParts>): Promise<void> {
    if (this.failures > 0) {
      this.failures--;
      throw new SaveError(this.path, 'no space left');
    }
    this.latest = match;
  }

  async discard(): Promise<void> {
    this.latest = undefined;
    this.began = undefined;
  }

  async copy(name: string, match: Match<AnyParts>): Promise<SaveSlot> {
    if (name.includes('/')) throw new CliError('this is no name');
    this.copies.set(name, match.archive());
    return new MemorySlot(this.game, name);
  }
}

const NAMES = ['Ada', 'Bea', 'Cam', 'Dan', 'Eva', 'Fay'];
export const person = (seat: number): SeatedPlayer => ({ name: NAMES[seat]!, kind: PERSON });
export const computer = (kind: string): SeatedPlayer => ({ name: kind, kind });
export const people = (seats: number): readonly SeatedPlayer[] =>
  Array.from({ length: seats }, (_, seat) => person(seat));

/** Starts a match, or resumes one from an archive. */
export function localSession(
  entry: AnyCatalogueEntry,
  players: readonly SeatedPlayer[],
  { seed = 'sitting', archive }: { seed?: string; archive?: Archive | undefined } = {},
): LocalSession & { readonly slot: MemorySlot } {
  const opening: AnyParts['event'][] = [];
  const match =
    archive === undefined
      ? expectOk(startMatch(entry.game, { seats: players.length, seed }, opening))
      : expectOk(replay(entry.game, archive));
  const slot = new MemorySlot(entry.game.id);
  slot.latest = match;
  return { entry, match, opening, players, slot };
}

export interface PlayedSession {
  readonly ui: FakeUi;
  readonly ended: LocalSessionEnd;
  readonly slot: MemorySlot;
}

/** The input ends after the last step. */
export async function playScript(
  session: LocalSession & { readonly slot: MemorySlot },
  steps: readonly Typing[],
  fakeOptions: FakeUiOptions & Partial<PlayOptions> = {},
): Promise<PlayedSession> {
  const {
    language = 'en',
    pace = 'none',
    confirm = false,
    rounds = 'ask',
    reasons = 'auto',
    hints,
    ...rest
  } = fakeOptions;
  const ui = fakeUi(steps, rest);
  const ended = await playLocalSession(ui, session, {
    language,
    pace,
    confirm,
    rounds,
    reasons,
    ...(hints === undefined ? {} : { hints }),
  });
  return { ui, ended, slot: session.slot };
}

const scriptTexts = (language: Language): GameTexts<Script> => ({
  name: `Script (${language})`,
  about: '',
  rules: ['Do as you are told.'],
  settings: {},
  event: (event, names) =>
    event.did === 'say'
      ? event.word
      : 'word' in event
        ? `${names[event.seat]} whispers ${event.word}`
        : undefined,
  question: ({ prompt, seat }, names) => `${names[seat]}, ${prompt}?`,
  option: (choice) => `to ${typeof choice === 'object' ? 'do so' : choice}`,
  reason: ({ why, rule }) => `${why} ${rule ?? ''}`.trim(),
  zones: ({ said }) => [{ id: 'said', name: 'Said', items: said.map((name) => ({ name })) }],
  outcome: () => 'All share the win.',
});

/** A game that executes these steps. */
export const scriptEntry = (...steps: readonly Step[]): AnyCatalogueEntry =>
  entryOf(createScriptedGame(...steps));

export const entryOf = (game: Game<Script>): AnyCatalogueEntry =>
  eraseGameType<Script>({
    game,
    texts: { it: scriptTexts('it'), en: scriptTexts('en'), pt: scriptTexts('pt') },
    form: {},
    heuristics: { greedy: (_, { options }) => options[0]! },
    listed: false,
  });

export const PAIR: readonly SeatedPlayer[] = [person(0), computer('greedy')];
export const scriptSession = (steps: readonly Step[], players = PAIR) =>
  localSession(scriptEntry(...steps), players);
