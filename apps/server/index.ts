/** The public interface of the server package. */
export { type Server, serve, type ServeOptions } from './serve.ts';
export { isPostgresUrl } from './storage/open-postgres.ts';
export { formatLocation, openStorage } from './storage/open-storage.ts';
export type { Storage } from './storage/storage.ts';
export { createProcessStarter } from './execution/worker-process.ts';
