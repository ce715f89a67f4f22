/** How a tagger does on lessons that it has not learnt. */
import { chancesAlong } from '../../domain/directing/tagging/tag-words.ts';
import type { Weights } from '../../domain/directing/tagging/weights.ts';
import type { Lesson } from './learn.ts';

export interface LessonMeasure {
  words: number;
  right: number;
  lessons: number;
  /** Lessons each of whose words has its tag. */
  whole: number;
}

export function measureLessons(lessons: readonly Lesson[], weights: Weights, tags: readonly string[]): LessonMeasure {
  const measure = { words: 0, right: 0, lessons: lessons.length, whole: 0 };
  for (const lesson of lessons) {
    const chances = chancesAlong(lesson, weights, tags);
    const wrong = lesson.gold.filter((letter, at) => {
      const own = chances[at] ?? [];
      return letter !== tags[own.indexOf(Math.max(...own))];
    }).length;
    measure.words += lesson.gold.length;
    measure.right += lesson.gold.length - wrong;
    measure.whole += Number(wrong === 0);
  }
  return measure;
}
