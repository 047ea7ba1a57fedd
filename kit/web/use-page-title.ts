/** Sets the title of the browser tab while a page of a game is shown. */
import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [title]);
}
