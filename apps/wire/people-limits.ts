/** Lengths of what people write, in characters. They are apart from the schemas, which the page need not load. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_CHAT_LENGTH = 300;
