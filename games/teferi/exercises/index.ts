/** The tutorial of Teferi. */
import { createTutorial, type ExerciseCollection, inLanguages } from '@ludoteca/kit';

export const exercises: readonly ExerciseCollection[] = [
  createTutorial(
    inLanguages(
      'Cinque lezioni: terre e mana, attacco, blocco, risposte, danno finale.',
      'Five lessons: lands and mana, attacking, blocking, responding, the final damage.',
      'Cinco lições: terrenos e mana, ataque, bloqueio, respostas, dano final.',
    ),
    async () => (await import('./tutorial.ts')).tutorial,
  ),
];
