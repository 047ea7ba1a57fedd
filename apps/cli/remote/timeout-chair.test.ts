import { ok } from '@ludoteca/kernel';
import { formatProblem, RemoteChair, type SocketHandlers } from '@ludoteca/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeouts } from './timeout-chair.ts';
import { remoteTexts } from './texts/index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A chair whose server is controlled by the test. */
function scripted() {
  const sent: { id: number }[] = [];
  let ears: SocketHandlers | undefined;
  const hosted = new RemoteChair({
    backoff: () => new Promise(() => undefined),
    connect: (given) => {
      ears = given;
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
    },
  });
  const hear = (message: object): void => ears!.onMessage(JSON.stringify(message));
  ears!.onOpen();
  hear({ table: { id: 't', seats: [] }, you: 0 });
  return {
    chair: withTimeouts(hosted, 'en'),
    hear,
    cut: () => ears!.onClose(),
    id: () => sent.at(-1)!.id,
  };
}

describe('a chair with timeouts', () => {
  it('passes on replies that arrive in time', async () => {
    const { chair, hear, id } = scripted();
    const answered = chair.answer(0, 'yes');
    vi.advanceTimersByTime(4000);
    hear({ id: id(), done: true });
    expect(await answered).toEqual(ok(undefined));
    const refused = chair.withdraw();
    hear({ id: id(), problem: 'fault' });
    await expect(refused).rejects.toThrow(formatProblem('en', { problem: 'fault' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a silent server, so that the person can leave', async () => {
    const { chair } = scripted();
    const answered = chair.answer(0, 'yes');
    vi.advanceTimersByTime(5000);
    await expect(answered).rejects.toThrow(remoteTexts.en.late);
  });

  it('reports a lost connection, at once and later', async () => {
    const { chair, cut } = scripted();
    const answered = chair.answer(0, 'yes');
    cut();
    await expect(answered).rejects.toThrow(remoteTexts.en.unsent);
    await expect(chair.withdraw()).rejects.toThrow(remoteTexts.en.unsent);
  });

  it('ignores failures of why and barred', async () => {
    const { chair, cut } = scripted();
    cut();
    expect(await chair.barred()).toEqual([]);
    expect(await chair.why('this')).toEqual({ why: 'not offered' });
  });
});
