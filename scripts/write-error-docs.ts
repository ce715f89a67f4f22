import { writeFileSync } from 'node:fs';
import { errorsPage } from '../contract/errors-page.ts';

/** Writes `docs/errors.md` anew after the set of codes has changed: `node scripts/write-error-docs.ts`. */
writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
