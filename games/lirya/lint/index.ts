/** The linter for card sets: checks every rule of docs/lirya-cards.md. */
export { lintSet, type InstalledContent, NO_CONTENT } from './lint-set.ts';
export { LINT_REASONS, type LintReason } from './lint-context.ts';
export { formatLintFault } from './lint-texts.ts';
export {
  extendContent,
  installedContent,
  installedContentExcept,
  readSetId,
  readSets,
  type SetFile,
  type SetFileFault,
} from './read-sets.ts';
