/** The web worker of a replay: it replays and analyses a match without blocking the page. */
import { importEntry, PAGE_GAMES } from '../pages/load-entry.ts';
import type { ReplayReply, ReplayRequest } from './replay-messages.ts';
import { countFiles } from './count-files.ts';
import { openReplay, type ReplaySession } from './replay-session.ts';

let session: ReplaySession | undefined;

const reply = (message: ReplayReply): void => postMessage(message);

async function handle({ id, request }: ReplayRequest): Promise<void> {
  if (request.ask === 'open') {
    const opened = await openReplay(request.bytes, PAGE_GAMES, importEntry);
    if (opened.kind === 'replay') ({ session } = opened);
    reply({
      id,
      value: opened.kind === 'replay' ? { info: opened.session.info } : { problem: opened.problem },
    });
    return;
  }
  if (request.ask === 'count') return reply({ id, value: await countFiles(request.files, importEntry) });
  if (session === undefined) throw new Error('no match is open');
  if (request.ask === 'show') reply({ id, value: session.show(request.place, request.watcher) });
  else if (request.ask === 'steps') reply({ id, value: session.steps(request.watcher) });
  else {
    session.analyse((rated) => reply({ id, rated }), request.at);
    reply({ id, value: 'done' });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
  void handle(data).catch((error: unknown) => reply({ id: data.id, fault: String(error) }));
});
