/** The HTTP client of a server, with errors in the user's language. */
import { type Result, schema, type Schema, validate } from '@ludoteca/kernel';
import { EXIT_CODES, type Language } from '@ludoteca/kit';
import {
  type ApiReply,
  type ServerApi,
  createApi,
  type FetchFunction,
  formatProblem,
  type GameInfo,
  type ServerProblem,
  type GuestCredentials,
  type TournamentInfo,
  tournamentReply,
} from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { type RemoteTexts, remoteTexts } from './texts/index.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** The list of the server is not longer. */
const MAX_TOURNAMENTS = 100;

export class ServerClient {
  readonly origin: string;
  readonly language: Language;
  readonly texts: RemoteTexts;
  readonly api: ServerApi;
  guest: GuestCredentials | undefined;
  /** Whether any server has answered at that address. */
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

  /** The value of a successful request; throws a `CliError` otherwise. */
  async unwrap<V>(reply: Promise<Result<V, ServerProblem>>): Promise<V> {
    const result = await reply;
    if (result.ok) return result.value;
    throw this.toCliError(result.problem);
  }

  toCliError(problem: ServerProblem): CliError {
    const isUnreachable = problem.problem === 'unreachable';
    if (isUnreachable && this.hasAnswered) return this.createForeignServerError();
    const isFailure = isUnreachable || problem.problem === 'unfair';
    return new CliError(this.formatProblem(problem), isFailure ? EXIT_CODES.failed : EXIT_CODES.misused);
  }

  formatProblem(problem: ServerProblem): string {
    return formatProblem(this.language, problem);
  }

  /** Throws if the reply is not that of a Ludoteca server. */
  async games(): Promise<readonly GameInfo[]> {
    const games: unknown = await this.unwrap(this.api.games());
    if (Array.isArray(games) && games.every((game) => typeof game?.id === 'string'))
      return games as readonly GameInfo[];
    throw this.createForeignServerError();
  }

  /** The latest changed first. */
  tournaments(): Promise<readonly TournamentInfo[]> {
    return this.unwrapValid(schema.list(tournamentReply, MAX_TOURNAMENTS), this.api.tournaments());
  }

  /** The tournament in a reply of the server. */
  unwrapTournament(reply: ApiReply<TournamentInfo>): Promise<TournamentInfo> {
    return this.unwrapValid(tournamentReply, reply);
  }

  /** Throws if the reply is not that of a Ludoteca server. */
  private async unwrapValid<V>(expected: Schema<V>, reply: ApiReply<unknown>): Promise<V> {
    const valid = validate(expected, await this.unwrap(reply));
    if (valid.ok) return valid.value;
    throw this.createForeignServerError();
  }

  private createForeignServerError(): CliError {
    return new CliError(this.texts.foreign(this.origin));
  }
}
