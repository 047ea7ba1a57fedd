import { validate } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { playedTable, rawRequest } from '../testing/requests.testing.ts';
import { registerGuest, startServer } from '../testing/server.testing.ts';
import { describeRoute } from './route-descriptions.ts';

interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: { readonly summary: string; readonly responses: object };
    };
  };
}

describe('the description of the interface', () => {
  test('has every route of the server with a summary, and what it replies', async () => {
    const server = await startServer();
    const document = (await (await rawRequest(server, '/api/openapi.json')).json()) as OpenApiDocument;
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary, responses }]) => ({
        path,
        method,
        summary,
        responses,
      })),
    );
    expect(operations.length).toBeGreaterThan(15);
    expect(operations.filter(({ summary }) => summary === '')).toEqual([]);
    for (const { responses } of operations) expect(responses).toHaveProperty('default');
    const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    for (const route of ['get /metrics', 'delete /api/me', 'post /api/tables', 'get /api/tables/{id}/live'])
      expect(described).toContain(route);
  });

  test('has the schemas that validate requests', async () => {
    const server = await startServer();
    const document = (await (await rawRequest(server, '/api/openapi.json')).json()) as OpenApiDocument;
    expect(document.paths['/api/tables/{id}/join']?.['post']).toMatchObject({
      parameters: [{ name: 'id', in: 'path' }],
      security: [{ token: [] }],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
      },
      responses: {
        200: {
          content: { 'application/json': { schema: { required: expect.arrayContaining(['id', 'seats']) } } },
        },
      },
    });
  });

  test('is a page without scripts that loads nothing from elsewhere', async () => {
    const server = await startServer();
    const response = await rawRequest(server, '/api');
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).not.toMatch(/<script|https?:|style=/);
    for (const path of ['/api/me', '/api/tables/:id/join', '/metrics'])
      expect(page).toContain(`<code>${path}</code>`);
    expect((await rawRequest(server, '/api/style.css')).headers.get('content-type')).toContain('text/css');
  });

  test('fits what the server replies', async () => {
    const server = await startServer();
    const { id, ada } = await playedTable(server);
    const eve = await registerGuest(server, 'Eve');
    const open = expectOk(await ada.api.rematch(id));
    const replies: readonly (readonly [string, unknown])[] = [
      ['POST /api/guests', eve.guest],
      ['GET /api/me', expectOk(await eve.api.me())],
      ['GET /api/tables/:id', expectOk(await ada.api.table(id))],
      ['POST /api/tables/:id/rematch', open],
      ['GET /api/me/tables', expectOk(await ada.api.myTables())],
      ['GET /api/games', expectOk(await ada.api.games())],
    ];
    for (const [route, reply] of replies)
      expect([route, validate(describeRoute(route).reply!, reply)]).toEqual([
        route,
        { ok: true, value: reply },
      ]);
  });
});
