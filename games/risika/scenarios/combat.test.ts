/** RULES 5: combat. */
import { scenario } from '@ludoteca/testkit';
import { attack, findTerritory, setTableInCombat } from './set-table.testing.ts';

const [LETTERE, LINGUE] = [findTerritory('Lettere'), findTerritory('Lingue')];
const AT_WAR = { ann: 'Lettere 5', bob: 'Lingue 4', cat: '' } as const;

/** Ann attacks Lingue from Lettere, with the given dice. */
function battle(armies: number, defenders: number, dice: string) {
  const [attacking, defending] = dice.split(' / ').map((faces) => faces.split(' ').length) as [
    number,
    number,
  ];
  const scene = setTableInCombat({
    held: { ann: `Lettere ${armies}`, bob: `Lingue ${defenders}, Fisica 1`, cat: '' },
    dice,
  });
  scene.ann.plays(attack('Lingue', 'Lettere'));
  if (armies > 2) scene.ann.plays(attacking);
  if (defenders > 1) scene.bob.plays(defending);
  return scene;
}

const rolled = (red: number[], blue: number[], losses: [number, number]) =>
  ({
    did: 'roll',
    seat: 0,
    against: 1,
    from: LETTERE,
    to: LINGUE,
    attack: red,
    defence: blue,
    losses,
  }) as const;

scenario('5.1 attacking is optional', () => {
  const { ann, everybody } = setTableInCombat({ held: AT_WAR });
  ann.plays('done');
  everybody.hearsNothingOf('attack');
});

scenario('5.2 an attack starts from an own territory with at least two armies', () => {
  const { ann } = setTableInCombat({ held: { ann: 'Lettere 2, Economia 1', bob: 'Lingue 4', cat: '' } });
  ann.isOffered(
    attack('Filosofia', 'Lettere'),
    attack('Lingue', 'Lettere'),
    attack('Ing. Elettronica', 'Lettere'),
    'done',
  );
  ann.cannot(attack('Lingue', 'Economia'), 'one army', '5.2');
  ann.cannot(attack('Lettere', 'Lingue'), 'not yours', '5.2');
  ann.cannot(5, 'attack or done', '5.1');
});

scenario('5.3 an attack goes to a linked territory of another player, also around the map', () => {
  const { ann } = setTableInCombat({ held: { ann: 'Lettere 5, Filosofia 1', bob: 'Lingue 4', cat: '' } });
  ann.cannot(attack('Filosofia', 'Lettere'), 'yours', '5.3');
  ann.cannot(attack('Pedagogia', 'Lettere'), 'not linked', '5.3');
  ann.plays(attack('Ing. Elettronica', 'Lettere'));
  ann.isAsked('dice');
});

scenario('5.4 one to three dice, and fewer than there are armies', () => {
  const { ann, everybody } = setTableInCombat({ held: AT_WAR });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.isOffered(1, 2, 3);
  ann.cannot(4, 'attack dice', '5.4');
  ann.plays(2);
  everybody.hears({ did: 'attack', seat: 0, against: 1, from: LETTERE, to: LINGUE, dice: 2 });
});

scenario('5.4 three armies throw two dice at most, two throw one and there is nothing to ask', () => {
  const three = setTableInCombat({ held: { ann: 'Lettere 3', bob: 'Lingue 4', cat: '' } });
  three.ann.plays(attack('Lingue', 'Lettere'));
  three.ann.isOffered(1, 2);
  const two = setTableInCombat({ held: { ann: 'Lettere 2', bob: 'Lingue 4', cat: '' } });
  two.ann.plays(attack('Lingue', 'Lettere'));
  two.bob.isAsked('defend');
});

