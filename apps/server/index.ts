export const serve = (): void => undefined;
