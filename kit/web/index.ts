/** Components and hooks for the boards of games. */
export { otherSeatsFrom, type TablePoint, placeAroundTable } from './place-around-table.ts';
export { type Arrow, Arrows } from './arrows.tsx';
export { classNames } from './class-names.ts';
export { chosenInOrder, isChosen, removeChosen } from './chosen-options.ts';
export { PathIcon } from './path-icon.tsx';
export { PopoverButton } from './popover-button.tsx';
export { createPressable, type PressableProps } from './pressable.tsx';
export { SelectField } from './select-field.tsx';
export { usePageTitle } from './use-page-title.ts';
export { useQuestionState } from './use-question-state.ts';
export { CardBacks, CardBack, MAX_CARD_BACKS } from './card-backs.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
export {
  animationEnd,
  createMove,
  animateStep,
  type AnimatedMove,
  type AnimationStep,
  useMoveAnimations,
} from './move-animations.ts';
export { useFocusRestore } from './focus-restore.ts';
export { type RefusalHint, useRefusalHint } from './refusal-hint.ts';
export { isTouch, type ZoomTarget, type ZoomHandlers, zoomOnPointer, useZoom } from './zoom.ts';
export { type AutoPassControls, useIsAutoPassed, useAutoPass } from './auto-pass.ts';
export { amountStep, navigateWithin, useRovingFocus } from './roving-focus.ts';
export { type CardSlot, assignSlots } from './card-slots.ts';
export { usePopover } from './use-popover.ts';
export { seatShape, SeatSymbol } from './seat-symbol.tsx';
export { Stepper } from './stepper.tsx';
export { type TextSegment, splitAtNames } from './split-at-names.ts';
export { EASING, type MotionOptions, DURATIONS, animateFrom } from './animate-from.ts';
