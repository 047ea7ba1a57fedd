export function buildWeb(root: string, make: (root: string) => boolean): boolean;
