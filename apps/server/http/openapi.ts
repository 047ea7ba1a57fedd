/** Generates the description of the REST interface in the format OpenAPI from the schemas that validate requests. */
import type { JsonSchema } from '@ludoteca/kernel';
import { problemReply } from '@ludoteca/wire';
import { describeRoute, type RouteDescription } from './route-descriptions.ts';

const INFO = {
  title: 'Ludoteca',
  version: '1',
  description:
    'Tables of turn-based games. docs/server.md explains the interface and the messages of the connection.',
};

/** `routes`: all routes of the server by method and address. */
export function createOpenApi(routes: readonly string[]): JsonSchema {
  const paths: { [path: string]: { [method: string]: JsonSchema } } = {};
  for (const route of routes) {
    const [method = '', address = ''] = route.split(' ');
    const path = address.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(path, describeRoute(route)) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemReply.jsonSchema() },
    },
  };
}

function toOperation(path: string, description: RouteDescription): JsonSchema {
  const { summary, needsToken, body, status, reply, media = 'application/json' } = description;
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const content =
    status === 204 ? {} : { content: { [media]: reply === undefined ? {} : { schema: reply.jsonSchema() } } };
  return {
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(needsToken === undefined ? {} : { security: [{ token: [] }] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body.jsonSchema() } } } }),
    responses: {
      [status]: { description: 'Done.', ...content },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}
