import type { CommandRow } from '../command.ts';

export const singleCommands: CommandRow[] = [
  {
    usage: 'prompt <text>',
    describe: 'Generate or edit scenes from a prompt',
    load: async () => (await import('./prompt.ts')).createPromptCommand,
  },
  {
    usage: 'loop [action] [run]',
    describe: 'Review, decide and mend until criteria hold or budgets are over',
    load: async () => (await import('./loop.ts')).createLoopCommand,
  },
  {
    usage: 'produce <brief>',
    describe: 'Make a film from one brief file, through all five phases',
    load: async () => (await import('./produce.ts')).createProduceCommand,
  },
  {
    usage: 'preview',
    describe: 'Render still frames',
    load: async () => (await import('./preview.ts')).createPreviewCommand,
  },
  {
    usage: 'captions',
    describe: 'Write what the voices of the film say as SubRip or WebVTT',
    load: async () => (await import('./captions.ts')).createCaptionsCommand,
  },
  {
    usage: 'review',
    describe: 'Measure the project on the stage and list its faults',
    load: async () => (await import('./review.ts')).createReviewCommand,
  },
  {
    usage: 'verify',
    describe: 'Deterministic checks of length, scenes and format',
    load: async () => (await import('./verify.ts')).createVerifyCommand,
  },
  {
    usage: 'balance',
    describe: 'The true balance, or the price list',
    load: async () => (await import('./balance.ts')).createBalanceCommand,
  },
  {
    usage: 'top-up <dollars>',
    describe: 'Open a checkout that adds to the balance',
    load: async () => (await import('./top-up.ts')).createTopUpCommand,
  },
  {
    usage: 'ledger',
    describe: 'Every movement of the balance, as a table or CSV',
    load: async () => (await import('./ledger.ts')).createLedgerCommand,
  },
  {
    usage: 'capabilities',
    describe: 'What this installation can do, as a manifest of all commands',
    load: async () => (await import('./capabilities.ts')).createCapabilitiesCommand,
  },
  {
    usage: 'kit',
    describe: 'The reference of the motion kit for authors of scenes',
    load: async () => (await import('./kit.ts')).createKitCommand,
  },
  {
    usage: 'estimate <operations..>',
    describe: 'What operations would cost here, before any is started',
    load: async () => (await import('./estimate.ts')).createEstimateCommand,
  },
  {
    usage: 'status',
    describe: 'Whether the service can work now, and what is missing',
    load: async () => (await import('./status.ts')).createStatusCommand,
  },
  {
    usage: 'mcp',
    describe: 'Serve every operation as an MCP tool over standard input and output',
    load: async () => (await import('./mcp.ts')).createMcpCommand,
  },
  {
    usage: 'skill',
    describe: 'The skill file by which agents learn this command line',
    load: async () => (await import('./skill.ts')).createSkillCommand,
  },
  {
    usage: 'completion [shell]',
    describe: 'The script by which bash, zsh or fish completes commands',
    load: async () => (await import('./completion.ts')).createCompletionCommand,
  },
  {
    usage: 'up',
    describe: 'Run the embedded stack until stopped (in a checkout)',
    load: async () => (await import('./checkout.ts')).createUpCommand,
  },
  {
    usage: 'doctor',
    describe: 'List what this installation needs and how to get it (in a checkout)',
    load: async () => (await import('./checkout.ts')).createDoctorCommand,
  },
];
