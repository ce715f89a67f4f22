import type Anthropic from '@anthropic-ai/sdk';
import { AppError } from '../../contract/errors.ts';
import { costMicros, type TokenPrices } from './cost.ts';
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
}

/**
 * One streamed turn that must end in a call of `tool`. Every other way to stop is an error of its own: cut by length,
 * refused, or words instead of the call.
 */
export async function askForTool(client: Anthropic, question: ToolQuestion): Promise<ToolAnswer> {
  const { model, prices, system, messages, tool, maxTokens, onText, signal } = question;
  const stream = client.messages.stream(
    {
      model,
      max_tokens: maxTokens,
      system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
      messages,
      tools: [tool],
      tool_choice: { type: 'tool', name: tool.name },
    },
    { signal },
  );
  if (onText) stream.on('inputJson', onText);
  let message: Anthropic.Message;
  try {
    message = await stream.finalMessage();
  } catch (error) {
    throw translateError(error);
  }
  const call = message.content.find((block) => block.type === 'tool_use' && block.name === tool.name);
  if (message.stop_reason !== 'tool_use' || call?.type !== 'tool_use') throw stoppedOtherwise(message.stop_reason);
  return { input: call.input, costMicros: costMicros(message.usage, prices) };
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
