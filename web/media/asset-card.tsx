import { ActionIcon, Button, CopyButton, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconDownload, IconPhoto, IconScissors, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Asset } from '../../contract/assets.ts';
import type { Project } from '../../contract/projects.ts';
import { call } from '../api/call.ts';
import type { Playhead } from '../editor/playhead.ts';
import { useRefreshProject } from '../editor/use-project.ts';
import { usePricing } from '../editor/use-prompt.ts';
import { money } from '../shared/money.ts';
import { showProblem } from '../shared/show-problem.tsx';
import { factsOf, fileOf, lookOf } from './asset-facts.ts';
import classes from './media.module.css';
import { referenceTo } from './scene-of-asset.ts';
import { useInsert } from './use-insert.ts';

interface AssetCardProps {
  asset: Asset;
  project: Project;
  playhead: Playhead;
  onChoose: (sceneId: string) => void;
}

/** One file: what it looks like, what it is, and the ways into the film. */
export function AssetCard({ asset, project, playhead, onChoose }: AssetCardProps) {
  const { name, state, refusal, picture, clip } = asset;
  const look = lookOf(asset);
  const insert = useInsert(project, onChoose);
  return (
    <li className={classes.asset} data-asset={state}>
      <div className={classes.thumbnail}>
        {look ? (
          <img src={look} alt={name} loading="lazy" data-kind={asset.kind} />
        ) : (
          <IconPhoto size={28} stroke={1.2} aria-hidden />
        )}
      </div>
      <div className={classes.words}>
        <Group justify="space-between" wrap="nowrap" gap={4}>
          <Text size="sm" fw={600} truncate title={name}>
            {name}
          </Text>
          <AssetMenu asset={asset} projectId={project.id} />
        </Group>
        <Text size="xs" c={refusal ? 'var(--mantine-color-error)' : 'dimmed'} role={refusal ? 'alert' : undefined}>
          {refusal ?? factsOf(asset)}
        </Text>
        {state === 'ready' && (
          <Group gap={6} mt={6} wrap="nowrap">
            {(picture || clip || asset.sound) && (
              <Button
                size="compact-xs"
                variant="default"
                loading={insert.isPending}
                onClick={() => insert.mutate({ asset, frame: playhead.frame })}
              >
                Insert
              </Button>
            )}
            <CopyButton value={referenceTo(name)}>
              {({ copied, copy }) => (
                <Button size="compact-xs" variant="subtle" color="gray" onClick={copy} title={referenceTo(name)}>
                  {copied ? 'Copied' : 'Copy for code'}
                </Button>
              )}
            </CopyButton>
          </Group>
        )}
        {asset.sound && (
          // biome-ignore lint/a11y/useMediaCaption: what is said in it stands in the film's captions.
          <audio
            className={classes.sound}
            controls
            preload="none"
            src={asset.sound.url}
            aria-label={`Listen to ${name}`}
          />
        )}
      </div>
    </li>
  );
}

function AssetMenu({ asset, projectId }: { asset: Asset; projectId: string }) {
  const refresh = useRefreshProject(projectId);
  const file = fileOf(asset);
  const cutPrice = usePricing().data?.operations.find(({ operation }) => operation === 'background_removal');
  const cutOut = useMutation({
    mutationFn: () =>
      call('removeBackground', {
        params: { projectId },
        body: { asset: asset.name },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => notifications.show({ message: `${asset.name} is being cut out. The new picture appears here.` }),
    onError: showProblem,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => call('deleteAsset', { params: { projectId, assetId: asset.id } }),
    onError: showProblem,
    onSettled: refresh,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={`More about ${asset.name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {file && (
          <Menu.Item component="a" href={file} download={asset.name} leftSection={<IconDownload size={16} />}>
            Download
          </Menu.Item>
        )}
        {asset.picture && cutPrice?.available && (
          <Menu.Item leftSection={<IconScissors size={16} />} onClick={() => cutOut.mutate()}>
            Cut out of its ground{cutPrice.free ? '' : `, ${money(cutPrice.high)}`}
          </Menu.Item>
        )}
        <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash size={16} />} onClick={() => remove.mutate()}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
