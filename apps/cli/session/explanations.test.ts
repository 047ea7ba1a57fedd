import type { AnyParts } from '@ludoteca/kernel';
import { type Chair, type SeatExplanation, eraseGameType } from '@ludoteca/kit';
import type { RemoteUpdate } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { createStatefulPlayer } from '../../../players/stateful-player.testing.ts';
import { pick, typeCommand, type ShownScreen } from '../terminal/fake-ui.testing.ts';
import { MatchFeed } from './match-feed.ts';
import { computer, person, playScript, localSession } from './session.testing.ts';

const lots = eraseGameType({ ...lotsEntry, players: { wary: createStatefulPlayer } });
const ALONE = [computer('wary'), { name: 'wary 2', kind: 'wary' }];
const PAIR = [person(0), computer('wary')];

const isRemark = (line: string): boolean => /^wary( 2)?: I have seen \d+ draws\.$/.test(line);
const toldIn = (shown: readonly ShownScreen[]): readonly string[] =>
  shown.flatMap(({ news, body }) => [...news, ...body]);

const sayer = (line: string): string => line.split(/:| draws| gives/)[0]!;

const remarksIn = (shown: readonly ShownScreen[]): readonly string[] =>
  shown.findLast(({ by }) => by === 'read')!.body.filter(isRemark);

const helpOf = (shown: readonly ShownScreen[]): string =>
  shown.find(({ by }) => by === 'read')!.body.join('\n');

describe('explanations of computer players', () => {
  test('are printed before the events of the choice if only computers play', async () => {
    const { ui, ended } = await playScript(localSession(lots, ALONE), []);
    expect(ended).toBe('over');
    const lines = toldIn(ui.shown);
    const remarks = lines.filter(isRemark);
    expect(remarks.length).toBeGreaterThan(2);
    const followed = lines.flatMap((line, i) => {
      const after = lines[i + 1] ?? '';
      return isRemark(line) && / (draws|gives) /.test(after) ? [[sayer(line), sayer(after)]] : [];
    });
    expect(followed.length).toBeGreaterThan(0);
    for (const [who, deed] of followed) expect(deed).toBe(who);
  });

  test('are not printed with --reasons no', async () => {
    const { ui } = await playScript(localSession(lots, ALONE), [], { reasons: 'no' });
    expect(toldIn(ui.shown).filter(isRemark)).toEqual([]);
  });

  test('are hidden from players until requested; then the log contains them from the start', async () => {
    const asks = Array.from({ length: 6 }, () => pick('1'));
    const { ui } = await playScript(localSession(lots, PAIR, { seed: 'talk' }), [
      ...asks.slice(0, 2),
      typeCommand('reasons'),
      typeCommand('log'),
      pick('1'),
      typeCommand('reasons'),
      typeCommand('log'),
    ]);
    const logs = ui.shown.filter(({ by }) => by === 'read').map(({ body }) => body.filter(isRemark));
    expect(logs[0]!.length).toBeGreaterThan(0);
    expect(logs[1]).toEqual([]);
    const before = ui.shown.slice(
      0,
      ui.shown.findIndex(({ by }) => by === 'read'),
    );
    expect(toldIn(before).filter(isRemark)).toEqual([]);
    expect(toldIn(ui.shown)).toContain('The computers say why from now on; log has their reasons so far.');
    expect(toldIn(ui.shown)).toContain('The computers no longer say why.');
  });

  test('with secret facts are never shown to people', async () => {
    const secrets: unknown[] = [];
    const open = eraseGameType({
      ...lotsEntry,
      players: {
        wary: (dice) => {
          const player = createStatefulPlayer(dice);
          return {
            ...player,
            explain: () => {
              const remark = { reason: { why: 'draws', facts: { draws: 77 } }, secret: true } as const;
              secrets.push(remark);
              return remark;
            },
          };
        },
      },
    });
    const asks = Array.from({ length: 6 }, () => pick('1'));
    const shown = await playScript(localSession(open, PAIR), [...asks, typeCommand('log')], {
      reasons: 'yes',
    });
    expect(secrets.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown.ui.shown)).not.toContain('77 draws');
    const alone = await playScript(localSession(open, ALONE), []);
    expect(JSON.stringify(alone.ui.shown)).toContain('77 draws');
  });

  test('are not repeated if the answer could not be saved at first', async () => {
    const session = localSession(lots, PAIR, { seed: 'talk' });
    const steps = [pick('1'), pick('1'), typeCommand('log')];
    const usual = await playScript(localSession(lots, PAIR, { seed: 'talk' }), steps, { reasons: 'yes' });
    const failing = ({ by }: ShownScreen): void => {
      if (by === 'show' && session.slot.failures === 0 && !failed) {
        session.slot.failures = 1;
        failed = true;
      }
    };
    let failed = false;
    const again = await playScript(session, [...steps.slice(0, 1), pick('1'), ...steps.slice(1)], {
      reasons: 'yes',
      onShow: failing,
    });
    expect(failed).toBe(true);
    expect(remarksIn(again.ui.shown)).toEqual(remarksIn(usual.ui.shown));
  });

  test('can be requested only if a character plays', async () => {
    const plain = await playScript(localSession(eraseGameType(lotsEntry), [person(0), computer('greedy')]), [
      typeCommand('?'),
    ]);
    const ownName = await playScript(localSession(lots, PAIR), [typeCommand('?')]);
    expect(helpOf(plain.ui.shown)).not.toContain('reasons');
    expect(helpOf(ownName.ui.shown)).toContain('reasons');
  });

  test('of a remote table come before the events of their entries', () => {
    const said: SeatExplanation = { seat: 1, reason: { why: 'draws', facts: { draws: 1 } } };
    const [first, second] = [{ did: 'draw' }, { did: 'give' }];
    const news: RemoteUpdate<AnyParts> = {
      events: [first, second],
      steps: [
        { number: 1, events: [first] },
        { number: 2, events: [second], remarks: [said] },
      ],
      observation: { view: null, asked: undefined, outcome: undefined },
    };
    const chair = {
      watcher: 'spectator',
      subscribe: (hear: (heard: typeof news) => void) => {
        hear(news);
        return () => undefined;
      },
    } as unknown as Chair<AnyParts>;
    expect(new MatchFeed([chair]).log('spectator')).toEqual([first, said, second]);
  });
});
