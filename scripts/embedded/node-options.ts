/**
 * For every Node that reads briefs: regular expressions are run as bytecode and never made into machine code, and the
 * bytecode is not polished. The offline director has some eight thousand large ones; compiled, they outgrow the 512 MB
 * that V8 has for machine code, which ends the process (docs/decisions/0042-patterns-as-bytecode.md).
 * On the command line alone: the flags are read when Node starts.
 */
export const readingBriefs = ['--regexp-interpret-all', '--no-regexp-peephole-optimization'];
