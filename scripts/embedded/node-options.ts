/**
 * For every Node that reads briefs: a regular expression is compiled when it first runs, instead of interpreted and
 * compiled later. The offline director runs thousands of large ones once or twice: a plan takes two thirds of the time.
 * On the command line alone: set while Node runs, it ends the process once an expression is met that ran before.
 */
export const readingBriefs = ['--no-regexp-tier-up'];
