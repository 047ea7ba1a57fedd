export { type JsonLines, jsonLines } from './json-lines.ts';
export { botProtocolSchema, PROTOCOL } from './messages.ts';
