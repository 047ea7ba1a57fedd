/** The web worker of the page of cards and decks. */
import { answerCardRequest } from './answer-card-request.ts';
import type { CardReply, CardRequest } from './card-messages.ts';

const reply = (message: CardReply): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CardRequest>) => {
  answerCardRequest(data).then(reply, () => reply({ kind: 'failed' }));
});
