import { type Anthropic, APIError } from '@anthropic-ai/sdk';
import { AppError } from '../../contract/errors.ts';
import type { CallCosts } from '../../domain/directing/director.ts';
import { costMicros, type TokenPrices, worstCostMicros } from './cost.ts';
import { translateError } from './translate-error.ts';

export interface ToolAnswer {
  /** What the model gave to the tool; foreign until it is parsed. */
  input: unknown;
  costMicros: number;
}

export interface ToolQuestion {
  model: string;
  prices: TokenPrices;
  /** The part that all questions of a run share; cached at the provider. */
  system: string;
  /** Turns so far; the last one is the question. */
  messages: Anthropic.MessageParam[];
  tool: Anthropic.Tool;
  maxTokens: number;
  onText?: (delta: string) => void;
  signal?: AbortSignal;
  /** Where the call is booked before it is made, under its name in the step. */
  costs?: CallCosts;
  call: string;
  /** A stream that sends nothing for so long is broken off. */
  idleMs: number;
}

/** A paused turn is taken up again so often at most. */
const pausesAtMost = 3;

/**
 * One streamed turn that must end in a call of `tool`; a turn that the provider pauses goes on where it stopped. Every
 * other way to stop is an error of its own: cut by length, refused, or words instead of the call.
 */
export async function askForTool(client: Anthropic, question: ToolQuestion): Promise<ToolAnswer> {
  const messages = [...question.messages];
  let paid = 0;
  for (let pause = 0; pause <= pausesAtMost; pause += 1) {
    const call = pause === 0 ? question.call : `${question.call}-${pause + 1}`;
    const message = await streamed(client, { ...question, messages, call });
    paid += costMicros(message.usage, question.prices);
    if (message.stop_reason !== 'pause_turn') return { input: inputOf(message, question.tool), costMicros: paid };
    messages.push({ role: 'assistant', content: message.content });
  }
  throw stoppedOtherwise('pause_turn');
}

/**
 * One request of a turn. What it costs is booked before and settled after; a turn that broke off keeps its worst case,
 * since what of it was billed nobody tells. A stream that falls silent is given up.
 */
async function streamed(client: Anthropic, question: ToolQuestion): Promise<Anthropic.Message> {
  const { prices, onText, signal, costs, call, idleMs } = question;
  const request = requestOf(question);
  signal?.throwIfAborted();
  const settle = await costs?.book(call, worstCostMicros(request, prices));
  const silence = new AbortController();
  const stream = client.messages.stream(request, {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
  });
  let timer = setTimeout(() => silence.abort(), idleMs);
  stream.on('streamEvent', () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), idleMs);
  });
  if (onText) stream.on('inputJson', onText);
  try {
    const message = await stream.finalMessage();
    await settle?.(costMicros(message.usage, prices));
    await costs?.note?.(call, transcriptOf(request, message));
    return message;
  } catch (error) {
    // A refusal by status is not billed.
    if (error instanceof APIError && error.status !== undefined) await settle?.(0);
    if (silence.signal.aborted) throw new AppError('provider_unavailable', 'the stream fell silent', { retryAfter: 2 });
    throw translateError(error, client.apiKey ?? '');
  } finally {
    clearTimeout(timer);
  }
}

/** What was said, without the system text that all calls share. */
const transcriptOf = (
  { model, messages }: ReturnType<typeof requestOf>,
  { content, stop_reason, usage }: Anthropic.Message,
) => ({
  model,
  messages,
  answer: content,
  stopReason: stop_reason,
  usage: { ...usage },
});

function inputOf(message: Anthropic.Message, tool: Anthropic.Tool): unknown {
  const used = message.content.find((block) => block.type === 'tool_use' && block.name === tool.name);
  if (message.stop_reason !== 'tool_use' || used?.type !== 'tool_use') throw stoppedOtherwise(message.stop_reason);
  return used.input;
}

function requestOf({ model, maxTokens, system, messages, tool }: ToolQuestion) {
  return {
    model,
    max_tokens: maxTokens,
    system: [{ type: 'text' as const, text: system, cache_control: { type: 'ephemeral' as const } }],
    messages,
    tools: [tool],
    tool_choice: { type: 'tool' as const, name: tool.name, disable_parallel_tool_use: true },
  };
}

/** Only a full call counts; a refusal is not worth another try, the rest may be. */
function stoppedOtherwise(reason: string | null): AppError {
  if (reason === 'refusal') {
    return new AppError('brief_not_understood', 'the model refused', {
      detail: 'The director declined this prompt. Say it in other words.',
    });
  }
  return new AppError('provider_unavailable', `the model stopped by ${reason} without the call`, { retryAfter: 5 });
}
