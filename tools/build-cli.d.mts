export function buildCli(root?: string): Promise<{ readonly main: string; readonly worker: string }>;
