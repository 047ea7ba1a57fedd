export { type Server, serve, type ServeOptions } from './serve.ts';
export { openLibsql } from './storage/libsql.ts';
export type { Storage } from './storage/port.ts';
