import { Container } from '@mantine/core';
import { ProblemError } from '../api/call.ts';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { Editor } from './editor.tsx';
import { ForeignProject } from './foreign-project.tsx';
import { useProject } from './use-project.ts';

/** The page of one project, at the address that replies of API and CLI name. */
export function EditorPage({ projectId }: { projectId: string }) {
  const project = useProject(projectId);
  if (project.isPending) return <PageLoader />;
  if (project.error instanceof ProblemError && project.error.problem.status === 404) {
    return <ForeignProject projectId={projectId} />;
  }
  if (project.data) return <Editor project={project.data} />;
  return (
    <Container size="xs" mt="15vh">
      <ProblemAlert error={project.error} />
    </Container>
  );
}
