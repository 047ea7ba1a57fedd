export { type JsonLinesProtocol, createJsonLinesProtocol } from './json-lines.ts';
export { createBotProtocolSchema, PROTOCOL_VERSION } from './messages.ts';
