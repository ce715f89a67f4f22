import { expect, test } from '@jest/globals';
import { mailboxOf } from '../../../domain/people/mailbox-of.ts';

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  ['ada+films@example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
  ['ADA@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@gmail.com.example', 'a.da@gmail.com.example'],
  ['+tag@example.org', '+tag@example.org'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
