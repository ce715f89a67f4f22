import { Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { uploadNames } from '../../contract/endpoint-routes.ts';
import classes from './media.module.css';

/** Takes files that are dropped on it, or chosen. What cannot be used the server says, by their content. */
export function DropPlace({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  // Entering a child leaves its parent: only what was entered and not left counts.
  const [depth, setDepth] = useState(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button below is everyone's.
    <div
      className={classes.place}
      data-over={depth > 0 || undefined}
      onDragEnter={(event) => hasFiles(event) && setDepth((before) => before + 1)}
      onDragLeave={(event) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1))}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.target}>
        <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => field.current?.click()}>
          Add files
        </Button>
        <Text size="xs" c="dimmed">
          or drop them here
        </Text>
        <input
          ref={field}
          type="file"
          name="files"
          multiple
          hidden
          accept={uploadNames.join(',')}
          aria-label="Files to add"
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {children}
    </div>
  );
}
