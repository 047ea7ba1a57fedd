/** What is used of graphile-worker, in a module of its own: it is loaded on demand, because few commands need it. */
export { Logger, run, runMigrations } from 'graphile-worker';
