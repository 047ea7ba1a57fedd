/** The commands of a person at a remote table: takebacks, claims, clock, chat, pace. The server decides whether they are allowed. */
import type { Result } from '@ludoteca/kernel';
import {
  type AbsenceMeasure,
  PERSON,
  PLAY_PACES,
  type RemoteChair,
  type ServerProblem,
  type TableInfo,
} from '@ludoteca/wire';
import type { ActionResult, RemoteActions, RemoteCommand } from '../session/remote-actions.ts';
import { formatClockLines } from './format-clock.ts';
import type { ServerClient } from './server-client.ts';

type TableReply = Promise<Result<TableInfo | undefined, ServerProblem>>;

export class TableActions implements RemoteActions {
  private readonly chair: RemoteChair;
  private readonly server: ServerClient;
  private readonly id: string;

  constructor(chair: RemoteChair, server: ServerClient, id: string) {
    this.chair = chair;
    this.server = server;
    this.id = id;
  }

  isAvailable(command: RemoteCommand): boolean {
    const { table, watcher } = this.chair;
    if (table === undefined) return false;
    if (command === 'clock') return table.waiting !== undefined;
    if (typeof watcher !== 'number') return false;
    const people = table.seats.filter(({ kind }) => kind === PERSON).length;
    const isAwaited = table.takeback?.awaited.includes(watcher) === true;
    const hasComputers = people < table.seats.length;
    return {
      undo: table.takeback === undefined,
      agree: isAwaited,
      decline: isAwaited,
      claim: this.findClaimableSeat() !== undefined,
      return: table.seats[watcher]?.substitute !== undefined,
      chat: people > 1 && table.terms?.chat !== false,
      pace: people === 1 && hasComputers,
      skip: people === 1 && hasComputers,
    }[command];
  }

  run(command: RemoteCommand, argument: string): Promise<ActionResult> {
    const { api, texts } = this.server;
    const { actions } = texts;
    const { id } = this;
    switch (command) {
      case 'undo':
        return this.send(api.takeBack(id), ({ takeback }) =>
          takeback === undefined ? actions.takenBack : actions.proposed,
        );
      case 'agree':
        return this.send(api.takeBack(id, { accept: true }), () => actions.agreed);
      case 'decline':
        return this.send(api.takeBack(id, { accept: false }), () => actions.declined);
      case 'claim':
        return this.claim(argument);
      case 'return':
        return this.send(api.takeSeat(id), () => actions.returned);
      case 'clock':
        return Promise.resolve({ note: this.describeClock() });
      case 'chat':
        return argument === ''
          ? Promise.resolve({ error: actions.chatEmpty })
          : this.send(api.chat(id, argument), () => actions.sent);
      case 'pace':
        return this.changePace(argument);
      case 'skip':
        return this.send(api.skip(id), () => actions.skipped);
    }
  }

  /** The other person whom the match waits for, if that person is away. */
  private findClaimableSeat(): number | undefined {
    const { table, watcher } = this.chair;
    const seat = table?.waiting?.seat;
    if (seat === undefined || seat === watcher) return undefined;
    const info = table?.seats[seat];
    const isAway = info?.kind === PERSON && !info.here && info.substitute === undefined;
    return isAway && (table?.terms?.claims.length ?? 0) > 0 ? seat : undefined;
  }

  /** Without a name the first measure that the terms allow is claimed. */
  private async claim(wanted: string): Promise<ActionResult> {
    const { actions } = this.server.texts;
    const seat = this.findClaimableSeat();
    const allowed = this.chair.table?.terms?.claims ?? [];
    const measure = allowed.find(
      (one) => wanted === '' || one === wanted || actions.measures[one] === wanted,
    );
    if (seat === undefined || measure === undefined)
      return {
        error: actions.noMeasure(allowed.map((one: AbsenceMeasure) => actions.measures[one]).join(', ')),
      };
    return this.send(this.server.api.claim(this.id, { seat, measure }), () => actions.claimed);
  }

  private async changePace(wanted: string): Promise<ActionResult> {
    const { actions } = this.server.texts;
    const all = PLAY_PACES.map((pace) => actions.paces[pace]).join(', ');
    const now = this.chair.table?.terms?.pace ?? 'relaxed';
    if (wanted === '') return { note: actions.pace(actions.paces[now], all) };
    const pace = PLAY_PACES.find((one) => one === wanted || actions.paces[one] === wanted);
    if (pace === undefined) return { error: actions.noPace(all) };
    return this.send(this.server.api.setPace(this.id, pace), () => actions.pace(actions.paces[pace], all));
  }

  private describeClock(): string {
    const { table } = this.chair;
    return table === undefined ? '' : formatClockLines(table, this.server.texts.clock).join(' ');
  }

  private async send(
    reply: TableReply,
    format: (table: Partial<TableInfo>) => string,
  ): Promise<ActionResult> {
    const result = await reply;
    if (!result.ok) return { error: this.server.formatProblem(result.problem) };
    if (result.value !== undefined) this.chair.table = result.value;
    return { note: format(result.value ?? {}) };
  }
}
