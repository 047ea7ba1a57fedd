/** Finds out which protocol a program speaks by asking it a first question. */
import { type AnyParts, at, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, BotFailure, Referee, StopSignal } from '@ludoteca/kit';
import type { TournamentPlan } from '@ludoteca/players/arena';
import { guessProtocol, type ProtocolKind } from '@ludoteca/players/process';
import { toSingleLine } from '../terminal/sanitize.ts';
import { createProtocols } from './arena-match-player.ts';

/** Longest time for the answer to a first question, in milliseconds: interpreters start slowly on a busy machine. */
const PROBE_CLOCK = 10_000;
/** Lines that are quoted of what a program wrote, and characters of each. */
const MAX_LINES = 3;
const MAX_LINE_LENGTH = 120;

export interface ProtocolProbe {
  /** Undefined: the program answers in no protocol, and its file contains the words of none. */
  readonly protocol: ProtocolKind | undefined;
  /** Why it did not answer in this protocol. */
  readonly failure?: BotFailure;
  /** The questions that it did not answer, one in each protocol. */
  readonly attempts: readonly ProbeAttempt[];
}

/** A first question in one protocol that a program did not answer. */
export interface ProbeAttempt {
  readonly protocol: ProtocolKind;
  /** The last line that was sent. */
  readonly sent: string;
  /** The first lines that the program wrote. */
  readonly received: readonly string[];
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
  const attempts: ProbeAttempt[] = [];
  for (const kind of kinds) {
    const attempt = await askOnce(path, kind, options);
    if (attempt === undefined) return { protocol: kind, attempts };
    attempts.push(attempt);
  }
  const { failure } = attempts.find(({ protocol }) => protocol === guess) ?? at(attempts, 0);
  return { protocol: guess, attempts, ...(failure && { failure }) };
}

/** Plays against the greedy player until the program answers; returns undefined if it does. */
async function askOnce(
  program: string,
  protocol: ProtocolKind,
  { entry, referee, settings, seats, stopSignal }: ProbeOptions,
): Promise<ProbeAttempt | undefined> {
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { seats, settings, seed: 'probe' }, opening);
  if (!started.ok) throw new Error('the settings were checked before');
  const names = Array.from({ length: seats }, (_, seat) => `bot_${seat + 1}`);
  let hasAnswered = false;
  let failure: BotFailure | undefined;
  let sent = '';
  const received: string[] = [];
  await referee.play(entry, {
    match: started.value,
    opening,
    clock: PROBE_CLOCK,
    stopSignal,
    names,
    protocol: createProtocols(entry, started.value.archive().settings, PROBE_CLOCK)[protocol],
    seats: names.map((_, seat) => (seat === 0 ? { program } : { player: 'greedy', seed: `probe ${seat}` })),
    observer: {
      onSent: (seat, line) => {
        if (seat === 0) sent = cut(line);
      },
      onReceived: (seat, { text }) => {
        if (seat === 0 && received.length < MAX_LINES) received.push(cut(text));
      },
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
  return hasAnswered ? undefined : { protocol, sent, received, ...(failure && { failure }) };
}

const cut = (line: string): string => toSingleLine(line, MAX_LINE_LENGTH);
