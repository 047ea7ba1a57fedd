/** A notice about a lost or restored connection. */
import { useTexts } from '../state/preferences.ts';
import type { TableState } from './table-session.ts';

export function ConnectionNotice({ state }: { readonly state: TableState }) {
  const { link } = useTexts();
  if (!state.wasLost) return null;
  return (
    <output className={state.connection === 'live' ? 'aloud' : 'notice'}>
      {state.connection === 'live' ? link.back : link.lost}
    </output>
  );
}
