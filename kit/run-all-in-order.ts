/** Does one thing after another, whatever becomes of those before; then the first that failed is said. */
export async function runAllInOrder(deeds: readonly (() => Promise<void>)[]): Promise<void> {
  let failure: Error | undefined;
  for (const deed of deeds) {
    try {
      await deed();
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }
  if (failure !== undefined) throw failure;
}
