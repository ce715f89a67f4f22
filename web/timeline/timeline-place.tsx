import { Collapse, UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './timeline.module.css';

/** Where the timeline stands: on a phone it is folded away, since watching, prompting and approving need none. */
export function TimelinePlace({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  const [isOpen, { toggle }] = useDisclosure(false);
  if (!isPhone) return children;
  return (
    <>
      <UnstyledButton className={classes.fold} onClick={toggle} aria-expanded={isOpen}>
        Timeline
        <IconChevronDown size={16} aria-hidden style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </UnstyledButton>
      <Collapse expanded={isOpen}>{isOpen && children}</Collapse>
    </>
  );
}
