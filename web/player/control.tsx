import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ControlProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** For a control that stays pressed. */
  isOn?: boolean;
  /** What it is about is not ready yet. */
  isBusy?: boolean;
}

/** A button of the player's bar. */
export function Control({ label, icon, onClick, isOn, isBusy }: ControlProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isOn}
        aria-busy={isBusy}
        onClick={onClick}
        variant={isOn ? 'light' : 'subtle'}
        size={34}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
