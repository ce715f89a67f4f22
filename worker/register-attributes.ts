import type { Temporal } from '../adapters/temporal/temporal.ts';
import type { Logger } from '../config/logger.ts';
import { searchAttributes } from '../contract/names.ts';

/** IndexedValueType of Temporal's API. */
const types = { KEYWORD: 2, INT: 3, BOOL: 5 } as const;

/**
 * Registers the search attributes that are missing: with one missing, no workflow can start. Where this process may not
 * (Temporal Cloud), the log says what an operator has to add.
 */
export async function registerAttributes({ connection, namespace }: Temporal, logger: Logger): Promise<void> {
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const missing = Object.entries(searchAttributes).filter(
      ([name]) => !(customAttributes && name in customAttributes),
    );
    if (missing.length === 0) return;
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(([name, type]) => [name, types[type]])),
    });
    logger.info({ added: missing.map(([name]) => name) }, 'search attributes registered');
  } catch (error) {
    logger.warn({ err: error, needed: searchAttributes }, 'search attributes could not be registered here');
  }
}
