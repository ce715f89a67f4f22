import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ProblemError } from './api/call.ts';
import { cspNonce } from './csp-nonce.ts';
import { askAhead } from './editor/ask-ahead.ts';
import { ProjectsPage } from './projects/projects-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { SignedIn } from './session/signed-in.tsx';
import { NothingHere } from './shared/nothing-here.tsx';
import { PageLoader } from './shared/page-loader.tsx';
import { Shell } from './shell/shell.tsx';
import { schemeVariables, theme } from './theme/theme.ts';

const editor = () => import('./editor/editor-page.tsx');
const EditorPage = lazy(async () => ({ default: (await editor()).EditorPage }));
const AccountPages = lazy(async () => ({ default: (await import('./account/account-pages.tsx')).AccountPages }));

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the caller did wrong stays wrong; what is down comes back.
      retry: (count, error) => count < 3 && error instanceof ProblemError && error.problem.category === 'transient',
    },
  },
});

if (/\/generate$/.test(location.pathname)) editor().catch(() => undefined);
void askAhead(queries);

/** The web app: its providers and the page of each address. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={schemeVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => cspNonce}
    >
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications position="bottom-right" limit={4} />
          <Suspense fallback={<PageLoader />}>
            <Pages />
          </Suspense>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/sign-in" component={SignInPage} />
      <Route path="/">
        <Redirect to="/projects" replace />
      </Route>
      <Route>
        <SignedIn>
          <Shell>
            <Suspense fallback={<PageLoader />}>
              <Switch>
                <Route path="/projects" component={ProjectsPage} />
                <Route path="/projects/:projectId/generate">
                  {({ projectId }) => <EditorPage key={projectId} projectId={projectId} />}
                </Route>
                <Route path="/projects/:projectId">
                  {({ projectId }) => <Redirect to={`/projects/${projectId}/generate`} replace />}
                </Route>
                <Route path="/account/:part?">{({ part }) => <AccountPages part={part} />}</Route>
                <Route component={NothingHere} />
              </Switch>
            </Suspense>
          </Shell>
        </SignedIn>
      </Route>
    </Switch>
  );
}
