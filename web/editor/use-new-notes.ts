import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContextLabel, contextLabels } from '../../contract/names.ts';
import { call } from '../api/call.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { useRefreshProject } from './use-project.ts';

type Texts = Partial<Record<ContextLabel, string>>;

/** What was written and not saved yet, by project: another tab that is opened meanwhile loses none of it. */
const kept = new Map<string, Texts>();

/** New notes of a brief as they are written, and saved together; `onSaved` is told of each. */
export function useNewNotes(projectId: string, onSaved: (label: ContextLabel) => void) {
  const [texts, setTexts] = useState<Texts>(() => kept.get(projectId) ?? {});
  const refresh = useRefreshProject(projectId);
  const write = (label: ContextLabel, text: string) =>
    setTexts((before) => {
      const next = { ...before, [label]: text };
      kept.set(projectId, next);
      return next;
    });
  const written = contextLabels.filter((label) => texts[label]?.trim());
  const save = useMutation({
    mutationFn: async () => {
      for (const label of written) {
        await call('addContext', { params: { projectId }, body: { label, text: texts[label]?.trim() ?? '' } });
        write(label, '');
        onSaved(label);
      }
    },
    onError: showProblem,
    onSettled: refresh,
  });
  return { texts, write, save: () => save.mutate(), isSaving: save.isPending, areWritten: written.length > 0 };
}
