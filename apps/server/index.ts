export { type Server, serve, type ServeOptions } from './serve.ts';
export type { Storage } from './storage/port.ts';
