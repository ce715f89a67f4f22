import { Alert, Button, Collapse, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import type { Playhead } from '../editor/playhead.ts';
import { useRefreshProject } from '../editor/use-project.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { AssetCard } from './asset-card.tsx';
import { DropPlace } from './drop-place.tsx';
import { GenerateForm } from './generate-form.tsx';
import classes from './media.module.css';
import { UploadRows } from './upload-rows.tsx';
import { uploadsOf } from './uploads.ts';

interface MediaPanelProps {
  project: Project;
  playhead: Playhead;
  /** The scene that shows what was inserted. */
  onChoose: (sceneId: string) => void;
}

/** The files that scenes show by name: dropped in, looked at, put into the film. */
export function MediaPanel({ project, playhead, onChoose }: MediaPanelProps) {
  const { id: projectId } = project;
  const refresh = useRefreshProject(projectId);
  const list = useQuery({
    queryKey: ['project', projectId, 'assets'],
    queryFn: async () => (await call('listAssets', { params: { projectId } })).assets,
  });
  const uploads = uploadsOf(projectId);
  const shown = list.data ?? [];
  return (
    <DropPlace onFiles={(files) => uploads.add(files, refresh)}>
      <Stack gap="md">
        <Generate project={project} />
        <UploadRows uploads={uploads} arrived={new Set(shown.map(({ name }) => name))} />
        {list.isError && <ProblemAlert error={list.error} />}
        {list.isSuccess && shown.length === 0 && uploads.list.length === 0 && <NoMedia />}
        <ul className={classes.assets} aria-label="Media">
          {shown.map((asset) => (
            <AssetCard key={asset.id} {...{ asset, project, playhead, onChoose }} />
          ))}
        </ul>
      </Stack>
    </DropPlace>
  );
}

/** Folded away until it is wanted: most of what a film shows is brought along. */
function Generate({ project }: { project: Project }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconSparkles size={16} />}
        onClick={toggle}
        aria-expanded={isOpen}
      >
        Generate a picture, voice, music or clip
      </Button>
      <Collapse expanded={isOpen}>
        <div style={{ paddingTop: 8 }}>
          <GenerateForm project={project} />
        </div>
      </Collapse>
    </div>
  );
}

function NoMedia() {
  return (
    <Alert color="gray" p="sm">
      <Text size="sm">
        Logos, pictures, clips, sounds and typefaces go here. A prompt can name them, and code shows a picture with{' '}
        <code>{"<Img src={asset('logo')} />"}</code>.
      </Text>
    </Alert>
  );
}
