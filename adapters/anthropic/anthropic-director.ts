import Anthropic from '@anthropic-ai/sdk';
import { AppError } from '../../contract/errors.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import type { Director, DirectorInput } from '../../domain/directing/director.ts';
import { directPictures } from '../../domain/directing/pictures/direct-pictures.ts';
import { directSound } from '../../domain/directing/sound/direct-sound.ts';
import { withSound } from '../../domain/directing/sound/plan-sound.ts';
import { askForTool, type ToolAnswer, type ToolQuestion } from './ask-for-tool.ts';
import type { TokenPrices } from './cost.ts';
import { planQuestion, repairQuestion, sceneQuestion, systemText } from './instructions.ts';
import { PlanAnswer, SceneAnswer, tools } from './tools.ts';

export interface AnthropicOptions {
  apiKey: string;
  /** Null: the vendor's own address; else a server that speaks the Messages API. */
  baseUrl: string | null;
  model: string;
  prices: TokenPrices;
  /** A stream that sends nothing for so long is broken off; a minute and a half without it. */
  idleMs?: number;
  /** The plan by rule: gives length, theme and a proposal that the model may better. */
  propose(input: DirectorInput): Promise<FilmPlan>;
  /** Problems of a plan by the choreography rules, in words; empty when it holds. */
  check(plan: FilmPlan): string[];
}

/** The director that asks Claude: one streamed, tool-using turn per step. Retries are the caller's, never the SDK's. */
export function createAnthropicDirector(options: AnthropicOptions): Director {
  const { apiKey, baseUrl, model, prices, idleMs = 90_000 } = options;
  const client = new Anthropic({
    ...{ apiKey, baseURL: baseUrl ?? undefined, maxRetries: 0 },
    // Its own lines would hold what was said; and a redirect would take the key to wherever it points.
    ...{ logLevel: 'off', fetchOptions: { redirect: 'manual' } },
  });
  const system = systemText();
  const ask = (
    messages: Anthropic.MessageParam[],
    tool: Anthropic.Tool,
    maxTokens: number,
    rest: Pick<ToolQuestion, 'call' | 'onText' | 'signal' | 'costs'>,
  ): Promise<ToolAnswer> => askForTool(client, { model, prices, system, messages, tool, maxTokens, idleMs, ...rest });
  const writeCode = async (question: string, rest: Pick<ToolQuestion, 'onText' | 'signal' | 'costs'>) => {
    const answer = await ask([{ role: 'user', content: question }], tools.scene, 16_000, { ...rest, call: 'write' });
    const parsed = SceneAnswer.safeParse(answer.input);
    if (!parsed.success) throw notInForm('write_scene');
    return { code: parsed.data.code, costMicros: answer.costMicros };
  };
  return {
    name: 'anthropic',
    async plan(input, signal, costs) {
      const proposal = await options.propose(input);
      const messages: Anthropic.MessageParam[] = [{ role: 'user', content: planQuestion(input, proposal) }];
      const first = await ask(messages, tools.plan, 8_000, { call: 'plan', signal, costs });
      const plan = planOf(input, proposal, first);
      const problems = options.check(plan);
      if (problems.length === 0) return { plan, costMicros: first.costMicros };
      const content = `${planQuestion(input, plan)}\nThat plan breaks rules; mend them:\n- ${problems.join('\n- ')}`;
      const second = await ask([{ role: 'user', content }], tools.plan, 8_000, { call: 'mend', signal, costs });
      return { plan: planOf(input, proposal, second), costMicros: first.costMicros + second.costMicros };
    },
    writeScene: (input, plan, index, onText, signal, costs) =>
      writeCode(sceneQuestion(input, plan, index), { onText, signal, costs }),
    repairScene: (input, plan, index, code, faults, signal, costs) =>
      writeCode(`${sceneQuestion(input, plan, index)}\n\n${repairQuestion(code, faults)}`, { signal, costs }),
  };
}

function planOf(input: DirectorInput, proposal: FilmPlan, answer: ToolAnswer): FilmPlan {
  const parsed = PlanAnswer.safeParse(answer.input);
  if (!parsed.success) throw notInForm('plan_film');
  const { scenes, leftOut, sound, pictures } = parsed.data;
  // A model heeds what it is told: which sentences the rules do not show says nothing of its film.
  const { sound: proposed, pictures: asked = [], directions: _, ...rest } = proposal;
  // What the prompt asks for in so many words is made, whether the model repeats it or not.
  const ordered = directPictures(pictures.length > 0 ? pictures : asked, input);
  const plan = { ...rest, scenes, leftOut, ...(ordered.length > 0 && { pictures: ordered }) };
  return withSound(plan, { sound: directSound(plan, proposed, sound), leftOut: [] });
}

function notInForm(tool: string): AppError {
  return new AppError('provider_unavailable', `the input of ${tool} is not in form`, { retryAfter: 1 });
}
