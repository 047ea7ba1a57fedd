/** The public interface of the server package. */
export type { Logger } from 'pino';
export { isAddressRange } from './http/client-address.ts';
export { DEFAULT_LIMITS, UNLIMITED_USAGE } from './http/limits.ts';
export { createAnswerTask } from './jobs/answer-job.ts';
export { AnswerQueue, type AnswerService } from './jobs/answer-queue.ts';
export { JobQueue, type RunStatus } from './jobs/job-queue.ts';
export { type JobResult, type JobRun, MAX_JOBS } from './jobs/job-run.ts';
export { type JobTask, JobWorker } from './jobs/job-worker.ts';
export { JobFailedError, RunCancelledError, SubmittedRun } from './jobs/submitted-run.ts';
export { createLogger, type LogLevel } from './observability/logger.ts';
export { type Server, serve, type ServeOptions } from './serve.ts';
export { isPostgresUrl } from './storage/open-postgres.ts';
export {
  formatLocation,
  openServerStorage,
  openStorage,
  type ServerStorage,
} from './storage/open-storage.ts';
export type { Storage } from './storage/storage.ts';
export { createProcessStarter } from './execution/worker-process.ts';
export { StorageError, type StorageProblem } from './storage/storage-error.ts';
export { backupStorage, checkStorage, copyStorage, repairStorage } from './storage/transfer/transfer.ts';
export type { DataReport, ProgressListener } from './storage/verify-data.ts';
export { type FinishedTable, readFinishedTables } from './tables/read-finished-tables.ts';
