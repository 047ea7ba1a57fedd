export function buildWeb(root: string, make: (root: string, folder: string) => boolean): boolean;
