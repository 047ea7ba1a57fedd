/** The public interface of the JSON lines protocol. */
export { type JsonLinesOptions, createJsonLinesProtocol } from './json-lines.ts';
export { createBotProtocolSchema, PROTOCOL_VERSION } from './messages.ts';
export { JsonLinesPlayer, ProtocolError } from './json-lines-player.ts';
