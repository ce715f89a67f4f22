import { type ErrorCategory, type ErrorCode, errorCategories, errorCodes } from './errors.ts';

/** Exit code of a failed command, by what the caller should do. */
export const exitCodes: Record<ErrorCategory, number> = { validation: 2, auth: 3, transient: 4, fatal: 5 };

const meanings: Record<ErrorCategory, string> = {
  validation: 'Fix the input; the same request again fails again.',
  auth: 'Check the key: `framewright auth status`.',
  transient: 'Wait `retry_after` seconds, then send the same request again.',
  fatal: 'Stop and report.',
};

const head = `# Errors

Every refusal is \`application/problem+json\` (RFC 9457): \`type\`, \`title\`, \`status\`, \`detail\`, \`instance\`, and
\`code\`, \`category\`, \`request_id\`. Where they apply: \`retry_after\` (seconds; always with \`transient\`, also as the
header \`Retry-After\`), \`errors\` (\`path\` and \`message\` of each faulty field), \`missing\` (each fact that a closed gate
lacks and the command that supplies it). Over tRPC the same document is \`data.problem\` of the error. The command line
prints it with \`--json\` and ends with the exit code of its category.

The codes below are all there are. \`code\` is what programs should look at; \`title\` and \`detail\` are for people.
A path that exists, asked with another method, answers 405 with the header \`Allow\`; it counts as \`validation\`.
`;

/** The documentation of the closed set of codes, in Markdown. \`docs/errors.md\` is this text. */
export function errorsPage(): string {
  const all = Object.entries(errorCodes) as [ErrorCode, (typeof errorCodes)[ErrorCode]][];
  const sections = errorCategories.map((category) => {
    const rows = all
      .filter(([, error]) => error.category === category)
      .map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`);
    const intro = `${meanings[category]} Exit code ${exitCodes[category]}.`;
    return `## ${category}\n${intro}\n\n| code | status | title |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [head, ...sections].join('\n');
}
