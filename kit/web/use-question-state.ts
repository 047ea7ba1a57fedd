/** State that belongs to one question: with the next question it starts anew. */
import { useState } from 'react';

export function useQuestionState<T>(
  number: number | undefined,
  initial: T,
): readonly [T, (value: T) => void] {
  const [state, setState] = useState({ number, value: initial });
  const value = state.number === number ? state.value : initial;
  return [value, (next) => setState({ number, value: next })];
}
