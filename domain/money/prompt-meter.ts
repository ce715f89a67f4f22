import { priceOfWork } from './charge-prompt.ts';

/** What a running prompt has used, for its budget gate. Scenes under way count; plain data, so a workflow may keep it. */
export interface PromptMeter {
  /** What was held; null where nothing is charged, and no budget stops the work. */
  budgetMicros: number | null;
  planned: boolean;
  rounds: number;
  /** Repairs of each scene that was begun and not left out, by its index. */
  repairs: Readonly<Record<number, number>>;
  /** Price of the files that are being made or stand, by the step that makes them. */
  media?: Readonly<Record<string, number>>;
}

export type PromptStep =
  | { type: 'plan' | 'round' }
  | { type: 'scene' | 'repair'; index: number }
  | { type: 'media'; step: string; micros: number };

export function startMeter(budgetMicros: number | null): PromptMeter {
  return { budgetMicros, planned: false, rounds: 0, repairs: {} };
}

/** The meter after the step, or null when the step would pass the budget and must not be taken. */
export function takeStep(meter: PromptMeter, step: PromptStep): PromptMeter | null {
  const next = after(meter, step);
  return meter.budgetMicros === null || spentOn(next) <= meter.budgetMicros ? next : null;
}

/** The meter without a scene that was left out: it is not charged, and its price can go to another. */
export function leaveOut(meter: PromptMeter, index: number): PromptMeter {
  const { [index]: _, ...repairs } = meter.repairs;
  return { ...meter, repairs };
}

/** The meter without a file that could not be made: it costs nothing. */
export function withoutMedia(meter: PromptMeter, step: string): PromptMeter {
  const { [step]: _, ...media } = meter.media ?? {};
  return { ...meter, media };
}

/** List price of what the meter counts, in micro-dollars. */
export function spentOn({ planned, rounds, repairs, media = {} }: PromptMeter): number {
  const mediaMicros = Object.values(media).reduce((sum, micros) => sum + micros, 0);
  return priceOfWork({ planned, rounds, repairs: Object.values(repairs), mediaMicros });
}

function after(meter: PromptMeter, step: PromptStep): PromptMeter {
  switch (step.type) {
    case 'plan':
      return { ...meter, planned: true };
    case 'round':
      return { ...meter, rounds: meter.rounds + 1 };
    case 'media':
      return { ...meter, media: { ...meter.media, [step.step]: step.micros } };
    default: {
      const repairs = step.type === 'scene' ? 0 : (meter.repairs[step.index] ?? 0) + 1;
      return { ...meter, repairs: { ...meter.repairs, [step.index]: repairs } };
    }
  }
}
