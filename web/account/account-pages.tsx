import { Tabs, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useLocation } from 'wouter';
import classes from './account.module.css';
import { BillingPart } from './billing-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

const parts = {
  profile: { title: 'Profile', Part: ProfilePart },
  billing: { title: 'Balance and usage', Part: BillingPart },
  keys: { title: 'API keys', Part: KeysPart },
  webhooks: { title: 'Webhooks', Part: WebhooksPart },
} as const;
type Name = keyof typeof parts;

/** Everything about the account, each part at an address of its own. */
export function AccountPages({ part = 'profile' }: { part?: string }) {
  const [, go] = useLocation();
  const name: Name = part in parts ? (part as Name) : 'profile';
  useDocumentTitle(`${parts[name].title} · Framewright`);
  return (
    <div className={classes.page}>
      <Title order={1} mb="lg">
        Account
      </Title>
      <Tabs
        value={name}
        onChange={(value) => go(value === 'profile' ? '/account' : `/account/${value}`)}
        keepMounted={false}
      >
        <Tabs.List mb="xl" className={classes.parts}>
          {Object.entries(parts).map(([key, { title }]) => (
            <Tabs.Tab key={key} value={key}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.entries(parts).map(([key, { Part }]) => (
          <Tabs.Panel key={key} value={key}>
            <Part />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
