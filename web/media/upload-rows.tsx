import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { weightOf } from './asset-facts.ts';
import classes from './media.module.css';
import { assetNameOf, type Upload, type Uploads } from './uploads.ts';

/** Files on their way, and those that were refused with the reason; what stands in the library already is left out. */
export function UploadRows({ uploads, arrived }: { uploads: Uploads; arrived: ReadonlySet<string> }) {
  const all = useSyncExternalStore(uploads.subscribe, () => uploads.list);
  const list = all.filter(({ name, sent, refusal }) => refusal !== null || sent < 1 || !arrived.has(assetNameOf(name)));
  if (list.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label="Uploads">
      {list.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onDrop={() => uploads.drop(upload.id)} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const { name, sent, isBroken, refusal } = upload;
  return (
    <li data-upload={refusal ? 'refused' : isBroken ? 'broken' : 'sending'}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        <ActionIcon size="sm" aria-label={refusal ? `Take ${name} off the list` : `Stop ${name}`} onClick={onDrop}>
          <IconX size={14} />
        </ActionIcon>
      </Group>
      {refusal ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {refusal}
        </Text>
      ) : (
        <>
          <Progress value={100 * sent} size="xs" animated={sent >= 1} aria-label={`Upload of ${name}`} />
          <Text size="xs" c="dimmed" mt={4}>
            {stateOf(upload)}
          </Text>
        </>
      )}
    </li>
  );
}

function stateOf({ bytes, sent, isBroken }: Upload): string {
  if (isBroken)
    return `The connection broke off at ${Math.floor(100 * sent)} %. The rest is sent as soon as it is back.`;
  return sent < 1 ? `${Math.round(100 * sent)} % of ${weightOf(bytes)}` : 'Being looked into';
}
