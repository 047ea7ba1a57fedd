/** Components and hooks for the boards of games. */
export * from './animate-from.ts';
export * from './arrows.tsx';
export {
  type AutoPassControls,
  type AutoPassGame,
  createAutoPassControls,
  isAutoPassed,
} from './auto-pass.ts';
export { useBoardKeys } from './board-keys.ts';
export * from './card-backs.tsx';
export * from './card-slots.ts';
export * from './chosen-options.ts';
export * from './class-names.ts';
export * from './cost-curve.tsx';
export * from './focus-restore.ts';
export * from './foldable-list.tsx';
export * from './hand-row.tsx';
export * from './move-animations.ts';
export * from './path-icon.tsx';
export * from './place-around-table.ts';
export * from './popover-button.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export * from './pressable.tsx';
export * from './refusal-hint.ts';
export { amountStep, navigateWithin, useRovingFocus } from './roving-focus.ts';
export * from './save-inspector.tsx';
export * from './seat-symbol.tsx';
export * from './select-field.tsx';
export * from './split-at-names.ts';
export * from './stepper.tsx';
export { createStore, type Store, useStore } from './store.ts';
export * from './use-page-title.ts';
export * from './use-popover.ts';
export * from './use-question-state.ts';
export * from './zoom.ts';
export * from './rule-links.tsx';
