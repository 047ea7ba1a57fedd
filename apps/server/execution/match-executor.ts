/** Executes operations on matches: rules, computer players, redaction, message texts and validation. */
import process from 'node:process';
import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import { ExecutorMatch } from './executor-match.ts';
import { openMatch } from './open-match.ts';
import type {
  AdvanceResult,
  NewsRecipients,
  ExecutorRequest,
  LoggedError,
  Operations,
  ReplyHeader,
  TableContent,
  TableOperations,
  ThrownError,
  ValidContent,
} from './operations.ts';
import { encodePacket } from './packets.ts';
import { openSave } from './save-files.ts';

/** The result of an operation, followed by the parts of the reply. */
type ReplyContent = readonly [
  result: Operations[keyof Operations]['result'],
  ...parts: readonly (string | Uint8Array)[],
];
type TableRequest = Extract<ExecutorRequest, { readonly table: string }>;
type OpenRequest = Extract<ExecutorRequest, { readonly do: 'open' }>;

export class MatchExecutor {
  private readonly games: readonly AnyCatalogueEntry[];
  private readonly matches = new Map<string, ExecutorMatch>();
  /** The errors of the current operation. */
  private errors: LoggedError[] = [];

  constructor(games: readonly AnyCatalogueEntry[]) {
    this.games = games;
  }

  /** Executes an operation and returns the reply as a packet. After an error the match is no longer open. */
  reply(request: ExecutorRequest): Buffer {
    this.errors = [];
    try {
      const [result, ...parts] = this.execute(request);
      return encodePacket(this.withErrors({ result }), parts);
    } catch (error) {
      if ('table' in request) this.matches.delete(request.table);
      if (error instanceof RefusedError) return encodePacket(this.withErrors({ problem: error.problem }));
      return encodePacket(this.withErrors({ fault: toThrownError(error) }));
    }
  }

  private withErrors(header: ReplyHeader): ReplyHeader {
    return this.errors.length === 0 ? header : { ...header, errors: this.errors };
  }

  private logError(message: string, error: unknown): void {
    this.errors.push({ message, error: toThrownError(error) });
  }

  private execute(request: ExecutorRequest): ReplyContent {
    switch (request.do) {
      case 'validate':
        return [this.validate(request)];
      case 'status':
        return [{ heap: process.memoryUsage().heapUsed }];
      case 'open':
        return [this.open(request)];
      case 'close':
        this.matches.delete(request.table);
        return [{}];
      default:
        return executeOnMatch(this.requireMatch(request.table), request);
    }
  }

  private requireMatch(table: string): ExecutorMatch {
    const match = this.matches.get(table);
    if (match === undefined) throw new Error(`table ${table} is not open`);
    return match;
  }

  private findEntry(game: string): AnyCatalogueEntry {
    const entry = this.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    return entry;
  }

  private open({ table, seeds, ...stored }: OpenRequest): TableOperations['open']['result'] {
    const entry = this.findEntry(stored.header.game);
    const log = this.logError.bind(this);
    const opened = openMatch(entry.game, stored, (error) =>
      log(`the snapshot of table ${table} is of no use`, error),
    );
    if (opened === undefined) return { needsEntries: true };
    const match = new ExecutorMatch(table, entry, stored.seats, opened, log);
    if (!match.seatComputers(seeds)) return { needsEntries: true };
    this.matches.set(table, match);
    return { status: match.status };
  }

  private validate({ game, seats, file, ...given }: TableContent): ValidContent {
    const entry = this.findEntry(game);
    const save = file === undefined ? undefined : openSave(entry, file, seats);
    const settings = entry.game.settings(save?.settings ?? given.settings ?? {}, seats);
    if (!settings.ok) throw new RefusedError({ problem: 'settings', reasons: settings.problem });
    const cards = entry.game.cards?.list(settings.value, save?.from ?? given.from);
    return {
      settings: settings.value,
      ...(cards === undefined ? {} : { cards }),
      ...(save === undefined ? {} : { from: save.from, names: save.names }),
    };
  }
}

