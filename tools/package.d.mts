export function fillPackage(folder: string): Promise<void>;
export function pack(folder: string, destination: string): string;
