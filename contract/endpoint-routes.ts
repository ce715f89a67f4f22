import { assetTypes } from './assets.ts';
import { type ProjectPart, projectEvents, projectParts } from './changes.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { runEvents } from './runs.ts';

interface EndpointRoute {
  method: Endpoint['method'];
  /** Parameters as `:name`. */
  path: string;
}

/** Where each endpoint answers. The web app is built with this value folded in, without the schemas that it comes from. */
export const endpointRoutes: Readonly<Record<string, EndpointRoute>> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
);
/** Files that may be uploaded: their types, and how their names usually end. */
export const uploadNames: readonly string[] = Object.entries(assetTypes).flatMap(([type, { endings }]) => [
  type,
  ...endings.map((ending) => `.${ending}`),
]);
/** Names that events of a stream have. */
export const runEventNames: readonly string[] = Object.keys(runEvents);
export const projectEventNames: readonly string[] = Object.keys(projectEvents);
export const projectPartNames: readonly ProjectPart[] = projectParts;
