/** Runs asynchronous actions one after another, even if some fail; then throws the first failure. */
export async function runAllInOrder(actions: readonly (() => Promise<void>)[]): Promise<void> {
  let failure: Error | undefined;
  for (const action of actions) {
    try {
      await action();
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }
  if (failure !== undefined) throw failure;
}
