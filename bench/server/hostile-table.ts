/** Plays a table whose settings, deck or save was made to exhaust the server. */
import { createFastDice, type Json } from '@ludoteca/kernel';
import { createApi, PERSON, RemoteChair } from '@ludoteca/wire';
import { WebSocket } from 'ws';

export interface AttackContent {
  readonly name: string;
  readonly settings: Json;
  readonly file?: Uint8Array;
  readonly seats?: number;
}

/** Answers after which a table that is still alive has failed as an attack. */
const MAX_ANSWERS = 20;
/** Milliseconds after which a table is left alone. */
const MAX_WAIT = 15_000;

/** Returns the id of the table; undefined if the server refuses to create it. */
export async function playHostileTable(
  address: string,
  game: string,
  { settings, file, seats = 2 }: AttackContent,
): Promise<string | undefined> {
  const tokens: string[] = [];
  for (let i = 0; i < seats; i++) {
    const created = await createApi(fetch, address, () => undefined).createGuest({ name: `Eve ${i}` });
    if (!created.ok) throw new Error(JSON.stringify(created.problem));
    tokens.push(created.value.token);
  }
  const table = await createApi(fetch, address, () => tokens[0]).createTable({
    game,
    seats: tokens.map(() => PERSON),
    ...(file === undefined
      ? { settings: settings as { readonly [key: string]: Json } }
      : { file: Buffer.from(file).toString('base64') }),
  });
  if (!table.ok) return undefined;
  const { id } = table.value;
  for (const token of tokens) await createApi(fetch, address, () => token).join(id);
  const url = `${address.replace('http', 'ws')}/api/tables/${id}/live`;
  const chairs = tokens.map((token) => connect(url, token));
  await answerAll(chairs);
  for (const chair of chairs) chair.close();
  return id;
}

const connect = (url: string, token: string): RemoteChair =>
  new RemoteChair({
    token,
    backoff: () => new Promise((resolve) => setTimeout(resolve, 100)),
    connect: (handlers) => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      socket.on('open', () => handlers.onOpen());
      socket.on('message', (data: Buffer) => handlers.onMessage(data.toString()));
      socket.on('close', () => handlers.onClose());
      socket.on('error', () => undefined);
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
  });

/** Answers until the match is over, is refused, or has had enough answers. */
function answerAll(chairs: readonly RemoteChair[]): Promise<void> {
  const dice = createFastDice('attack');
  let answers = 0;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    for (const chair of chairs) {
      chair.onChange(() => {
        if (chair.problem !== undefined) stop();
      });
      chair.subscribe(({ observation: { asked, outcome } }) => {
        if (outcome !== undefined) stop();
        else if (asked?.seat === chair.watcher && 'options' in asked) {
          if (answers++ >= MAX_ANSWERS) stop();
          // Actions come before words such as `pass`.
          const actions = asked.options.filter((option) => typeof option !== 'string');
          chair.answer(asked.number, dice.pick(actions.length > 0 ? actions : asked.options)).catch(stop);
        }
      });
    }
  });
}
