import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The sounds that a revision is heard with; none while they are not known. */
export function useClips(projectId: string, revision: string) {
  const sounds = useQuery({
    queryKey: ['project', projectId, 'sound', revision],
    queryFn: () => call('listSound', { params: { projectId }, query: { revision } }),
    placeholderData: (before) => before,
  });
  return sounds.data?.clips ?? none;
}

/** The media library of the project, by name. */
export function useLibrary(projectId: string, isWanted: boolean) {
  const assets = useQuery({
    queryKey: ['project', projectId, 'assets'],
    queryFn: async () => (await call('listAssets', { params: { projectId } })).assets,
    enabled: isWanted,
  });
  return assets.data;
}

const none: never[] = [];
