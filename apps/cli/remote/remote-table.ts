/** Watches a remote table: absent players, lost connections, problems, the fairness of the shuffle. */
import type { AnyParts } from '@ludoteca/kernel';
import { type AutoPassSettings, EXIT_CODES, type Hint } from '@ludoteca/kit';
import { type FairSeat, type RemoteChair, PERSON, RefusedError, type TableInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { messageOf, toSingleLine } from '../terminal/sanitize.ts';
import { EventLog, type LogItem, logItemsOf } from '../session/event-log.ts';
import type { RemoteHost } from '../session/terminal-session.ts';
import type { ServerClient } from './server-client.ts';
import { TableActions } from './table-actions.ts';
import { describeChanges, isAway } from './table-changes.ts';
import type { RemoteTexts } from './texts/index.ts';

export class RemoteTable implements RemoteHost {
  private readonly chair: RemoteChair;
  private readonly server: ServerClient;
  private readonly fairSeat: FairSeat;
  private readonly id: string;
  readonly actions: TableActions;
  private followed: TableInfo | undefined;
  /** The number of the chat message that was reported last. */
  private lastMessage = 0;
  /** Why the shuffle is not fair, or why its evidence cannot be stored. */
  private fairnessError: CliError | undefined;
  private readonly noticeListeners = new Set<(notice: string) => void>();

  /** `id`: the table that was asked for. */
  constructor(chair: RemoteChair, server: ServerClient, fairSeat: FairSeat, id: string) {
    this.chair = chair;
    this.server = server;
    this.fairSeat = fairSeat;
    this.id = id;
    this.actions = new TableActions(chair, server, id);
    chair.onChange(() => void this.followShuffle());
  }

  /** All received events; only those of the last step count as unseen. */
  eventLog(): EventLog<LogItem> {
    const { steps, watcher } = this.chair;
    const log = new EventLog<LogItem>();
    log.add(watcher, steps.slice(0, -1).flatMap(logItemsOf));
    log.markSeen(watcher);
    log.add(watcher, steps.slice(-1).flatMap(logItemsOf));
    return log;
  }

  observe(onNotice: (notice: string) => void): () => void {
    const { chair } = this;
    const { texts, guest } = this.server;
    let table = chair.table;
    let lost = false;
    const update = (): void => {
      const isLost = chair.state === 'lost' || (lost && chair.state !== 'live');
      if (isLost !== lost) onNotice(texts.notices[isLost ? 'lost' : 'found']);
      lost = isLost;
      for (const notice of describeChanges(table, chair.table, guest?.id, texts)) onNotice(notice);
      for (const { number, guest: writer, name, text } of chair.chat)
        if (number > this.lastMessage && writer !== guest?.id)
          onNotice(toSingleLine(texts.notices.chat(name, text)));
      this.lastMessage = chair.chat.at(-1)?.number ?? this.lastMessage;
      table = chair.table;
      if (chair.problem !== undefined) onNotice(this.server.formatProblem(chair.problem));
    };
    for (const notice of describeAbsent(chair.table, guest?.id, texts)) onNotice(notice);
    update();
    const unsubscribe = chair.onChange(update);
    this.noticeListeners.add(onNotice);
    return () => {
      unsubscribe();
      this.noticeListeners.delete(onNotice);
    };
  }

  isAlone(): boolean {
    return this.chair.table?.seats.filter(({ kind }) => kind === PERSON).length === 1;
  }

  async findHint(): Promise<Hint<AnyParts> | undefined> {
    try {
      return await this.chair.hint();
    } catch (error) {
      throw error instanceof RefusedError ? new Error(this.server.formatProblem(error.problem)) : error;
    }
  }

  autoPass(): AutoPassSettings | undefined {
    return this.chair.table?.autoPass;
  }

  async setAutoPass(settings: AutoPassSettings): Promise<string | undefined> {
    const changed = await this.server.api.setAutoPass(this.id, settings);
    if (changed.ok) this.chair.table = changed.value;
    return changed.ok ? undefined : this.server.formatProblem(changed.problem);
  }

  closedError(): CliError | undefined {
    const { problem } = this.chair;
    if (this.actions.isAborted) return new CliError(this.server.texts.actions.aborted, EXIT_CODES.done);
    return problem === undefined ? this.fairnessError : this.server.toCliError(problem);
  }

  /** Records each state of the table, reveals the nonce when it is due, and stops the session if the server cheats. */
  private async followShuffle(): Promise<void> {
    const { table } = this.chair;
    if (table === undefined || table === this.followed || this.fairnessError !== undefined) return;
    this.followed = table;
    try {
      const { violation } = await this.fairSeat.update(this.id, table);
      if (violation !== undefined)
        this.stop(this.server.toCliError({ problem: 'unfair', facts: { violation } }));
    } catch (error) {
      this.stop(error instanceof CliError ? error : new CliError(messageOf(error)));
    }
  }

  private stop(error: CliError): void {
    this.fairnessError = error;
    for (const onNotice of Array.from(this.noticeListeners)) onNotice(error.message);
  }
}

const describeAbsent = (
  table: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] =>
  (table?.seats ?? [])
    .filter((seat) => seat.guest !== own && isAway(seat))
    .map(({ name }) => notices.away(name));
