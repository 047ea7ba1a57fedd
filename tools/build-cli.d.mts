export function builtCli(root?: string): Promise<{ readonly main: string; readonly worker: string }>;
