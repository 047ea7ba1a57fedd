/** Waits until a command that runs until it is stopped is stopped. */
export const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
