/** The public interface of the server package. */
export { type Server, serve, type ServeOptions } from './serve.ts';
export { openLibsql } from './storage/open-libsql.ts';
export type { Storage } from './storage/storage.ts';
export { createProcessStarter } from './execution/worker-process.ts';