scenario('5.5 the defender declares one to three dice before the roll', () => {
  const { ann, bob, everybody } = setTableInCombat({ held: AT_WAR });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  everybody.hearsNothingOf('roll');
  bob.isOffered(1, 2, 3);
  bob.cannot(4, 'defence dice', '5.5');
  bob.plays(2);
  everybody.hears({ did: 'defend', seat: 1, by: 0, from: LETTERE, to: LINGUE, dice: 2 });
});

scenario('5.5 no more dice than armies: two defend with two at most, one has nothing to declare', () => {
  const two = setTableInCombat({ held: { ann: 'Lettere 5', bob: 'Lingue 2', cat: '' } });
  two.ann.plays(attack('Lingue', 'Lettere'));
  two.ann.plays(3);
  two.bob.isOffered(1, 2);
  const one = setTableInCombat({ held: { ann: 'Lettere 5', bob: 'Lingue 1, Fisica 1', cat: '' } });
  one.ann.plays(attack('Lingue', 'Lettere'));
  one.ann.plays(3);
  one.everybody.hears({ did: 'defend', seat: 1, by: 0, from: LETTERE, to: LINGUE, dice: 1 });
});

scenario('5.6 first example: two comparisons, one army each', () => {
  const { everybody } = battle(5, 4, '6 3 / 5 4');
  everybody.hears(rolled([6, 3], [5, 4], [1, 1]));
});

scenario('5.6 second example: three dice against one, the defender loses an army', () => {
  const { everybody } = battle(5, 2, '6 4 2 / 5');
  everybody.hears(rolled([6, 4, 2], [5], [0, 1]));
});

scenario('5.6 third example: one against one and equal, the attacker loses an army', () => {
  const { everybody } = battle(2, 1, '4 / 4');
  everybody.hears(rolled([4], [4], [1, 0]));
});

scenario('5.6 fourth example: three against three, the defender loses one and the attacker two', () => {
  const { everybody } = battle(5, 4, '6 3 2 / 5 4 2');
  everybody.hears(rolled([6, 3, 2], [5, 4, 2], [2, 1]));
});

scenario('5.7 after a roll the attacker goes on or stops', () => {
  const { ann } = battle(5, 4, '6 3 / 5 4');
  ann.isAsked('fight');
  ann.plays(attack('Lingue', 'Lettere'));
  ann.isOffered(1, 2, 3);
});

scenario('5.8 the armies of the last roll move in, and more may follow; one stays', () => {
  const { ann, everybody } = battle(7, 1, '6 4 2 / 5');
  everybody.hears({ did: 'conquer', seat: 0, against: 1, from: LETTERE, to: LINGUE, armies: 3 });
  ann.isOffered(3, 4, 5, 6);
  ann.cannot(2, 'occupation', '5.8');
  ann.cannot(7, 'occupation', '5.8');
  ann.plays(5);
  everybody.hears({ did: 'occupy', seat: 0, from: LETTERE, to: LINGUE, armies: 2 });
  ann.isOffered(
    attack('Filosofia', 'Lettere'),
    attack('Ing. Elettronica', 'Lettere'),
    attack('Economia', 'Lingue'),
    'done',
  );
});

scenario('5.8 with only one army left behind there is no question', () => {
  const { ann, everybody } = battle(4, 1, '6 4 2 / 5');
  everybody.hears({ did: 'conquer', seat: 0, against: 1, from: LETTERE, to: LINGUE, armies: 3 });
  ann.isAsked('fight');
});

scenario('5.9 when no attack is possible the phase is over', () => {
  const { ann, everybody } = battle(2, 1, '4 / 4');
  everybody.hears(rolled([4], [4], [1, 0]), { did: 'turn', seat: 1 });
  ann.isNotAsked();
});

scenario('10.1 with the setting for all dice the defender is not asked', () => {
  const { ann, everybody } = setTableInCombat({ held: AT_WAR, settings: { defence: 'most' } });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  everybody.hears({ did: 'defend', seat: 1, by: 0, from: LETTERE, to: LINGUE, dice: 3 });
  ann.isAsked('fight');
});
