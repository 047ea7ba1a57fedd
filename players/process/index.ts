/** The public interface of the referee for bot programs. */
export { isExecutableProgram } from './sandbox/executable.ts';
export { openTerminalProgram } from './terminal/terminal-program.ts';
export { guessProtocol, PROTOCOL_KINDS, type ProtocolKind } from './program/guess-protocol.ts';
export { ChildProgram } from './program/child-program.ts';
export { IsolationError, chooseSandbox } from './sandbox/choose-sandbox.ts';
export { findProgramProblem } from './sandbox/sandbox.ts';
export { openReferee } from './referee/program-referee.ts';
export {
  hashFile,
  openSubmissionBuilder,
  type PreparedProgram,
  type SubmissionBuilder,
} from './submissions/prepare-submission.ts';
export { prepareFolder, type PreparedFolder } from './submissions/prepare-folder.ts';
export {
  listSubmissions,
  type SubmissionProblem,
  type SubmissionSource,
} from './submissions/submission-files.ts';
