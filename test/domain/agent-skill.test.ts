import { expect, test } from '@jest/globals';
import { commandGroups } from '../../cli/commands/command-groups.ts';
import { singleCommands } from '../../cli/commands/single-commands.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { errorCategories } from '../../contract/errors.ts';
import { agentSkill } from '../../domain/agent-skill.ts';

const skill = agentSkill();
const known = new Set([
  ...singleCommands.map(({ usage }) => usage.split(' ')[0]),
  ...Object.entries(commandGroups).flatMap(([group, { commands }]) =>
    commands.map(({ usage }) => `${group} ${usage.split(' ')[0]}`),
  ),
]);

test('the skill file has the front matter by which loaders find it', () => {
  const [, matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  expect(Object.fromEntries(matter.split('\n').map((line) => line.split(/: (.*)/s)))).toMatchObject({
    name: 'framewright',
    description: expect.stringMatching(/^.{80,1024}$/),
  });
});

test('every command that the skill file names exists, and every command of an endpoint is in it', () => {
  const named = [...skill.matchAll(/framewright ((?:[a-z-]+)(?: [a-z-]+)?)/g)].map((match) => match[1] ?? '');
  const strange = named.filter((words) => !known.has(words) && !known.has(words.split(' ')[0]));
  expect(strange.filter((words) => !/^(command|is|a)\b/.test(words))).toEqual([]);
  for (const { command } of Object.values(endpoints) as Endpoint[]) {
    if (command) expect(skill).toContain(`\`framewright ${command}\``);
  }
});

test('it says what to do about each category of failure', () => {
  for (const category of errorCategories) expect(skill).toContain(`- \`${category}\` (exit `);
});
