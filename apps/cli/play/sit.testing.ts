import { type Archive, type Game, type Match, replay, type AnyParts, startMatch } from '@ludoteca/kernel';
import { type Language, type AnyCatalogueEntry, eraseGameType, type GameTexts } from '@ludoteca/kit';
import { taken } from '../../../kernel/result.testing.ts';
import { type Script, script, type Step } from '../../../kernel/script.testing.ts';
import { Complaint } from '../complaint.ts';
import type { Manner } from '../manner.ts';
import type { Slot } from '../saves/slot.ts';
import { NotKept } from '../saves/slots.ts';
import { PERSON, type Sitter } from '../sitter.ts';
import { type FakeUi, fakeUi, type Habits, type Step as Typing } from '../ui/fake.testing.ts';
import { playSitting } from './play.ts';
import type { Ended, Sitting } from './sitting.ts';

/** A slot without a disk. */
export class MemorySlot implements Slot {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  readonly began = 0;
  latest: Match<AnyParts> | undefined;
  readonly copies = new Map<string, Archive>();
  /** How often keeping fails from now on. */
  failures = 0;

  constructor(game: string, name = 'here') {
    this.game = game;
    this.name = name;
    this.path = `/saves/${name}`;
  }

  async goOn(): Promise<void> {}

  async keep(match: Match<AnyParts>): Promise<void> {
    if (this.failures > 0) {
      this.failures--;
      throw new NotKept(this.path, 'no space left');
    }
    this.latest = match;
  }

  async copy(name: string, match: Match<AnyParts>): Promise<Slot> {
    if (name.includes('/')) throw new Complaint('this is no name');
    this.copies.set(name, match.archive());
    return new MemorySlot(this.game, name);
  }
}

const NAMES = ['Ada', 'Bea', 'Cam', 'Dan', 'Eva', 'Fay'];
export const person = (seat: number): Sitter => ({ name: NAMES[seat]!, kind: PERSON });
export const computer = (kind: string): Sitter => ({ name: kind, kind });
/** As many people as there are seats. */
export const people = (seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => person(seat));

/** A sitting that begins, or goes on from what an archive holds. */
export function sittingOf(
  entry: AnyCatalogueEntry,
  sitters: readonly Sitter[],
  { seed = 'sitting', archive }: { seed?: string; archive?: Archive | undefined } = {},
): Sitting & { readonly slot: MemorySlot } {
  const opening: AnyParts['event'][] = [];
  const match =
    archive === undefined
      ? taken(startMatch(entry.game, { seats: sitters.length, seed }, opening))
      : taken(replay(entry.game, archive));
  const slot = new MemorySlot(entry.game.id);
  slot.latest = match;
  return { entry, match, opening, sitters, slot };
}

export interface Played {
  readonly ui: FakeUi;
  readonly ended: Ended;
  readonly slot: MemorySlot;
}

/** Plays with a script; after its last step the input has ended. */
export async function played(
  sitting: Sitting & { readonly slot: MemorySlot },
  steps: readonly Typing[],
  habits: Habits & Partial<Manner> = {},
): Promise<Played> {
  const {
    language = 'en',
    pace = 'none',
    confirm = false,
    rounds = 'ask',
    reasons = 'auto',
    ...rest
  } = habits;
  const ui = fakeUi(steps, rest);
  const ended = await playSitting(ui, sitting, { language, pace, confirm, rounds, reasons });
  return { ui, ended, slot: sitting.slot };
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

/** A game that does these steps. */
export const scriptEntry = (...steps: readonly Step[]): AnyCatalogueEntry => entryOf(script(...steps));

export const entryOf = (game: Game<Script>): AnyCatalogueEntry =>
  eraseGameType<Script>({
    game,
    texts: { it: scriptTexts('it'), en: scriptTexts('en'), pt: scriptTexts('pt') },
    form: {},
    heuristics: { greedy: (_, { options }) => options[0]! },
    listed: false,
  });

/** One person and a computer. */
export const PAIR: readonly Sitter[] = [person(0), computer('greedy')];
/** A sitting that does these steps. */
export const sit = (steps: readonly Step[], sitters = PAIR) => sittingOf(scriptEntry(...steps), sitters);
