/** A first name by which somebody greets the maker, before what they do. */
import { capital } from '../reading/phrases.ts';

/** "My name is Ade and I repair bicycles": a first name at the head is said to the maker, what its bearer does to all. */
const presenting: readonly [RegExp, string][] = [
  [
    /^(?:(?:Hi|Hello|Hey)[,!]?\s)?(?:[Mm]y name is|(?:I['’]m|I am|This is))\s\p{Lu}[\p{L}'’-]+,?(?:\sand)?\s(?=I\s)/u,
    '',
  ],
  [
    /^(?:Hallo[,!]?\s)?(?:Ich (?:heiße|bin)|[Mm]ein Name ist)\s\p{Lu}[\p{L}-]+(?:,|\sund)\s(?:ich\s)?(?=(?:\p{Ll}+e|bin)\s)/u,
    'Ich ',
  ],
  [
    /^(?:Bonjour[,!]?\s)?(?:[Jj]e m['’]appelle|[Mm]on nom est|[Mm]oi c['’]est)\s\p{Lu}[\p{L}-]+,?(?:\set)?\s(?=j(?:e\s|['’]))/u,
    '',
  ],
  [/^(?:Hola[,!]?\s)?(?:[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s\p{Lu}[\p{L}-]+(?:,|\sy)\s(?=\p{Ll}+oy?\s)/u, ''],
  [/^(?:Ciao[,!]?\s)?(?:[Mm]i chiamo|[Ss]ono|[Ii]l mio nome è)\s\p{Lu}[\p{L}-]+(?:,|\se)\s(?=\p{Ll}*o\s)/u, ''],
  [
    /^(?:Olá[,!]?\s)?(?:[Cc]hamo-me|[Mm]e chamo|(?:[Oo]\s)?[Mm]eu nome é|[Ss]ou [ao])\s\p{Lu}[\p{L}-]+(?:,|\se)\s(?=(?:\p{Ll}+o|sou|dou)\s)/u,
    '',
  ],
  [
    /^(?:(?:Hallo|Hoi)[,!]?\s)?(?:[Ii]k (?:ben|heet)|[Mm]ijn naam is)\s\p{Lu}[\p{L}-]+(?:,|\sen)\s(?:ik\s)?(?=\p{Ll}+\s)/u,
    'Ik ',
  ],
];

export function withoutFirstName(sentence: string): string {
  const [form, who = ''] = presenting.find(([known]) => known.test(sentence)) ?? [];
  return form === undefined ? sentence : capital(sentence.replace(form, who));
}
