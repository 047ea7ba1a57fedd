/** The public interface of the referee for bot programs. */
export { isExecutableProgram } from './sandbox/executable.ts';
export { ChildProgram } from './program/child-program.ts';
export { IsolationError, chooseSandbox } from './sandbox/choose-sandbox.ts';
export { openReferee } from './referee/program-referee.ts';
