/** Shows the description of the REST interface as a page that needs nothing but its own style sheet. */
import type { Json, JsonSchema } from '@ludoteca/kernel';
import { problemReply } from '@ludoteca/wire';
import type { FastifyInstance } from 'fastify';
import { createOpenApi } from './openapi.ts';
import { describeRoute, type RouteDescription } from './route-descriptions.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
h2 { margin: 2.5rem 0 0; font-size: 1.05rem; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-top: 1rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.95rem; }
code { font-family: ui-monospace, monospace; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.token { opacity: 0.75; font-weight: 400; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; }
th { font-weight: 600; }
`;

/** Registers the page, its style and the description itself. `routes`: all routes, when the server is ready. */
export function registerApiPage(api: FastifyInstance, routes: readonly string[]): void {
  let page: string | undefined;
  api.get('', (_, reply) => {
    page ??= renderPage(routes);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  api.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  let document: JsonSchema | undefined;
  api.get('/openapi.json', () => (document ??= createOpenApi(routes)));
}

const renderPage = (routes: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludoteca: interface of the server</title>
<link rel="stylesheet" href="/api/style.css">
<h1>Interface of the server</h1>
<p>Bodies are JSON. Requests with a token have the header <code>Authorization: Bearer TOKEN</code>. The same description as
<a href="/api/openapi.json">OpenAPI</a>.</p>
${routes.map((route) => renderRoute(route, describeRoute(route))).join('\n')}
<h2>Refusals</h2>
<p>Every refused request has a status of 400 or more and this body.</p>
${renderFields(problemReply.jsonSchema())}
</html>
`;

function renderRoute(
  route: string,
  { summary, needsToken, body, status, reply, media }: RouteDescription,
): string {
  const [method = '', path = ''] = route.split(' ');
  const token = needsToken === undefined ? '' : ' <span class="token">needs a token</span>';
  const content =
    reply === undefined
      ? `<p>${escapeHtml(media ?? (status === 204 ? 'nothing' : 'JSON'))}</p>`
      : renderFields(reply.jsonSchema());
  return `<h2><span class="method">${method}</span> <code>${escapeHtml(path)}</code>${token}</h2>
<p>${escapeHtml(summary)}</p>
${body === undefined ? '' : `<h3>Request</h3>\n${renderFields(body.jsonSchema())}\n`}<h3>Reply ${status}</h3>
${content}`;
}

/** The part of a JSON Schema that the page shows. */
interface ShownSchema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly ShownSchema[];
  readonly items?: ShownSchema;
  readonly properties?: { readonly [name: string]: ShownSchema };
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A table of the fields of an object, or of the objects in a list. */
function renderFields(schema: ShownSchema): string {
  const { properties, required = [], items } = schema;
  if (items !== undefined) return `<p>A list of:</p>\n${renderFields(items)}`;
  if (properties === undefined) return `<p>${escapeHtml(formatType(schema))}</p>`;
  const rows = Object.entries(properties).map(([name, field]) => {
    const presence = required.includes(name) ? 'always' : 'optional';
    const cells = [formatType(field), presence, field.description ?? ''].map(
      (text) => `<td>${escapeHtml(text)}</td>`,
    );
    return `<tr><td><code>${escapeHtml(name)}</code></td>${cells.join('')}</tr>`;
  });
  return `<table>\n<tr><th>field</th><th>type</th><th></th><th></th></tr>\n${rows.join('\n')}\n</table>`;
}

/** Such as `text, at most 64 characters`. */
function formatType({
  type,
  maxLength,
  minimum,
  maximum,
  items = {},
  anyOf,
  enum: among,
}: ShownSchema): string {
  if (among !== undefined) return among.map((value) => JSON.stringify(value)).join(', ');
  if (anyOf !== undefined) return anyOf.map(formatType).join(' or ');
  if (type === 'array') return `list of ${formatType(items)}`;
  if (type === 'string') return `text, at most ${maxLength} characters`;
  if (type !== 'integer') return type ?? 'any JSON';
  return `whole number from ${minimum}${maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`}`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
