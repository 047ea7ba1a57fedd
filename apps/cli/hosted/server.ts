import type { Result } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import {
  type ServerApi,
  createApi,
  type FetchFunction,
  type GameInfo,
  type ServerProblem,
  type GuestCredentials,
} from '@ludoteca/wire';
import { Complaint, EXIT } from '../complaint.ts';
import { type Words, words } from './words/index.ts';

/** How long a server may take for a reply, in milliseconds. */
const PATIENCE = 10_000;

/** A server somewhere, and who one is there. What it refuses is a Complaint in the language of whoever asked. */
export class FarServer {
  readonly origin: string;
  readonly words: Words;
  readonly api: ServerApi;
  guest: GuestCredentials | undefined;
  /** Whether anything at all has answered there. */
  private answers = false;

  constructor(origin: string, language: Language) {
    this.origin = origin;
    this.words = words[language];
    const ask: FetchFunction = async (url, init) => {
      const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      this.answers = true;
      return reply;
    };
    this.api = createApi(ask, origin, () => this.guest?.token);
  }

  /** What a request gives. */
  async given<V>(reply: Promise<Result<V, ServerProblem>>): Promise<V> {
    const result = await reply;
    if (result.ok) return result.value;
    throw this.complaint(result.problem);
  }

  complaint({ problem }: ServerProblem): Complaint {
    if (problem === 'unreachable' && this.answers) return this.foreign();
    const exit = problem === 'unreachable' ? EXIT.failed : EXIT.refused;
    return new Complaint(this.words.problems[problem], exit);
  }

  /** The games that are played there. What answers otherwise is no Ludoteca. */
  async games(): Promise<readonly GameInfo[]> {
    const games: unknown = await this.given(this.api.games());
    if (Array.isArray(games) && games.every((game) => typeof game?.id === 'string'))
      return games as readonly GameInfo[];
    throw this.foreign();
  }

  private foreign(): Complaint {
    return new Complaint(this.words.foreign(this.origin));
  }
}
