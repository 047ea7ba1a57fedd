/** The seat of this browser in the protocol of fair seeds. */
import { FairSeat } from '@ludoteca/wire';
import { api, currentGuestId } from '../connection/server.ts';
import { fairnessStore } from './fairness-record.ts';

const NONCE_BYTES = 32;

const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const fairSeat = new FairSeat({ api, store: fairnessStore, createNonce, guest: currentGuestId });
