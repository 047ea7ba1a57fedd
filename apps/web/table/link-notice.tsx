import { useWords } from '../taste.ts';
import type { RoomState } from './room.ts';

/** Says when the connection is lost; that it came back needs saying only to those who heard of the loss. */
export function LinkNotice({ state }: { readonly state: RoomState }) {
  const { link } = useWords();
  if (!state.returned) return null;
  return (
    <output className={state.link === 'live' ? 'aloud' : 'notice'}>
      {state.link === 'live' ? link.back : link.lost}
    </output>
  );
}
