/** The web worker of a replay: it replays and analyses a match without blocking the page. */
import { ok } from '@ludoteca/kernel';
import { importEntry, PAGE_GAMES } from '../pages/load-entry.ts';
import type { ReplayReply, ReplayRequest } from './replay-messages.ts';
import { computeFileStatistics } from '../statistics/compute-file-statistics.ts';
import { openReplay, type ReplaySession } from './replay-session.ts';

let session: ReplaySession | undefined;

const reply = (message: ReplayReply): void => postMessage(message);

async function handle({ id, call }: ReplayRequest): Promise<void> {
  if (call.operation === 'open') {
    const opened = await openReplay(call.bytes, PAGE_GAMES, importEntry);
    if (opened.ok) session = opened.value;
    return reply({ id, value: opened.ok ? ok(opened.value.info) : opened });
  }
  if (call.operation === 'count')
    return reply({ id, value: await computeFileStatistics(call.files, importEntry) });
  if (session === undefined) throw new Error('no match is open');
  if (call.operation === 'show') reply({ id, value: session.show(call.place, call.watcher) });
  else if (call.operation === 'steps') reply({ id, value: session.steps(call.watcher) });
  else {
    session.analyse((rated) => reply({ id, rated }), call.at);
    reply({ id, value: 'done' });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
  void handle(data).catch((error: unknown) => reply({ id: data.id, fault: String(error) }));
});
