/** Finds out which protocol a program speaks by asking it a first question. */
import { type AnyParts, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, BotFailure, Referee, StopSignal } from '@ludoteca/kit';
import type { TournamentPlan } from '@ludoteca/players/arena';
import { guessProtocol, type ProtocolKind } from '@ludoteca/players/process';
import { createProtocols } from './arena-match-player.ts';

/** Longest time for the answer to a first question, in milliseconds: interpreters start slowly on a busy machine. */
const PROBE_CLOCK = 10_000;

export interface ProtocolProbe {
  /** Undefined: the program answers in no protocol, and its file contains the words of none. */
  readonly protocol: ProtocolKind | undefined;
  /** Why it did not answer in this protocol. */
  readonly failure?: BotFailure;
}

export interface ProbeOptions {
  readonly entry: AnyCatalogueEntry;
  readonly referee: Referee;
  readonly settings: TournamentPlan['settings'];
  readonly seats: number;
  readonly stopSignal: StopSignal;
}

/** Tries the protocol that the words of the program suggest first. */
export async function probeProtocol(path: string, options: ProbeOptions): Promise<ProtocolProbe> {
  const { entry } = options;
  const guess = guessProtocol(path, entry.botProtocol);
  const kinds: readonly ProtocolKind[] =
    entry.botProtocol === undefined ? ['json'] : guess === 'own' ? ['own', 'json'] : ['json', 'own'];
  let failure: BotFailure | undefined;
  for (const kind of kinds) {
    const answered = await askOnce(path, kind, options);
    if (answered === 'answered') return { protocol: kind };
    if (kind === (guess ?? kinds[0])) failure = answered;
  }
  return failure === undefined ? { protocol: guess } : { protocol: guess, failure };
}

/** Plays against the greedy player until the program answers; returns its failure if it does not. */
async function askOnce(
  program: string,
  kind: ProtocolKind,
  { entry, referee, settings, seats, stopSignal }: ProbeOptions,
): Promise<'answered' | BotFailure | undefined> {
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats, settings, seed: 'probe' }, opening);
  if (!started.ok) return undefined;
  const names = Array.from({ length: seats }, (_, seat) => `bot_${seat + 1}`);
  const protocol = createProtocols(entry, started.value.archive().settings, PROBE_CLOCK)[kind];
  let hasAnswered = false;
  let failure: BotFailure | undefined;
  await referee.play(entry, {
    match: started.value,
    opening,
    clock: PROBE_CLOCK,
    stopSignal,
    names,
    protocol,
    seats: names.map((_, seat) => (seat === 0 ? { program } : { player: 'greedy', seed: `probe ${seat}` })),
    observer: {
      onLapse: (seat, note) => {
        // A refused answer is an answer in this protocol too.
        if (seat === 0 && note.why === 'refused') hasAnswered = true;
      },
      onWithdraw: (seat, note) => {
        if (seat === 0) failure = note;
        if (seat === 0 && note.why === 'refused') hasAnswered = true;
      },
      onAnswer: (seat) => {
        hasAnswered ||= seat === 0;
        return hasAnswered ? 'stop' : undefined;
      },
    },
  });
  return hasAnswered ? 'answered' : failure;
}
