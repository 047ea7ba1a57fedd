import { expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { registerGuest, startServer } from '../../server/testing/server.testing.ts';
import { TOURNAMENT_TEXTS } from '../remote/tournament-texts.ts';
import { pickLabel, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, visitMenu } from './menu.testing.ts';

const TEXTS = TOURNAMENT_TEXTS.en;
const toAddress = (game: string) => [pickLabel('New match'), pickLabel(game), pickLabel(TEXTS.title)];

it('leads from the page of a game to its tournaments at a server, enrols and withdraws', async () => {
  const server = await startServer();
  const { api } = await registerGuest(server, 'Ada');
  for (const game of ['uno', 'lirya'])
    expectOk(await api.createTournament({ name: `Cup of ${game}`, game, format: 'swiss', seats: 2 }));
  const { shown } = await visitMenu([
    ...toAddress('Lirya'),
    typeText(server.address),
    pickLabel('Cup of lirya'),
    pickLabel(TEXTS.actions.enrol),
    pickLabel(TEXTS.actions.withdraw),
  ]);
  const [list, tournament, enrolled, left] = shown.slice(-4);
  expect(list!.options.filter(({ label }) => label.startsWith('Cup'))).toHaveLength(1);
  expect(tournament!.title).toContain('Cup of lirya');
  expect(enrolled!.body.join('\n')).toContain(TEXTS.enrolled);
  expect(enrolled!.body.join('\n')).toContain('1. Ann');
  expect(labelsOf(enrolled!)).not.toContain(TEXTS.actions.enrol);
  expect(labelsOf(left!)).toContain(TEXTS.actions.enrol);
});

it('says what is wrong with an address and returns to the page of the game', async () => {
  const { shown } = await visitMenu([...toAddress('Uno'), typeText('nowhere')]);
  expect(shown.at(-1)).toMatchObject({ title: 'Uno' });
  expect(shown.at(-1)!.error).toContain('SERVER must be the address of a server');
});
