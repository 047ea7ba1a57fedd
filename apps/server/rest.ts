/** The REST side: docs/server.md describes it for other programs. */
import { makeArchive, recordMatch } from '@ludoteca/kernel';
import { type FormField, type Form, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import type { FieldInfo, FormInfo, GameInfo, Guest, TableInfo } from '@ludoteca/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { ZodType } from 'zod';
import { arrive, guestOf, rename, whose } from './guests.ts';
import type { House } from './house.ts';
import { joinWish, nameWish, noWish, tableWish, valid } from './schemas.ts';
import type { Host } from './tables/host.ts';

interface At {
  Params: { id: string };
}

/** A route for guests only. */
type Own<R extends RouteGenericInterface> = (
  guest: Guest,
  request: FastifyRequest<R>,
  reply: FastifyReply,
) => Promise<unknown>;

export function restOf(house: House, host: Host): (api: FastifyInstance) => void {
  const games = house.games.map(gameInfo);
  const scarce = { config: { rateLimit: { max: house.limits.makes } } };
  const own =
    <R extends RouteGenericInterface = RouteGenericInterface>(deed: Own<R>) =>
    async (request: FastifyRequest<R>, reply: FastifyReply): Promise<unknown> =>
      deed(await guestOf(house, tokenIn(request)), request, reply);

  const tableFor = async (request: FastifyRequest<At>): Promise<TableInfo> => {
    const table = await host.table(request.params.id);
    return table.info(await whose(house, tokenIn(request)));
  };

  return (api) => {
    api.get('/games', () => games);
    api.post('/guests', scarce, async (request, reply) => {
      reply.code(201);
      return arrive(house, given(nameWish, request).name);
    });

    api.get(
      '/me',
      own(async (guest) => guest),
    );
    api.patch(
      '/me',
      own((guest, request) => rename(house, guest, given(nameWish, request).name)),
    );
    api.get(
      '/me/tables',
      own((guest) => host.tablesOf(guest)),
    );

    api.get('/tables', () => host.listed());
    api.post(
      '/tables',
      { ...scarce, bodyLimit: house.limits.wish },
      own((guest, request, reply) => {
        reply.code(201);
        return host.make(guest, given(tableWish, request));
      }),
    );
    api.get<At>('/tables/:id', (request) => tableFor(request));
    api.post<At>(
      '/tables/:id/join',
      own<At>((guest, request) => host.join(request.params.id, guest, given(joinWish, request))),
    );
    api.post<At>(
      '/tables/:id/leave',
      own<At>((guest, request, reply) => {
        given(noWish, request);
        reply.code(204);
        return host.leave(request.params.id, guest);
      }),
    );
    api.post<At>(
      '/tables/:id/rematch',
      scarce,
      own<At>((guest, request) => {
        given(noWish, request);
        return host.rematch(request.params.id, guest);
      }),
    );
    api.get<At>(
      '/tables/:id/file',
      own<At>(async (guest, { params: { id } }, reply) => {
        const table = await host.table(id);
        const { name, bytes } = await table.saved(guest);
        return download(reply, name, bytes);
      }),
    );
    api.get<At>('/tables/:id/archive', async ({ params: { id } }, reply) => {
      return download(reply, `${id}.ludoteca`, await archiveOf(house, host, id));
    });
  };
}

/** A file that a browser puts away and does not show. */
const download = (reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(Buffer.from(bytes));

async function archiveOf({ storage }: House, host: Host, id: string): Promise<Buffer> {
  const table = await host.table(id);
  const match = await table.over();
  const kept = await storage.entries(id);
  const times = kept.map(({ at }) => at);
  const players = table.info().seats.map(({ name, kind }) => ({ name, kind }));
  return Buffer.from(makeArchive(recordMatch(match, { times, players })));
}

/** What a request wishes. A body may be missing where nothing needs to be said. */
const given = <T>(schema: ZodType<T>, { body }: { readonly body?: unknown }): T => valid(schema, body ?? {});

function tokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
}

function gameInfo(entry: AnyCatalogueEntry): GameInfo {
  const { game, listed, form, texts, files } = entry;
  const { id, version, seats } = game;
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const { name, about, players = {}, settings } = texts[language];
      return [language, { name, about, players, settings }];
    }),
  ) as unknown as GameInfo['words'];
  const info = { id, version, seats, listed, players: playerNames(entry), form: formInfo(form), words };
  return files === undefined ? info : { ...info, files: { ending: files.extension } };
}

const formInfo = (form: Form): FormInfo =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, fieldInfo(field)]));

function fieldInfo(field: FormField): FieldInfo {
  if (field.kind !== 'file') return field;
  const { kind, among, usual, endings } = field;
  return { kind, among, usual, endings };
}
