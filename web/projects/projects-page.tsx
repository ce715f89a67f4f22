import { Button, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { DeletedProjects } from './deleted-projects.tsx';
import { NewProjectModal } from './new-project-modal.tsx';
import { NoProjects } from './no-projects.tsx';
import { ProjectCard } from './project-card.tsx';
import classes from './projects.module.css';

/** All projects of the account; other windows' changes appear within seconds. */
export function ProjectsPage() {
  const [isCreating, { open, close }] = useDisclosure(false);
  const list = useInfiniteQuery({
    queryKey: ['projects'],
    queryFn: ({ pageParam }) => call('listProjects', { query: { limit: 24, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: 5_000,
  });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  return (
    <div className={classes.page}>
      <Group justify="space-between" mb="lg">
        <Title order={1}>Projects</Title>
        {projects.length > 0 && (
          <Button leftSection={<IconPlus size={16} />} onClick={open}>
            New project
          </Button>
        )}
      </Group>
      {list.isError && <ProblemAlert error={list.error} />}
      {list.isPending && <Loading />}
      {list.isSuccess && projects.length === 0 && <NoProjects onCreate={open} />}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="lg">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </SimpleGrid>
      {list.hasNextPage && (
        <Group justify="center" mt="xl">
          <Button variant="default" onClick={() => list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show older projects
          </Button>
        </Group>
      )}
      <DeletedProjects />
      <NewProjectModal opened={isCreating} onClose={close} />
    </div>
  );
}

function Loading() {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="lg" aria-label="Loading">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} h={230} radius="lg" />
      ))}
      <Text hidden>Loading</Text>
    </SimpleGrid>
  );
}
