/** The used parts of graphile-worker, in a module of their own that is loaded on demand, because few commands need it. */
export { Logger, run, runMigrations } from 'graphile-worker';
