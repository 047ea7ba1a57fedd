import type { AnyParts } from '@ludoteca/kernel';
import type { Chair, Language } from '@ludoteca/kit';
import { formatProblem, type RemoteChair, RefusedError } from '@ludoteca/wire';
import { remoteTexts } from './texts/index.ts';

/** How long whoever has decided waits for the server before the question is theirs again, in milliseconds. */
const TIMEOUT_MILLISECONDS = 5000;

/**
 * A chair far away for somebody who must always be able to leave: it does not wait for a server that says nothing. What was decided
 * stays on its way; the number of the question keeps it from counting twice.
 */
export function withTimeouts(chair: RemoteChair, language: Language): Chair<AnyParts> {
  const texts = remoteTexts[language];
  const soon = <T>(reply: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const give = (up: string): void => reject(new Error(up));
      const timer = setTimeout(give, TIMEOUT_MILLISECONDS, texts.late);
      const look = (): void => {
        if (chair.state === 'lost' || chair.state === 'connecting') give(texts.unsent);
      };
      const stop = chair.onChange(look);
      look();
      reply
        .then(resolve, (error: unknown) => reject(translateError(error, language)))
        .finally(() => {
          clearTimeout(timer);
          stop();
        });
    });
  return {
    watcher: chair.watcher,
    seats: chair.seats,
    subscribe: (hear) => chair.subscribe(hear),
    answer: (number, ...choices) => soon(chair.answer(number, ...choices)),
    withdraw: () => soon(chair.withdraw()),
    // Nothing depends on these: whoever does not learn why something is not possible can do without.
    why: (choice) => soon(chair.why(choice)).catch(() => ({ why: 'not offered' })),
    barred: () => soon(chair.barred()).catch(() => []),
  };
}

const translateError = (error: unknown, language: Language): unknown =>
  error instanceof RefusedError ? new Error(formatProblem(language, error.problem)) : error;
