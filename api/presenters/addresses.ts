import type { Config } from '../../config/config.ts';

/** Addresses that replies name. `base` is this API's own, without a trailing slash. */
export interface Addresses {
  base: string;
  files: string;
  temporalUi: string | null;
  temporalNamespace: string;
}

/** The address that the caller asked. Koa's own `origin` is the header of that name: whatever a page says of itself. */
export function originOf({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol}://${host}`;
}

/** The configured addresses; where none is, the one that the caller asked. */
export function addressesOf(config: Config, origin: string): Addresses {
  const base = config.publicBaseUrl ?? origin;
  return {
    base,
    files: config.filesBaseUrl ?? base,
    temporalUi: config.temporal.uiUrl,
    temporalNamespace: config.temporal.namespace,
  };
}

/** A copy of `value` whose `url` members that are paths of files carry the address in front. */
export function withFileAddresses(value: unknown, { files }: Pick<Addresses, 'files'>): unknown {
  if (Array.isArray(value)) return value.map((item) => withFileAddresses(item, { files }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isPath = key === 'url' && typeof member === 'string' && member.startsWith('/files/');
      return [key, isPath ? `${files}${member}` : withFileAddresses(member, { files })];
    }),
  );
}
