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
}

/**
 * One streamed turn that must end in a call of `tool`. Every other way to stop is an error of its own: cut by length,
 * refused, or words instead of the call. What it costs is booked before and settled after; a turn that broke off keeps
 * its worst case, since what of it was billed nobody tells.
 */
export async function askForTool(client: Anthropic, question: ToolQuestion): Promise<ToolAnswer> {
  const { prices, tool, onText, signal, costs, call } = question;
  const request = requestOf(question);
  signal?.throwIfAborted();
  const settle = await costs?.book(call, worstCostMicros(request, prices));
  const stream = client.messages.stream(request, { signal });
  if (onText) stream.on('inputJson', onText);
  let message: Anthropic.Message;
  try {
    message = await stream.finalMessage();
  } catch (error) {
    // A refusal by status is not billed.
    if (error instanceof APIError && error.status !== undefined) await settle?.(0);
    throw translateError(error);
  }
  await settle?.(costMicros(message.usage, prices));
  const used = message.content.find((block) => block.type === 'tool_use' && block.name === tool.name);
  if (message.stop_reason !== 'tool_use' || used?.type !== 'tool_use') throw stoppedOtherwise(message.stop_reason);
  return { input: used.input, costMicros: costMicros(message.usage, prices) };
}

function requestOf({ model, maxTokens, system, messages, tool }: ToolQuestion) {
  return {
    model,
    max_tokens: maxTokens,
    system: [{ type: 'text' as const, text: system, cache_control: { type: 'ephemeral' as const } }],
    messages,
    tools: [tool],
    tool_choice: { type: 'tool' as const, name: tool.name },
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
