/** Wraps a remote chair so that a silent server never blocks the person. */
import type { AnyParts } from '@ludoteca/kernel';
import type { Chair, Language } from '@ludoteca/kit';
import { formatProblem, type RemoteChair, RefusedError } from '@ludoteca/wire';
import { remoteTexts } from './texts/index.ts';

/** Milliseconds that an answer may take before the person is asked again. */
const TIMEOUT_MILLISECONDS = 5000;

/**
 * Requests fail after a timeout or at once without a connection. An answer that was sent stays on its way; the number
 * of the question prevents that it counts twice.
 */
export function withTimeouts(chair: RemoteChair, language: Language): Chair<AnyParts> {
  const texts = remoteTexts[language];
  const withTimeout = <T>(reply: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = (message: string): void => reject(new Error(message));
      const timer = setTimeout(fail, TIMEOUT_MILLISECONDS, texts.late);
      const failIfDisconnected = (): void => {
        if (chair.state === 'lost' || chair.state === 'connecting') fail(texts.unsent);
      };
      const unsubscribe = chair.onChange(failIfDisconnected);
      failIfDisconnected();
      reply
        .then(resolve, (error: unknown) => reject(translateError(error, language)))
        .finally(() => {
          clearTimeout(timer);
          unsubscribe();
        });
    });
  return {
    watcher: chair.watcher,
    seats: chair.seats,
    subscribe: (listener) => chair.subscribe(listener),
    answer: (number, ...choices) => withTimeout(chair.answer(number, ...choices)),
    withdraw: () => withTimeout(chair.withdraw()),
    // These are optional information, so failures are ignored.
    why: (choice) => withTimeout(chair.why(choice)).catch(() => ({ why: 'not offered' })),
    barred: () => withTimeout(chair.barred()).catch(() => []),
  };
}

const translateError = (error: unknown, language: Language): unknown =>
  error instanceof RefusedError ? new Error(formatProblem(language, error.problem)) : error;
