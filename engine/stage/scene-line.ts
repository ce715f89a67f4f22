import { SourceMap } from 'node:module';

const marker = '//# sourceMappingURL=data:application/json;base64,';

/** The line of the TSX behind the first frame of an error's stack that lies in a scene, by the map its module carries. */
export function sceneLine(stack: string | undefined, modules: Record<string, string>): number | undefined {
  for (const [path, js] of Object.entries(modules)) {
    const place = stack?.split(path)[1]?.match(/^:(\d+):(\d+)/);
    const start = js.lastIndexOf(marker);
    if (!place || start === -1) continue;
    const map = new SourceMap(JSON.parse(Buffer.from(js.slice(start + marker.length), 'base64').toString('utf8')));
    const entry = map.findEntry(Number(place[1]) - 1, Number(place[2]) - 1);
    if ('originalLine' in entry) return entry.originalLine + 1;
  }
  return undefined;
}
