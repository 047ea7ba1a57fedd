/** A situation for each kind of reason: what a character does there, and what it says of it. */
import { type Choice, deepCopy, createFastDice, ok, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Event, Frame, Risika } from '../parts.ts';
import {
  attack,
  findTerritory,
  type RisikaTableSetup,
  createStart,
  move,
  placeOn,
} from '../scenarios/set-table.testing.ts';
import { texts } from '../text/index.ts';
import { characters } from './index.ts';
import { EXPLANATION_KEYS, type ExplanationKey } from './explanations.ts';
import type { CharacterName } from './profiles.ts';

/** A table at which Ann, at seat 0, is asked something; Cat holds the rest, an army on each. */
interface Scene {
  readonly ann: string;
  readonly bob: string;
  readonly due: Frame;
  readonly who?: CharacterName;
  readonly cards?: string;
  readonly theirs?: string;
  readonly round?: number;
  readonly heard?: readonly Event[];
  readonly chooses: Choice<Risika>;
  readonly says: string;
}

const seat = 0;
const place = (armies: number): Frame => ({ do: 'place', seat, armies });
const fight = (won = false): Frame => ({ do: 'fight', seat, won });
const set = (room: number): Frame => ({ do: 'set', seat, room });
const strategic: Frame = { do: 'move', seat, won: false };
const occupy = (from: string, to: string, least: number): Frame => ({
  do: 'occupy',
  seat,
  from: findTerritory(from),
  to: findTerritory(to),
  least,
});
const attacked = (by: number, against: number, from: string, to: string): Event => ({
  did: 'attack',
  seat: by,
  against,
  from: findTerritory(from),
  to: findTerritory(to),
  dice: 3,
});

const SCIENCES = 'Chimica 1, Fisica 1, Informatica 1, Matematica 1';

