import { Alert, Button, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Project } from '../../contract/projects.ts';
import { call, ProblemError } from '../api/call.ts';
import { scenesQuery } from '../editor/ask-ahead.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import type { Mistake } from './code-editor.tsx';
import { type SceneWithCode, useDraft } from './use-draft.ts';

// CodeMirror is as large as the rest of the app: only who opens code loads it.
const CodeEditor = lazy(() => import('./code-editor.tsx'));

interface Props {
  project: Project;
  /** The scene that is edited; null: none is chosen. */
  chosen: string | null;
  onChoose: (sceneId: string | null) => void;
}

/** The code of a scene: written by a director or by hand, applied as a revision, never over somebody else's change. */
export function CodePanel({ project, chosen, onChoose }: Props) {
  const { id: projectId, headRevision } = project;
  const list = useQuery({
    ...scenesQuery(projectId, headRevision),
    placeholderData: (before) => before,
  });
  const scenes = list.data?.scenes ?? [];
  const sceneId = scenes.find(({ id }) => id === chosen)?.id ?? scenes[0]?.id ?? null;
  if (list.isPending) return <Loader size="sm" />;
  if (sceneId === null) return <Text c="dimmed">Code stands here as soon as there is a scene.</Text>;
  return (
    <Stack gap="xs" h="100%">
      <Select
        aria-label="Scene"
        size="xs"
        data={scenes.map(({ id, name, track }) => ({ value: id, label: `${name} (track ${track})` }))}
        value={sceneId}
        onChange={onChoose}
        allowDeselect={false}
      />
      <SceneCode key={sceneId} {...{ projectId, sceneId, headRevision }} />
    </Stack>
  );
}

function SceneCode({ projectId, sceneId, headRevision }: { projectId: string; sceneId: string; headRevision: string }) {
  const scene = useQuery({
    queryKey: ['project', projectId, 'scene', sceneId, headRevision],
    queryFn: () => call('getScene', { params: { projectId, sceneId } }),
    placeholderData: (before) => before,
  });
  if (scene.isError) return <ProblemAlert error={scene.error} />;
  if (!scene.data) return <Loader size="sm" />;
  return <Editing projectId={projectId} scene={scene.data} />;
}

function Editing({ projectId, scene }: { projectId: string; scene: SceneWithCode }) {
  const queries = useQueryClient();
  const { draft, setDraft, isDirty } = useDraft(scene);
  const isOld = scene.codeHash !== draft.from.codeHash;
  const save = useMutation({
    mutationFn: (base: string | undefined) =>
      call('setSceneCode', { params: { projectId, sceneId: scene.id }, body: { code: draft.code, base } }),
    onSuccess: async ({ scene: saved, revision }) => {
      // The draft is one until the newer scene is here, so that the older text does not come back for a moment.
      await queries.invalidateQueries({ queryKey: ['project', projectId] });
      setDraft({ from: { ...saved, code: draft.code, revision }, code: draft.code });
    },
  });
  const apply = () => isDirty && save.mutate(draft.from.revision);
  const mistakes = mistakesOf(save.error);
  return (
    <>
      {(isOld && isDirty && !save.isPending) || isConflict(save.error) ? (
        <Alert color="yellow" p="xs" title="The scene was changed elsewhere">
          <Text size="xs">Your text is kept. Apply it over the newer code, or take the newer code.</Text>
          <Group gap="xs" mt={6}>
            <Button size="compact-xs" onClick={() => save.mutate(undefined)}>
              Apply mine
            </Button>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                save.reset();
                setDraft({ from: scene, code: scene.code });
              }}
            >
              Take the newer
            </Button>
          </Group>
        </Alert>
      ) : (
        save.isError && mistakes.length === 0 && <ProblemAlert error={save.error} />
      )}
      {mistakes[0] && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          Line {mistakes[0].path}: {mistakes[0].message}
        </Text>
      )}
      <Suspense fallback={<Loader size="sm" />}>
        <CodeEditor
          code={draft.code}
          mistakes={mistakes}
          onChange={(code) => setDraft((before) => ({ ...before, code }))}
          onSave={apply}
        />
      </Suspense>
      <Group gap="xs" justify="flex-end">
        <Button
          size="xs"
          variant="default"
          disabled={!isDirty}
          onClick={() => {
            save.reset();
            setDraft((before) => ({ ...before, code: before.from.code }));
          }}
        >
          Discard
        </Button>
        <Button size="xs" disabled={!isDirty} loading={save.isPending} onClick={apply}>
          Apply (Ctrl S)
        </Button>
      </Group>
    </>
  );
}

const none: Mistake[] = [];

function mistakesOf(error: Error | null): readonly Mistake[] {
  if (!(error instanceof ProblemError) || error.problem.code !== 'scene_rejected') return none;
  return (error.problem.errors as Mistake[] | undefined) ?? none;
}

function isConflict(error: Error | null): boolean {
  return error instanceof ProblemError && error.problem.code === 'revision_conflict';
}
