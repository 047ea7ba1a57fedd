/** State that belongs to one question: with the next question it starts anew. */
import { useCallback, useState } from 'react';

export function useQuestionState<T>(
  number: number | undefined,
  initial: T,
): readonly [T, (value: T) => void] {
  const [state, setState] = useState({ number, value: initial });
  const set = useCallback((value: T) => setState({ number, value }), [number]);
  return [state.number === number ? state.value : initial, set];
}
