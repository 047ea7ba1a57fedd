/** Describes every route: its purpose, request and reply. The description of the interface is generated from it. */
import { type Schema, schema } from '@ludoteca/kernel';
import {
  accountRequest,
  administrationReply,
  autoPassRequest,
  blockedReply,
  chatRequest,
  claimRequest,
  createTableRequest,
  createTournamentRequest,
  credentialsReply,
  guestReply,
  joinRequest,
  MAX_UPLOADS,
  mutedRequest,
  personSummary,
  paceRequest,
  passwordChange,
  profileReply,
  recoveryReply,
  reportRequest,
  signInReply,
  signInRequest,
  takebackAnswer,
  renameRequest,
  revealRequest,
  tableReply,
  tournamentReply,
  uploadInfo,
  uploadRequest,
} from '@ludoteca/wire';

export interface RouteDescription {
  readonly summary: string;
  /** A request without the token of a guest is refused. */
  readonly needsToken?: true;
  readonly body?: Schema<unknown>;
  /** Status and content of the reply. */
  readonly status: number;
  readonly reply?: Schema<unknown>;
  /** The media type of a reply that is not JSON. */
  readonly media?: string;
}

const tables = schema.list(tableReply, 100);
const file = { status: 200, media: 'application/octet-stream' } as const;
const page = { status: 200, media: 'text/html' } as const;

