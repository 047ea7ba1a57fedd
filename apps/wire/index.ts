export { type Api, apiOf, type Fetch, type SaveFile } from './api.ts';
export { HostedChair, type HostedNews } from './hosted.ts';
export type { Hands, LinkState, Socket, SocketEars } from './link.ts';
export { Refused } from './pleas.ts';
export { PASSING, type ProblemKey, PROBLEMS } from './problems.ts';
export * from './wire.ts';
