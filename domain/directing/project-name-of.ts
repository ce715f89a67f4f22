import { readBrief } from './read-brief.ts';

/** A short name for the project of a prompt: what it is about, at most 60 characters, never cut inside a word. */
export function projectNameOf(prompt: string): string {
  const input = { prompt, contexts: [], width: 1920, height: 1080, fps: 30, seed: 0, projectId: '', existing: [] };
  const brief = readBrief(input);
  const text =
    brief.name ||
    brief.message ||
    brief.statements[0]?.text ||
    brief.lists[0]?.title ||
    brief.exact[0] ||
    prompt.trim() ||
    'Film';
  if (text.length <= 60) return text;
  return `${text.slice(0, 60).replace(/\s+\S*$/u, '')}…`;
}
