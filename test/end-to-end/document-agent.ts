import { setTimeout as delay } from 'node:timers/promises';

// biome-ignore lint/suspicious/noExplicitAny: the agent looks into documents of every shape.
type Document = any;

interface Reply {
  status: number;
  body: Document;
}

export interface DocumentAgent {
  /** What it did, by the names of tools and the codes of refusals. */
  log: string[];
  /** Takes the way that capabilities describe; the address of the video at its end. */
  makeVideo(): Promise<string>;
}

/**
 * An agent that knows one address, `/api/v1/capabilities`. It calls what stands in that document, fills inputs from
 * what a person wishes and what earlier replies gave, and after a refusal does what the refusal says.
 */
export async function createDocumentAgent(base: string, wishes: Record<string, unknown>): Promise<DocumentAgent> {
  const capabilities: Document = await (await fetch(`${base}/api/v1/capabilities`)).json();
  const log: string[] = [];
  const kept: Record<string, string> = {};

  const toolOf = (test: (tool: Document) => boolean, what: string): Document => {
    const tool = capabilities.tools.find(test);
    if (!tool) throw new Error(`capabilities name no tool for ${what}`);
    return tool;
  };
  const named = (name: string) => toolOf((tool) => tool.name === name, name);

  /** One call: ids into the path, the rest into the body, each only where the tool's input has it. */
  async function call(tool: Document, known: Record<string, unknown> = {}): Promise<Reply> {
    const from: Record<string, unknown> = { ...wishes, ...kept, ...known };
    const names = Object.keys(tool.input?.properties ?? {}).filter((name) => from[name] !== undefined);
    const path = tool.path.replace(/:(\w+)/g, (_: string, name: string) => from[name]);
    const inBody = names.filter((name) => !tool.path.includes(`:${name}`));
    const body = JSON.stringify(Object.fromEntries(inBody.map((name) => [name, from[name]])));
    const { header } = capabilities.authentication;
    // A connection that is kept may be closed by the server just as the next request is sent.
    const headers: Record<string, string> = { 'content-type': 'application/json', connection: 'close' };
    if (kept[header]) headers[header] = kept[header];
    const isRead = tool.method === 'GET';
    const reply = await fetch(base + path, { method: tool.method, headers, ...(isRead ? {} : { body }) });
    const document: Document = await reply.json();
    log.push(reply.ok ? tool.name : `${tool.name}: ${document.code}`);
    return { status: reply.status, body: document };
  }

  /** Calls a tool until it is accepted, doing what each refusal says. */
  async function insist(tool: Document, known: Record<string, unknown> = {}): Promise<Document> {
    const tried = new Set<string>();
    for (let attempt = 0, input = known; attempt < 8; attempt += 1) {
      const { status, body } = await call(tool, input);
      if (status < 400) return body;
      if (body.category === 'transient') await delay(1_000 * body.retry_after);
      else if (body.missing?.every(({ fact }: Document) => tried.has(fact))) input = otherwise(tool, body.missing);
      else if (body.missing) await supply(body.missing, tried);
      else if (body.top_up_url) await topUp(body);
      else throw new Error(`${tool.name}: ${JSON.stringify(body)}`);
    }
    throw new Error(`${tool.name} is refused again and again: ${log.join(', ')}`);
  }

  /** What is missing, by the tools that supply it. One tool that supplies two facts is called once. */
  async function supply(missing: Document[], tried: Set<string>): Promise<void> {
    const calls = new Set<string>();
    for (const { fact, tool, input } of missing) {
      tried.add(fact);
      const call = JSON.stringify([tool, input]);
      if (!calls.has(call)) await ended(await insist(named(tool), input));
      calls.add(call);
    }
  }

  /** The other way that the facts name for this very tool: their lists joined. */
  function otherwise(tool: Document, missing: Document[]): Record<string, unknown> {
    const input: Record<string, unknown[]> = {};
    for (const { otherwise: other } of missing) {
      if (other?.tool !== tool.name) throw new Error(`${tool.name} has no other way: ${JSON.stringify(missing)}`);
      for (const [name, list] of Object.entries(other.input))
        input[name] = [...(input[name] ?? []), ...(list as unknown[])];
    }
    return input;
  }

  /** Pays as a person would in a browser: by the form of the page that the checkout's address shows. */
  async function topUp({ top_up_url, shortfall }: Document): Promise<void> {
    const tool = toolOf(({ method, path }) => method === 'POST' && base + path === top_up_url, 'top_up_url');
    const least = tool.input.properties.amount_cents.minimum;
    const opened = await insist(tool, { amount_cents: Math.max(least, Math.ceil(shortfall * 100)) });
    const page = await (await fetch(opened.checkoutUrl)).text();
    if (!/<form method="post">/.test(page)) throw new Error('the checkout shows no form');
    await fetch(opened.checkoutUrl, { method: 'POST' });
    log.push('paid');
  }

  /** Follows a run to its end by the tool that shows it; anything else is over already. */
  async function ended(reply: Document): Promise<Document> {
    if (!('endedAt' in reply)) return reply;
    let run = reply;
    while (!run.endedAt) {
      await delay(100);
      run = (await call(named('runs.get'), { runId: reply.id })).body;
      log.pop();
    }
    if (run.error) throw new Error(JSON.stringify(run.error));
    return run;
  }

  const memberOf = (document: Document, path: string) => path.split('.').reduce((at, key) => at?.[key], document);

  return {
    log,
    async makeVideo() {
      for (const { tool, keep = {} } of capabilities.firstVideo) {
        const reply = await ended(await insist(named(tool)));
        for (const [member, name] of Object.entries(keep as Record<string, string>)) {
          const value = memberOf(reply, member);
          if (typeof value !== 'string') throw new Error(`the reply of ${tool} has no ${member}`);
          kept[name] = value;
        }
      }
      return kept.video as string;
    },
  };
}