const SCENES: { readonly [word in ExplanationKey]: Scene } = {
  'likes colour': {
    ann: 'Lettere 1',
    bob: 'Lingue 1',
    due: { do: 'colour', seat },
    chooses: { colour: 3 },
    says: 'Il colore verde mi piace.',
  },
  'begins round': {
    ann: 'Lettere 1',
    bob: 'Lingue 1',
    round: 7,
    due: { do: 'round', seat },
    chooses: 'go on',
    says: 'Si va avanti: giro 7.',
  },
  'prepares goal': {
    ann: 'Chimica 1, Fisica 1, Informatica 1, Lettere 1',
    bob: 'Lingue 1',
    round: 0,
    due: place(3),
    chooses: placeOn('Chimica'),
    says: 'Voglio la facoltà Scienze: un’armata su Chimica.',
  },
  'prepares spread': {
    ann: 'Chimica 10, Fisica 10, Informatica 10, Lettere 1',
    bob: 'Lingue 1',
    round: 0,
    due: place(2),
    chooses: placeOn('Lettere'),
    says: 'Lettere non resti scoperta: 2 armate.',
  },
  'guards door': {
    ann: SCIENCES,
    bob: 'Ing. Elettronica 5',
    due: place(2),
    chooses: placeOn('Chimica'),
    says: 'Chimica è una porta di Scienze: la rinforzo di 2, che difenda con tre dadi.',
  },
  'builds spearhead': {
    ann: 'Chimica 3, Fisica 1, Informatica 1',
    bob: 'Matematica 2, Ing. Elettronica 9',
    due: place(4),
    chooses: placeOn('Chimica'),
    says: 'Preparo l’attacco a Matematica: 3 armate su Chimica (probabilità 89%).',
  },
  'holds door': {
    ann: 'Chimica 3, Fisica 1, Informatica 1, Matematica 1',
    bob: 'Ing. Elettronica 30',
    due: place(3),
    chooses: placeOn('Chimica'),
    says: 'Ing. Elettronica minaccia la porta Chimica con 30 armate: ne metto 3.',
  },
  'holds front': {
    ann: 'Scienze Motorie 1',
    bob: 'Medicina 30',
    due: place(2),
    chooses: placeOn('Scienze Motorie'),
    says: 'Di fronte a Scienze Motorie c’è Medicina con 30 armate: rinforzo di 2.',
  },
  'plays set': {
    ann: 'Lettere 1',
    bob: 'Economia 1',
    cards: 'Psicologia, Filosofia, Lingue',
    due: set(60),
    chooses: { set: [0, 1, 4], armies: 8 },
    says: 'Gioco il tris: vale 8 armate.',
  },
  'keeps set': {
    ann: 'Lettere 1',
    bob: 'Economia 1',
    cards: 'Lingue, Giurisprudenza, Medicina',
    due: set(60),
    chooses: 'none',
    says: 'Con 3 carte il tris è povero: ne aspetto uno migliore.',
  },
  'set is wasted': {
    ann: 'Lettere 1',
    bob: 'Economia 1',
    cards: 'Psicologia, Filosofia, Lingue',
    due: set(5),
    chooses: 'none',
    says: 'Fino a 100 c’è posto solo per 5 armate: tengo il tris.',
  },
  'has no set': {
    ann: 'Lettere 1',
    bob: 'Economia 1',
    cards: 'Psicologia, Filosofia, Pedagogia',
    due: set(60),
    chooses: 'none',
    says: 'Ho 3 carte e nessun tris.',
  },
  'finishes faculty': {
    ann: 'Chimica 6, Fisica 1, Informatica 1',
    bob: 'Matematica 1, Ing. Elettronica 9',
    due: fight(),
    chooses: attack('Matematica', 'Chimica'),
    says: 'Con Matematica la facoltà Scienze è mia (probabilità 99%).',
  },
  'towards faculty': {
    ann: 'Chimica 6, Fisica 1',
    bob: 'Matematica 1, Ing. Elettronica 9',
    due: fight(true),
    chooses: attack('Matematica', 'Chimica'),
    says: 'Matematica mi avvicina alla facoltà Scienze (probabilità 99%).',
  },
  'breaks faculty': {
    ann: 'Lingue 8',
    bob: 'Economia 1, Giurisprudenza 1, Scienze Politiche 1, Lettere 9, Medicina 3',
    who: 'cautious',
    due: fight(),
    chooses: attack('Economia', 'Lingue'),
    says: 'Prendo Economia per togliere a Bob la facoltà Scienze Economiche, Giuridiche e Politiche (probabilità 100%).',
  },
  'kills player': {
    ann: 'Lettere 8',
    bob: 'Lingue 1',
    theirs: 'Psicologia, Filosofia',
    due: fight(),
    chooses: attack('Lingue', 'Lettere'),
    says: 'Bob è alla fine e ha 2 carte: attacco Lingue (probabilità 100%).',
  },
  'takes revenge': {
    ann: 'Lettere 8',
    bob: 'Lingue 1, Medicina 9, Chimica 9, Biologia 9, Ing. Elettronica 9',
    who: 'vengeful',
    heard: ['Lingue', 'Medicina', 'Chimica', 'Biologia'].map((from) => attacked(1, 0, from, 'Lettere')),
    due: fight(),
    chooses: attack('Lingue', 'Lettere'),
    says: 'Bob mi ha attaccato: ora tocca a Lingue (probabilità 100%).',
  },
  'wants card': {
    ann: 'Scienze Motorie 6',
    bob: 'Medicina 1, Chimica 9, Biologia 9, Lingue 9',
    due: fight(),
    chooses: attack('Medicina', 'Scienze Motorie'),
    says: 'Mi serve una conquista per la carta: Medicina (probabilità 99%).',
  },
  'takes ground': {
    ann: 'Lettere 9, Fisica 1, Informatica 1, Matematica 1',
    bob: 'Lingue 1, Chimica 9, Biologia 9, Medicina 9, Ing. Elettronica 9, Filosofia 9',
    round: 30,
    due: fight(true),
    chooses: attack('Lingue', 'Lettere'),
    says: 'Lingue costa poco (probabilità 100%).',
  },
  'spends surplus': {
    ann: 'Lettere 96, Pedagogia 2, Filosofia 2',
    bob: 'Lingue 90, Ing. Elettronica 95, Psicologia 40',
    due: fight(),
    chooses: attack('Lingue', 'Lettere'),
    says: 'Il limite di 100 mi toglierebbe un’armata: meglio attaccare Lingue (probabilità 1%).',
  },
  'has card': {
    ann: 'Lettere 8',
    bob: 'Lingue 1',
    who: 'cautious',
    due: fight(true),
    chooses: 'done',
    says: 'Una conquista per turno basta per la carta: mi fermo.',
  },
  'stops loss': {
    ann: 'Lettere 3',
    bob: 'Lingue 5, Ing. Elettronica 9, Filosofia 9',
    heard: [attacked(0, 1, 'Lettere', 'Lingue')],
    due: fight(),
    chooses: 'done',
    says: 'Contro Lingue è andata male (probabilità 2%): basta così.',
  },
  'sits tight': {
    ann: 'Lettere 3',
    bob: 'Lingue 5, Ing. Elettronica 9, Filosofia 9',
    due: fight(),
    chooses: 'done',
    says: 'Nessun attacco che valga la pena raggiunge il 60%: aspetto.',
  },
  'rolls all dice': {
    ann: 'Lettere 3',
    bob: 'Lingue 5',
    due: { do: 'dice', seat, from: findTerritory('Lettere'), to: findTerritory('Lingue'), won: false },
    chooses: 2,
    says: 'Più dadi, più probabilità: ne lancio 2.',
  },
  'defends with all dice': {
    ann: 'Lettere 3',
    bob: 'Lingue 5',
    due: {
      do: 'defend',
      seat,
      by: 1,
      from: findTerritory('Lingue'),
      to: findTerritory('Lettere'),
      dice: 3,
      won: false,
    },
    chooses: 3,
    says: 'Difendo Lettere con tutti i dadi: 3.',
  },
  'goes on': {
    ann: 'Lettere 6, Lingue 3, Giurisprudenza 1, Scienze Politiche 1',
    bob: 'Economia 1, Ing. Elettronica 9, Filosofia 9, Odontoiatria 5',
    due: occupy('Lettere', 'Lingue', 3),
    chooses: 7,
    says: 'Da Lingue si prosegue: ci vanno 7 armate, a Lettere basta il resto.',
  },
  'all follow': {
    ann: 'Scienze Motorie 5, Medicina 3',
    bob: 'Odontoiatria 2',
    due: occupy('Scienze Motorie', 'Medicina', 3),
    chooses: 7,
    says: 'Scienze Motorie non ha più nemici accanto: a Medicina vanno 7 armate.',
  },
  'stays behind': {
    ann: 'Medicina 5, Scienze Motorie 3',
    bob: 'Odontoiatria 4',
    due: occupy('Medicina', 'Scienze Motorie', 3),
    chooses: 3,
    says: 'A Medicina c’è chi minaccia con 4 armate: il grosso resta lì.',
  },
  'shares armies': {
    ann: 'Chimica 8, Ing. Elettronica 1, Fisica 1, Informatica 1',
    bob: 'Matematica 1, Lettere 9, Architettura 9, Ing. Meccanica 9, Ing. Civile 9',
    due: occupy('Chimica', 'Ing. Elettronica', 1),
    chooses: 2,
    says: 'Divido le armate fra Chimica e Ing. Elettronica: là ne vanno 2.',
  },
  'mends door': {
    ann: 'Chimica 1, Fisica 5, Informatica 1, Matematica 1',
    bob: 'Ing. Elettronica 5',
    due: strategic,
    chooses: move('Chimica', 'Fisica'),
    says: 'Chimica è una porta debole di Scienze: ci vanno 4 armate.',
  },
  'moves to front': {
    ann: 'Chimica 5, Fisica 1, Informatica 9, Matematica 1',
    bob: 'Ing. Elettronica 5',
    due: strategic,
    chooses: move('Fisica', 'Informatica'),
    says: 'A Informatica non servono: 8 armate verso il fronte, a Fisica.',
  },
  'stays put': {
    ann: 'Chimica 5, Fisica 1, Informatica 1, Matematica 1',
    bob: 'Ing. Elettronica 5',
    due: strategic,
    chooses: 'done',
    says: 'Ogni armata è al suo posto.',
  },
};

