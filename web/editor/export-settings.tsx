import { Checkbox, Select, SimpleGrid } from '@mantine/core';
import type { Project } from '../../contract/projects.ts';
import type { ExportFormat, ExportRequest } from '../../contract/runs.ts';

export interface ExportChoice {
  format: ExportFormat;
  quality: NonNullable<ExportRequest['quality']>;
  /** Null: as the project is. */
  resolution: NonNullable<ExportRequest['resolution']> | null;
  fps: string | null;
  transparent: boolean;
}

export const firstChoice: ExportChoice = {
  ...{ format: 'mp4', quality: 'standard', resolution: null, fps: null, transparent: false },
};

const formats = [
  { value: 'mp4', label: 'MP4 (H.264)' },
  { value: 'webm', label: 'WebM (VP9)' },
  { value: 'gif', label: 'GIF' },
  { value: 'prores', label: 'ProRes 4444' },
  { value: 'png', label: 'PNG pictures' },
];
const qualities = [
  { value: 'draft', label: 'Draft' },
  { value: 'standard', label: 'Standard' },
  { value: 'high', label: 'High' },
];

interface ExportSettingsProps {
  project: Project;
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
}

/** What the file is to be; sizes and rates follow the film unless chosen. */
export function ExportSettings({ project, choice, onChange }: ExportSettingsProps) {
  const set = (part: Partial<ExportChoice>) => onChange({ ...choice, ...part });
  const own = `${project.width}×${project.height}`;
  return (
    <>
      <SimpleGrid cols={2} spacing="sm">
        <Select
          label="Format"
          data={formats}
          allowDeselect={false}
          value={choice.format}
          onChange={(value) => set({ format: (value ?? 'mp4') as ExportFormat })}
        />
        <Select
          label="Quality"
          data={qualities}
          allowDeselect={false}
          value={choice.quality}
          onChange={(value) => set({ quality: (value ?? 'standard') as ExportChoice['quality'] })}
        />
        <Select
          label="Size"
          data={[{ value: '', label: own }, '720p', '1080p', '1440p', '2160p']}
          allowDeselect={false}
          value={choice.resolution ?? ''}
          onChange={(value) => set({ resolution: (value || null) as ExportChoice['resolution'] })}
        />
        <Select
          label="Frames a second"
          data={[{ value: '', label: `${project.fps}, as the film` }, '24', '25', '30', '50', '60']}
          allowDeselect={false}
          value={choice.fps ?? ''}
          onChange={(value) => set({ fps: value || null })}
        />
      </SimpleGrid>
      {(choice.format === 'prores' || choice.format === 'png') && (
        <Checkbox
          label="Transparent ground"
          checked={choice.transparent}
          onChange={(event) => set({ transparent: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
