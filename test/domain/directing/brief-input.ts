import { deriveContexts } from '../../../domain/directing/derive-contexts.ts';
import type { DirectorInput } from '../../../domain/directing/director.ts';

/** What a director is given for a bare prompt: its derived contexts and a landscape film at 30 frames per second. */
export function inputOf(prompt: string, changes: Partial<DirectorInput> = {}): DirectorInput {
  const { goal, requirement, brand } = deriveContexts(prompt);
  const contexts: DirectorInput['contexts'] = [
    { label: 'goal', text: goal },
    { label: 'requirement', text: requirement },
    { label: 'brand', text: brand },
  ];
  return {
    prompt,
    contexts,
    width: 1920,
    height: 1080,
    fps: 30,
    seed: 0,
    projectId: 'prj_test',
    existing: [],
    ...changes,
  };
}

/** Five briefs of five kinds. */
export const fiveKinds = {
  launch:
    'Make a 20 second launch video for Acme Deploy: builds used to take 14 minutes, now 90 seconds. Show `npm i -g acme-deploy`. One-click rollbacks, live previews and zero config. End with "Try it free" and acme.dev. Dark, technical, colour #5b2bff.',
  event:
    'A 15s vertical teaser for the Berlin Jazz Festival, 12–14 June 2026 at Tempelhof. On stage: Nina Voss, The Blue Hours and Okapi Trio. Tickets from €29 at berlinjazz.example. Warm, retro feel.',
  report:
    'Q3 results for Harbor Bank: revenue grew 24 % to €1.2M. New customers: North 42k, South 31k, East 27k, West 18k. Churn fell from 5.1% to 3.2%. 99.98 % uptime.',
  tutorial:
    'How to make pour-over coffee: 1. Rinse the paper filter. 2. Grind 20 g of beans. 3. Bloom for 30 seconds. 4. Pour slowly in circles. 5. Enjoy.',
  comparison:
    'Compare the bus vs the bike for a 6 km commute. The bus takes 35 minutes and costs €2.90. The bike takes 22 minutes and costs nothing. Verdict: "Take the bike".',
} as const;
