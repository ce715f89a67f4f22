import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AccountMenu } from './account-menu.tsx';
import { BalanceButton } from './balance-button.tsx';
import classes from './shell.module.css';
import { Wordmark } from './wordmark.tsx';

/** What stands around every page of who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <header className={classes.bar}>
        <Link href="/projects" className={classes.home} aria-label="Framewright, your projects">
          <Wordmark />
        </Link>
        <Group gap="xs" wrap="nowrap" ml="auto">
          <BalanceButton />
          <AccountMenu />
        </Group>
      </header>
      <Box component="main" id="content" className={classes.content} tabIndex={-1}>
        {children}
      </Box>
    </div>
  );
}
