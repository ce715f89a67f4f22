import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ruleNotes } from '../../../domain/review/rule-notes.ts';

const page = readFileSync('docs/review.md', 'utf8');

test.each(Object.entries(ruleNotes))('the documentation has %s with its reason and a picture of it', (rule, note) => {
  expect(page).toContain(`## ${rule}\n\n**${note.severity}** · ${note.reason}`);
  const picture = `docs/review/${rule}.jpg`;
  expect(page).toContain(`(review/${rule}.jpg)`);
  expect(existsSync(picture) && statSync(picture).size).toBeGreaterThan(5_000);
});
