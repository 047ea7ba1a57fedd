import type { Result } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import {
  type ServerApi,
  createApi,
  type FetchFunction,
  formatProblem,
  type GameInfo,
  type ServerProblem,
  type GuestCredentials,
} from '@ludoteca/wire';
import { CliError, EXIT } from '../args/cli-error.ts';
import { type RemoteTexts, remoteTexts } from './texts/index.ts';

/** How long a server may take for a reply, in milliseconds. */
const TIMEOUT_MILLISECONDS = 10_000;

/** A server somewhere, and who one is there. What it refuses is a Complaint in the language of whoever asked. */
export class ServerClient {
  readonly origin: string;
  readonly language: Language;
  readonly texts: RemoteTexts;
  readonly api: ServerApi;
  guest: GuestCredentials | undefined;
  /** Whether anything at all has answered there. */
  private hasAnswered = false;

  constructor(origin: string, language: Language) {
    this.origin = origin;
    this.language = language;
    this.texts = remoteTexts[language];
    const ask: FetchFunction = async (url, init) => {
      const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
      this.hasAnswered = true;
      return reply;
    };
    this.api = createApi(ask, origin, () => this.guest?.token);
  }

  /** What a request gives. */
  async unwrap<V>(reply: Promise<Result<V, ServerProblem>>): Promise<V> {
    const result = await reply;
    if (result.ok) return result.value;
    throw this.toCliError(result.problem);
  }

  toCliError(problem: ServerProblem): CliError {
    const isUnreachable = problem.problem === 'unreachable';
    if (isUnreachable && this.hasAnswered) return this.createForeignServerError();
    return new CliError(this.formatProblem(problem), isUnreachable ? EXIT.failed : EXIT.refused);
  }

  formatProblem(problem: ServerProblem): string {
    return formatProblem(this.language, problem);
  }

  /** The games that are played there. What answers otherwise is no Ludoteca. */
  async games(): Promise<readonly GameInfo[]> {
    const games: unknown = await this.unwrap(this.api.games());
    if (Array.isArray(games) && games.every((game) => typeof game?.id === 'string'))
      return games as readonly GameInfo[];
    throw this.createForeignServerError();
  }

  private createForeignServerError(): CliError {
    return new CliError(this.texts.foreign(this.origin));
  }
}
