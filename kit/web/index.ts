export const SIGNS = ['disc'] as const;
