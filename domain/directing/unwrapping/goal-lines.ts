/** "Goal: announce our new subscription.": what a prompt's own goal is about heads its film, as a project's goal does. */
import { languageOf } from '../reading/language.ts';
import { subjectOfGoal } from './subject-of-goal.ts';

const goal =
  /(?<=^|[.!?]["”»]?\s|\n)([ \t]*(?:[-*•]\s)?)(?:\*\*)?(?:goal|objective|purpose|aim|ziel|zweck|objectif|but|objetivo|obiettivo|scopo|doel)(?:\*\*)?\s?:(?:\*\*)?\s*([^.!?:\n]{8,120})[.]?(?=\s|$)/iu;
/** A head of its own says it better. */
const headed =
  /(?:^|\n|[.!?]\s)[ \t]*(?:[-*•]\s)?(?:\*\*)?(?:headline|title|topic|subject|(?:key |main |core )?message|claim|hook|titel|thema|überschrift|botschaft|titre|sujet|accroche|título|tema|mensaje|titolo|messaggio|mensagem|kop|onderwerp|boodschap)(?:\*\*)?\s?:/iu;

export function withGoalTold(prompt: string): string {
  const [whole, mark = '', said = ''] = goal.exec(prompt) ?? [];
  if (whole === undefined || headed.test(prompt)) return prompt;
  const subject = subjectOfGoal(said, languageOf(prompt));
  // "Goal: reach 40 nurses" counts whom it shall reach.
  return subject === '' || /\d/u.test(subject)
    ? prompt
    : prompt.replace(whole, `${mark.replace(/\S/gu, '')}${subject}.`);
}