/** By method and address. */
const ROUTE_DESCRIPTIONS: { readonly [route: string]: RouteDescription } = {
  'GET /health': { summary: 'Whether the process lives.', status: 200 },
  'GET /ready': { summary: 'Whether the server can work: 503 if it cannot.', status: 200 },
  'GET /metrics': { summary: 'Measurements for Prometheus.', status: 200, media: 'text/plain' },
  'GET /api': { summary: 'This description, as a page.', ...page },
  'GET /api/style.css': { summary: 'The style of that page.', status: 200, media: 'text/css' },
  'GET /api/openapi.json': { summary: 'This description, in the format OpenAPI 3.1.', status: 200 },
  'GET /api/games': {
    summary: 'All games: seats, computer players, settings form, texts in all languages.',
    status: 200,
    reply: schema.list(schema.anything, 1000),
  },
  'POST /api/guests': {
    summary: 'Creates a guest.',
    body: renameRequest,
    status: 201,
    reply: credentialsReply,
  },
  'GET /api/me': { summary: 'The guest.', needsToken: true, status: 200, reply: guestReply },
  'PATCH /api/me': {
    summary: 'Renames the guest. Tables keep the name at the time of joining.',
    needsToken: true,
    body: renameRequest,
    status: 200,
    reply: guestReply,
  },
  'DELETE /api/me': {
    summary:
      'Deletes the guest: it leaves open tables, resigns the others, and its name disappears from all.',
    needsToken: true,
    status: 204,
  },
  'POST /api/me/account': {
    summary: 'Makes an account of the guest: its name belongs to it, and other devices can sign in.',
    needsToken: true,
    body: accountRequest,
    status: 201,
    reply: recoveryReply,
  },
  'PATCH /api/me/account': {
    summary: 'Changes the password and signs all other devices out.',
    needsToken: true,
    body: passwordChange,
    status: 204,
  },
  'POST /api/sessions': {
    summary:
      'Signs in with an account. With a recovery code the password becomes the new one, all other devices are signed out, and the reply has the next code.',
    body: signInRequest,
    status: 201,
    reply: signInReply,
  },
  'DELETE /api/me/session': {
    summary: 'Signs out: invalidates the token. Only with an account.',
    needsToken: true,
    status: 204,
  },
  'GET /api/people/:id': {
    summary: 'A person: name, results and ratings.',
    status: 200,
    reply: profileReply,
  },
  'POST /api/people/:id/report': {
    summary: 'Reports a person to the administrators of the server.',
    needsToken: true,
    body: reportRequest,
    status: 204,
  },
  'GET /api/me/blocks': {
    summary: 'The people whom the guest has blocked.',
    needsToken: true,
    status: 200,
    reply: schema.list(blockedReply, 500),
  },
  'PUT /api/me/blocks/:id': {
    summary: 'Blocks a person: their messages are not sent to the guest, and they do not sit at one table.',
    needsToken: true,
    status: 204,
  },
  'DELETE /api/me/blocks/:id': { summary: 'Ends a block.', needsToken: true, status: 204 },
  'GET /api/me/uploads': {
    summary: 'The matches that the guest has played without this server and uploaded, latest first.',
    needsToken: true,
    status: 200,
    reply: schema.list(uploadInfo, MAX_UPLOADS),
  },
  'POST /api/me/uploads': {
    summary: 'Stores the archive of a match for the guest. It is not replayed and never rated.',
    needsToken: true,
    body: uploadRequest,
    status: 201,
    reply: uploadInfo,
  },
  'GET /api/me/uploads/:id': { summary: 'The archive of an uploaded match.', needsToken: true, ...file },
  'DELETE /api/me/uploads/:id': { summary: 'Deletes an uploaded match.', needsToken: true, status: 204 },
  'GET /api/me/tables': {
    summary: 'The guest’s unfinished tables, newest first.',
    needsToken: true,
    status: 200,
    reply: tables,
  },
  'GET /api/me/matches': {
    summary:
      'The guest’s finished matches, newest first; the query may have `game`, `opponent` (a name), `result` (`won`, `lost`) and `before` (milliseconds).',
    needsToken: true,
    status: 200,
    reply: tables,
  },
  'GET /api/admin': {
    summary: 'Counts, newest tables, reports, limits and metrics. Needs the token of the administration.',
    needsToken: true,
    status: 200,
    reply: administrationReply,
  },
  'GET /api/admin/people': {
    summary: 'People whose name contains the text `name` of the query. For the administration.',
    needsToken: true,
    status: 200,
    reply: schema.list(personSummary, 50),
  },
  'POST /api/admin/people/:id/muted': {
    summary: 'Takes the right to chat away, or gives it back. For the administration.',
    needsToken: true,
    body: mutedRequest,
    status: 204,
  },
  'DELETE /api/admin/people/:id': {
    summary: 'Deletes a person, as the person could. For the administration.',
    needsToken: true,
    status: 204,
  },
  'DELETE /api/admin/tables/:id': {
    summary: 'Closes a table: nobody can go on with its match. For the administration.',
    needsToken: true,
    status: 204,
  },
  'DELETE /api/admin/reports/:id': {
    summary: 'Deletes a report. For the administration.',
    needsToken: true,
    status: 204,
  },
  'POST /api/admin/clean-up': {
    summary: 'Deletes at once what is older than the limits allow. For the administration.',
    needsToken: true,
    status: 204,
  },
  'GET /api/tournaments': {
    summary: 'The tournaments between people, the latest changed first.',
    status: 200,
    reply: schema.list(tournamentReply, 100),
  },
  'GET /api/tournaments/:id': {
    summary: 'A tournament: players, rounds, standings.',
    status: 200,
    reply: tournamentReply,
  },
  'POST /api/tournaments': {
    summary: 'Creates a tournament, in which its organizer may enrol like everyone else.',
    needsToken: true,
    body: createTournamentRequest,
    status: 201,
    reply: tournamentReply,
  },
  'POST /api/tournaments/:id/enrol': {
    summary: 'Enrols the guest before the first round.',
    needsToken: true,
    status: 200,
    reply: tournamentReply,
  },
  'POST /api/tournaments/:id/leave': {
    summary: 'The guest is not paired any more.',
    needsToken: true,
    status: 200,
    reply: tournamentReply,
  },
  'POST /api/tournaments/:id/start': {
    summary: 'Starts the first round. Only for the organizer.',
    needsToken: true,
    status: 200,
    reply: tournamentReply,
  },
  'POST /api/tournaments/:id/end': {
    summary: 'Ends the tournament as it is. Only for the organizer.',
    needsToken: true,
    status: 200,
    reply: tournamentReply,
  },
  'GET /api/tables': {
    summary: 'The listed, unfinished tables with at least one person, newest first.',
    status: 200,
    reply: tables,
  },
  'POST /api/tables': {
    summary: 'Creates a table without people.',
    needsToken: true,
    body: createTableRequest,
    status: 201,
    reply: tableReply,
  },
  'GET /api/tables/:id': { summary: 'A table.', status: 200, reply: tableReply },
  'POST /api/tables/:id/join': {
    summary: 'Takes a seat. The match starts when all seats are taken.',
    needsToken: true,
    body: joinRequest,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/reveal': {
    summary: 'Reveals the nonce to which the guest has committed itself.',
    needsToken: true,
    body: revealRequest,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/leave': {
    summary: 'Frees the seat at an open table. A table without people is deleted.',
    needsToken: true,
    status: 204,
  },
  'POST /api/tables/:id/chat': {
    summary: 'Writes in the table chat. Only for players.',
    needsToken: true,
    body: chatRequest,
    status: 204,
  },
  'POST /api/tables/:id/rematch': {
    summary: 'The next table of the same players, which the first request creates.',
    needsToken: true,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/auto-pass': {
    summary: 'Changes the auto-pass settings of the guest’s seat, which the server executes.',
    needsToken: true,
    body: autoPassRequest,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/pace': {
    summary: 'Changes how fast computers move, if no other person plays.',
    needsToken: true,
    body: paceRequest,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/skip': {
    summary: 'Lets computers move at once until the guest, who plays alone, is asked.',
    needsToken: true,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/claim': {
    summary: 'Claims a substitute for, or the withdrawal of, a player who is to move and away.',
    needsToken: true,
    body: claimRequest,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/takeback': {
    summary: 'Proposes to take the own latest decision back, or answers such a proposal.',
    needsToken: true,
    body: takebackAnswer,
    status: 200,
    reply: tableReply,
  },
  'POST /api/tables/:id/abort': {
    summary: 'Deletes a table whose match has no answer yet.',
    needsToken: true,
    status: 204,
  },
  'POST /api/tables/:id/take-seat': {
    summary: 'Takes the seat back from a substitute.',
    needsToken: true,
    status: 200,
    reply: tableReply,
  },
  'GET /api/tables/:id/file': {
    summary: 'The match as a save of the original program.',
    needsToken: true,
    ...file,
  },
  'GET /api/tables/:id/archive': { summary: 'The archive of a finished match.', ...file },
  'GET /api/tables/:id/live': {
    summary: 'A WebSocket for the match: hello, requests, news.',
    status: 101,
    media: 'application/json',
  },
};

/** The description of a route by method and address. A test requires one for every route. */
export const describeRoute = (route: string): RouteDescription =>
  ROUTE_DESCRIPTIONS[route] ?? { summary: '', status: 200 };
