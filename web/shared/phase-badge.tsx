import { Badge } from '@mantine/core';
import type { Phase } from '../../contract/names.ts';

export const phaseWords: Record<Phase, { title: string; next: string }> = {
  context: { title: 'Context', next: 'Say what the film is for' },
  generate: { title: 'Generate', next: 'Prompt the first scenes' },
  review: { title: 'Review', next: 'Have this picture measured' },
  iterate: { title: 'Iterate', next: 'Mend what the review found' },
  export: { title: 'Export', next: 'Ready to be exported' },
};

export function PhaseBadge({ phase }: { phase: Phase }) {
  return (
    <Badge color={phase === 'export' ? 'teal' : phase === 'iterate' ? 'yellow' : 'gray'}>
      {phaseWords[phase].title}
    </Badge>
  );
}
