import { ActionIcon, Avatar, Menu, Text, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import {
  IconChartBar,
  IconCheck,
  IconDeviceDesktop,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
  IconWebhook,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { call } from '../api/call.ts';
import { useForgetSession, useSession } from '../session/use-session.ts';
import { showProblem } from '../shared/show-problem.tsx';

const schemes = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
] as const;

export function AccountMenu() {
  const { data: session } = useSession();
  const leave = useLeave();
  if (!session) return null;
  return (
    <Menu width={230}>
      <Menu.Target>
        <ActionIcon size={36} radius="xl">
          <Avatar name={session.email} color="ember" size={32} alt="" />
          <VisuallyHidden>Your account</VisuallyHidden>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="xs" truncate>
            {session.email}
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} href="/account" leftSection={<IconUser size={16} />}>
          Account
        </Menu.Item>
        <Menu.Item component={Link} href="/account/keys" leftSection={<IconKey size={16} />}>
          API keys
        </Menu.Item>
        <Menu.Item component={Link} href="/account/billing" leftSection={<IconChartBar size={16} />}>
          Balance and usage
        </Menu.Item>
        <Menu.Item component={Link} href="/account/webhooks" leftSection={<IconWebhook size={16} />}>
          Webhooks
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => leave.mutate('signOut')}>
          Sign out
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => leave.mutate('signOutEverywhere')}>
          Sign out everywhere
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>Appearance</Menu.Label>
      {schemes.map(({ value, label, Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon size={16} />}
          rightSection={colorScheme === value ? <IconCheck size={14} aria-label="chosen" /> : null}
          onClick={() => setColorScheme(value)}
          closeMenuOnClick={false}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}

function useLeave() {
  const forget = useForgetSession();
  const [, go] = useLocation();
  return useMutation({
    mutationFn: (how: 'signOut' | 'signOutEverywhere') => call(how),
    onSuccess: async () => {
      go('/sign-in');
      await forget();
    },
    onError: showProblem,
  });
}
