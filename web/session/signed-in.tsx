import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PageLoader } from '../shared/page-loader.tsx';
import { ProblemAlert } from '../shared/problem-alert.tsx';
import { useSession } from './use-session.ts';

/** Shows its children to who is signed in; others sign in first and come back to this address. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const [place] = useLocation();
  if (session.isPending) return <PageLoader />;
  if (session.isError) {
    return (
      <Container size="xs" mt="15vh">
        <ProblemAlert error={session.error} />
      </Container>
    );
  }
  if (!session.data) return <Redirect to={`/sign-in?to=${encodeURIComponent(place)}`} replace />;
  return children;
}