function executeOnMatch(
  hosted: ExecutorMatch,
  request: Exclude<TableRequest, { readonly do: 'open' | 'close' }>,
): ReplyContent {
  const { match } = hosted;
  switch (request.do) {
    case 'news':
      return createNews(hosted, request);
    case 'pastNews':
      return createPastNews(hosted, request);
    case 'play':
      return withNews(hosted, request, () => hosted.play(request.seat, request.number, request.choices));
    case 'recall':
      return [recallAnswer(hosted, request)];
    case 'withdraw':
      return withNews(hosted, request, () => hosted.withdraw(request.seat, request.note));
    case 'pass':
      return withNews(hosted, request, () => hosted.pass(request.number));
    case 'follow':
      return withNews(hosted, request, () => hosted.follow(request.number, request.order));
    case 'lapse':
      return withNews(hosted, request, () => hosted.lapse(request.number, request.note));
    case 'takeback':
      return [hosted.findTakeback(request)];
    case 'think':
      hosted.prepareMove(request.number);
      return [{}];
    case 'delegate': {
      const plan = hosted.delegateAnswer(request.number);
      return plan === undefined ? [{ isDelegated: false }] : [{ isDelegated: true }, plan];
    }
    case 'accept':
      return [{ isAccepted: hosted.acceptAnswer(request.number, request.answer) }];
    case 'move':
      return withNews(hosted, request, () => hosted.move(request.number));
    case 'why':
      return [
        {},
        JSON.stringify(hosted.isAsked(request.watcher) ? match.why(request.choice) : { why: 'not offered' }),
      ];
    case 'barred':
      return [{}, JSON.stringify(hosted.isAsked(request.watcher) ? match.barred() : [])];
    case 'hint':
      return [{}, JSON.stringify(hosted.findHint(request.watcher, request.isQuick) ?? null)];
    case 'save': {
      const save = hosted.createSave(request.now);
      return save === undefined ? [{}] : [{ name: save.name }, save.bytes];
    }
    case 'archive':
      return [{}, hosted.createArchive(request.stored)];
    case 'snapshot': {
      const { number } = match;
      const position = match.position() as unknown as Json;
      return [{ number, version: match.header.version, position }];
    }
  }
}

function recallAnswer(
  hosted: ExecutorMatch,
  { seat, number, choices, entries }: TableOperations['recall']['request'],
): TableOperations['recall']['result'] {
  if (!loadSteps(hosted, number, entries)) return { needsEntries: true };
  return { isAnswered: hosted.hasAnswer(seat, number, choices) };
}

/** Loads the steps after that number into memory, if they are not there. Returns false if that needs entries. */
function loadSteps(
  hosted: ExecutorMatch,
  since: number,
  entries: readonly ArchiveEntry[] | undefined,
): boolean {
  if (hosted.hasSteps(since)) return true;
  if (entries === undefined) return false;
  hosted.loadSteps(entries);
  return true;
}

function createNews(
  hosted: ExecutorMatch,
  { watchers, since, entries }: TableOperations['news']['request'],
): ReplyContent {
  if (!loadSteps(hosted, since, entries)) return [{ needsEntries: true }];
  return [{}, ...watchers.map((watcher) => hosted.newsFor(watcher, since))];
}

function createPastNews(
  hosted: ExecutorMatch,
  { since, until, entries }: TableOperations['pastNews']['request'],
): ReplyContent {
  if (!hosted.hasStepsForPast(since, until)) {
    if (entries === undefined) return [{ needsEntries: true }];
    hosted.loadSteps(entries);
  }
  return [{}, hosted.pastNewsForSpectators(since, until)];
}

/** Each answer is redacted and stringified once per watcher, however many clients the watcher has. */
function withNews(
  hosted: ExecutorMatch,
  { watchers, deltaWatchers }: NewsRecipients,
  advance: () => AdvanceResult,
): ReplyContent {
  const since = hosted.match.number;
  const result = advance();
  if ('refused' in result) return [result];
  return [
    result,
    ...watchers.map((watcher) => hosted.newsFor(watcher, since)),
    ...deltaWatchers.map((watcher) => hosted.changeFor(watcher, since)),
  ];
}

const toThrownError = (error: unknown): ThrownError =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: typeof error, message: String(error), stack: '' };