const NAMES = ['Ann', 'Bob', 'Cat'];

/** The answer of a character in a scene, with its explanation. */
function played({ ann, bob, due, who = 'balanced', cards = '', theirs = '', round = 5, heard = [] }: Scene) {
  const given: RisikaTableSetup<'ann' | 'bob' | 'cat'> = {
    held: { ann, bob, cat: '' },
    hands: { ann: cards, bob: theirs },
    due: [due, fight(true)],
    round,
  };
  const { from, settings } = createStart(given);
  const started = startMatch(
    { ...game, position: () => ok(deepCopy(from)) },
    { seats: 3, seed: 'remarks', settings, from: {} },
  );
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const player = characters[who](createFastDice('remarks'));
  player.observe?.(heard);
  const choice = player.choose(started.value.perspective(seat));
  started.value.choose(choice);
  return { choice, remark: player.explain!()! };
}

describe('a character', () => {
  test.each(Object.entries(SCENES))('%s, and says so', (word, scene) => {
    const { choice, remark } = played(scene);
    expect({ word: remark.reason.why, choice }).toEqual({ word, choice: scene.chooses });
    expect(texts.it.reason(remark.reason, NAMES)).toBe(scene.says);
  });

  test('has a sentence of its own for each kind of reason, in every language', () => {
    for (const language of LANGUAGES) {
      const said = EXPLANATION_KEYS.map((word) =>
        texts[language].reason(played(SCENES[word]).remark.reason, NAMES),
      );
      expect(new Set(said).size).toBe(EXPLANATION_KEYS.length);
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\?|'/);
    }
  });

  test('marks explanations about its cards as secret', () => {
    const secret = EXPLANATION_KEYS.filter((word) => played(SCENES[word]).remark.secret === true);
    expect(secret).toEqual(['keeps set', 'set is wasted', 'has no set']);
  });
});
