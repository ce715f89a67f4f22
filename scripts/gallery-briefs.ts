import type { Format } from '../contract/projects.ts';

export interface GalleryBrief {
  /** Name of its sheet. */
  key: string;
  format: Format;
  prompt: string;
  /** The brand entry. */
  brand: string;
}

/** Twelve briefs of twelve kinds; formats take turns. */
export const galleryBriefs: readonly GalleryBrief[] = [
  {
    key: 'launch',
    format: 'landscape',
    prompt:
      'Sunward makes rooftop solar simple. We design it in a day. We install it in a morning. It pays for itself in 7 years. 14,000 roofs already generate 96 GWh. Get a plan at sunward.energy.',
    brand: 'Sunward: bold, orange #ff7a00 on dark.',
  },
  {
    key: 'list',
    format: 'portrait',
    prompt:
      '5 habits of calm inboxes: Read mail twice a day. Answer in five lines. Unsubscribe on Fridays. Keep one folder. Say no early.',
    brand: 'Calm, green #0f8a5f.',
  },
  {
    key: 'report',
    format: 'square',
    prompt:
      'Year in review for the Wendel Valley Library 2025: 182,400 loans, up 31 %. Visitors by quarter: Q1 18,200, Q2 21,450, Q3 24,900, Q4 29,300. 74 % of loans were digital. Thank you for reading.',
    brand: 'Wendel Valley Library: classic, blue #2f6fb5 on paper.',
  },
  {
    key: 'event',
    format: 'portrait',
    prompt:
      'Lichterfest im Hafen. Samstag, 14. November 2026, Einlass 19 Uhr, Beginn 20 Uhr. Kaispeicher 4, Hamburg. Eintritt 12 €. Mit Laternenumzug, Blasmusik und Feuerwerk. lichterfest.de',
    brand: 'Lichterfest: handgemacht, warm, Farbe #c8452f.',
  },
  {
    key: 'comparison',
    format: 'landscape',
    prompt:
      'Compare the bus with the bike for a 6 km commute. The bus takes 35 minutes and costs €2.90. The bike takes 22 minutes and costs nothing. Say "Take the bike".',
    brand: 'Clear, teal #0a8f8f.',
  },
  {
    key: 'recipe',
    format: 'square',
    prompt:
      'How to make pour-over coffee: 1. Rinse the paper filter. 2. Grind 20 g of beans. 3. Bloom for 30 seconds. 4. Pour slowly in circles. 5. Enjoy.',
    brand: 'Warm, brown #6b3f2a.',
  },
  {
    key: 'hiring',
    format: 'landscape',
    prompt:
      'Nordfell Robotics is hiring: Controls Engineer, Field Technician and Data Analyst. Remote-friendly, 4-day week, from 62,000 €. Work on machines that plant forests. Apply by 30 September at nordfell.io/jobs',
    brand: 'Nordfell Robotics: precise, deep green #1c6b4a.',
  },
  {
    key: 'testimonial',
    format: 'portrait',
    prompt:
      '"We cut our onboarding from three weeks to four days and nobody misses the binder." — Marisol Ibarra, Head of People at Quarry & Finch. Rated 4.8 of 5 by 1,260 teams. Stepladder, onboarding that sticks.',
    brand: 'Stepladder: friendly, purple #6d3bd1.',
  },
  {
    key: 'how-to',
    format: 'landscape',
    prompt:
      'Set up Tern in two minutes:\n```\n$ npm i -g tern\n$ tern init\n$ tern deploy\n```\nYour site is live at a private address. tern.sh',
    brand: 'Tern: technical, dark, blue #3d7eff.',
  },
  {
    key: 'offer',
    format: 'square',
    prompt:
      'Spring sale at Pedal & Post: 25 % off all cargo bikes until 30 April with code SPRING25. Free first service. pedalandpost.bike',
    brand: 'Pedal & Post: bold, yellow #f5b700.',
  },
  {
    key: 'manifesto',
    format: 'landscape',
    prompt:
      'We believe that a repaired thing is worth more than a new one. We never glue what can be screwed. We publish every manual. Imagine a town without scrap. Mendhouse.',
    brand: 'Mendhouse: cinematic, red #d1382b.',
  },
  {
    key: 'tour',
    format: 'landscape',
    prompt:
      'A tour of Fieldnote, the app for ornithologists. The Map screen shows sightings nearby. The Song screen identifies a bird by its call. The Journal keeps every walk. Share lists with your club. fieldnote.app',
    brand: 'Fieldnote: calm, teal #0a8a94.',
  },
];
