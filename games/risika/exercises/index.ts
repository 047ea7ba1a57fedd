/** The tutorial of Risika. */
import { createTutorial, type ExerciseCollection, inLanguages } from '@ludoteca/kit';

export const exercises: readonly ExerciseCollection[] = [
  createTutorial(
    inLanguages(
      'Cinque lezioni: rinforzi, attacco, conquista, spostamento, carte.',
      'Five lessons: reinforcements, attack, conquest, the strategic move, cards.',
      'Cinco lições: reforços, ataque, conquista, deslocamento, cartas.',
    ),
    async () => (await import('./tutorial.ts')).tutorial,
  ),
];
