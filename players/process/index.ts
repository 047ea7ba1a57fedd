export { isProgram } from './beginning.ts';
export { Child } from './child.ts';
export { CannotIsolate, chooseCell } from './isolate.ts';
export { openReferee } from './referee.ts';
