/** Compressed bytes of what a browser loads before the first page of the app stands. */
export async function shellBytes(url: string): Promise<number> {
  const html = await (await fetch(`${url}/projects`)).text();
  let bytes = 0;
  for (const [name] of html.matchAll(/\/app\/[\w.-]+/g)) {
    const reply = await fetch(url + name, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(reply.headers.get('content-length'));
    await reply.body?.cancel();
  }
  return bytes;
}
