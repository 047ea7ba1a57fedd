/** The tutorial and the puzzles of Lirya. */
import {
  createTutorial,
  type Exercise,
  type ExerciseCollection,
  type ExerciseFile,
  inLanguages,
} from '@ludoteca/kit';

/** Verified by a test: every puzzle has a forced solution. */
async function loadPuzzles(): Promise<readonly Exercise[]> {
  const { default: file } = await import('./puzzles.json', { with: { type: 'json' } });
  return (file as unknown as ExerciseFile).exercises;
}

export const exercises: readonly ExerciseCollection[] = [
  createTutorial(
    inLanguages(
      'Sei lezioni: schieramento, energia, combattimento, strutture, equipaggiamento, risposte.',
      'Six lessons: placement, energy, combat, structures, equipment, responses.',
      'Seis lições: posicionamento, energia, combate, estruturas, equipamento, respostas.',
    ),
    async () => (await import('./tutorial/index.ts')).tutorial,
  ),
  {
    id: 'puzzles',
    name: { it: 'Rompicapi', en: 'Puzzles', pt: 'Desafios' },
    about: {
      it: 'Posizioni da partite giocate: vinci in questo turno, o sopravvivi. Ognuna ha una soluzione contro ogni risposta.',
      en: 'Positions from played matches: win this turn, or survive it. Each has a solution against every reply.',
      pt: 'Posições de partidas jogadas: vença neste turno, ou sobreviva. Cada uma tem solução contra qualquer resposta.',
    },
    load: loadPuzzles,
  },
];
