export { CannotIsolate } from './isolate.ts';
export { openReferee } from './referee.ts';
