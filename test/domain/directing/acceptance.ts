/**
 * The acceptance tests of the art direction that a plan shows before a pixel is drawn, by their numbers there. Those of
 * the painted film (3, 5 to 10, 17, 19, 23) are rules of the review: `directed-films.long.test.ts` measures them.
 */
import { kitSettings } from '../../../contract/kit.ts';
import { checkChoreography } from '../../../domain/choreography/check-choreography.ts';
import type { Brief } from '../../../domain/directing/brief.ts';
import type { DirectedPlan, TimedShot } from '../../../domain/directing/film.ts';
import { beatLikeness } from '../../../domain/directing/film-likeness.ts';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { inNominative } from '../../../domain/directing/reading/nominative.ts';

interface Beat {
  from: number;
  to: number;
  shots: TimedShot[];
}

const wordy = new Set(['Headline', 'Marker', 'Kinetic', 'Typeline', 'Kicker', 'Body', 'ListBuild', 'WordSwap']);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (kitSettings.has(key) ? [] : stringsOf(one)));
}

/** What a viewer sees in turn, in frames of the film; what stands beside a beat goes with it. */
function beatsOf({ scenes, durationInFrames }: DirectedPlan): Beat[] {
  const beats = scenes
    .filter(({ role }) => role !== 'ground' && role !== 'support')
    .flatMap((scene) => {
      const byStart = new Map<number, TimedShot[]>();
      for (const shot of scene.shots) {
        const from = scene.role === 'hero' ? Math.max(0, Number(shot.props.from ?? 0)) : 0;
        byStart.set(from, [...(byStart.get(from) ?? []), shot]);
      }
      return [...byStart.entries()].map(([from, shots]) => ({ from: scene.startFrame + from, to: 0, shots }));
    })
    .sort((a, b) => a.from - b.from);
  return beats.map((beat, index) => ({ ...beat, to: beats[index + 1]?.from ?? durationInFrames }));
}

const shownIn = (plan: DirectedPlan): string[] =>
  plan.scenes
    .filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots.flatMap(({ props }) => stringsOf(props)));

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Faults of a plan as sentences, each led by the number of the acceptance test. */
export function faultsOf(plan: DirectedPlan, prompt: string, brief: Brief): string[] {
  const beats = beatsOf(plan);
  return [
    ...checkChoreography(plan).map((problem) => `1 2 13 ${problem}`),
    ...claimFaults(plan, beats),
    ...fidelityFaults(plan, prompt, brief),
    ...compositionFaults(beats),
    ...rhythmFaults(beats),
    ...entranceFaults(beats),
    ...motionFaults(plan),
  ];
}

/** What enters when: every shot, and the parts of rows and lists that come in turn. Frames of the film. */
function revealsOf({ scenes }: DirectedPlan): { scene: string; at: number; group: string }[] {
  return scenes
    .filter(({ role }) => role !== 'ground')
    .flatMap((scene) =>
      scene.shots.flatMap(({ piece, props }, index) => {
        const from = scene.role === 'hero' || scene.role === 'support' ? Number(props.from ?? 0) : 0;
        const length = Number(props.to ?? scene.durationInFrames) - from;
        const rows = [props.items, props.rows, props.data, props.parts, props.points, props.lines, props.nodes];
        const parts = Math.max(1, ...rows.map((row) => (Array.isArray(row) ? row.length : 0)));
        return Array.from({ length: parts }, (_, part) => ({
          scene: scene.name,
          at: scene.startFrame + Math.max(0, from) + (parts === 1 ? 0 : 4 + ((0.6 * length - 4) * part) / (parts - 1)),
          group: `${scene.name} ${index} ${piece}`,
        }));
      }),
    );
}

/** 17: how many groups set out together; 18: whether what the hero shows comes spread over its time. */
function motionFaults(plan: DirectedPlan): string[] {
  const reveals = revealsOf(plan);
  const crowded = reveals.flatMap(({ at }) => {
    const together = new Set(reveals.filter((one) => one.at >= at && one.at < at + 6).map(({ group }) => group));
    return together.size > 3
      ? [`17 ${together.size} groups set out at ${Math.round(at)}: ${[...together].join(', ')}`]
      : [];
  });
  const hero = plan.scenes.find(({ role }) => role === 'hero');
  // Shapes beside a line tell nothing, the small label over a list is no content, and a line and its figure are one.
  const own = reveals
    .filter(({ scene, group }) => scene === hero?.name && !/ (?:Emblem|Kicker)$/u.test(group))
    .filter(({ at, group }, index, all) => !all.slice(0, index).some((one) => one.at === at && one.group !== group));
  if (hero === undefined || hero.durationInFrames < 90 || own.length < 4) return crowded;
  const turns = new Set(hero.shots.map(({ props }) => props.from)).size;
  const share = (holds: (at: number) => boolean) =>
    own.filter(({ at }) => holds((at - hero.startFrame) / hero.durationInFrames)).length / own.length;
  const [early, late] = [share((at) => at <= 0.25), share((at) => at > 0.35)];
  return [
    ...crowded,
    ...(early > 0.5 ? [`18 ${Math.round(early * 100)} % of the hero is there by a quarter of its time`] : []),
    // Where a list and one line are all, the list may lead.
    ...(late < (turns <= 2 ? 0.25 : 0.4)
      ? [`18 only ${Math.round(late * 100)} % of the hero comes after a third of its time`]
      : []),
  ];
}

function claimFaults({ durationInFrames }: DirectedPlan, beats: readonly Beat[]): string[] {
  const claim = beats.find(({ shots }) =>
    shots.some(({ props }) => stringsOf(props).some((text) => /\p{L}{2}/u.test(text))),
  );
  const at = (claim?.from ?? durationInFrames) / durationInFrames;
  return at <= 0.3 ? [] : [`4 the first words come at ${Math.round(at * 100)} % of the film`];
}

function fidelityFaults(plan: DirectedPlan, prompt: string, brief: Brief): string[] {
  const shown = shownIn(plan);
  const all = shown.join(' \n ');
  const connectors = Object.values(lexiconOf(plan.language).connectors).flatMap(tokensOf);
  // "über den neuen Radweg" is headed “Der neue Radweg”.
  const bent = [...prompt.matchAll(/(?<!\p{L})\p{L}+en(?:\s\p{Ll}+en)*\s(?=\p{Lu})/gu)].map(({ index }) =>
    inNominative(prompt.slice(index)).slice(0, 60),
  );
  const known = new Set([...tokensOf(prompt), ...bent.flatMap(tokensOf), ...connectors]);
  const dense = prompt.toLowerCase().normalize('NFKC');
  const invented = shown
    .flatMap(tokensOf)
    .filter((word) => !known.has(word) && !dense.includes(word) && !/^\d$/u.test(word));
  const told = `${all} ${[...plan.leftOut, ...(plan.directions ?? [])].join(' ')}`;
  const figures = [
    ...brief.figures,
    ...brief.changes.flatMap(({ before, after }) => [{ value: before }, { value: after }]),
  ];
  return [
    ...invented.map((word) => `11 “${word}” is not said`),
    ...brief.exact.filter((text) => !all.includes(text)).map((text) => `11 “${text}” is not shown`),
    ...figures
      .filter(({ value }) => !told.includes(/\d[\d.,]*/u.exec(value)?.[0] ?? value))
      .map(({ value }) => `12 ${value} is lost`),
    ...(brief.address !== '' && !brief.address.split(/,\s/u).every((part) => all.includes(part))
      ? [`12 ${brief.address} is lost`]
      : []),
  ];
}

function compositionFaults(beats: readonly Beat[]): string[] {
  const faults: string[] = [];
  const typeOnly = beats.filter(({ shots }) => shots.every(({ piece }) => wordy.has(piece))).length;
  // A thought told in a few words is type by nature.
  if (beats.length > 3 && typeOnly / beats.length > 0.5)
    faults.push(`15 ${typeOnly} of ${beats.length} beats are type alone`);
  const pairs = beats.slice(1).map((beat, index) => beatLikeness(beats[index]?.shots ?? [], beat.shots));
  const alike = pairs.filter((likeness) => likeness > 0.8).length;
  if (pairs.length >= 4 && alike / pairs.length > 0.34)
    faults.push(`14 24 ${alike} of ${pairs.length} changes go on in one picture`);
  const families = new Set(
    beats.map(({ shots }) => shots.map(({ piece, props }) => `${piece}${JSON.stringify(props.zone ?? '')}`).join()),
  );
  if (beats.length >= 5 && families.size < 3) faults.push(`14 ${families.size} layouts in ${beats.length} beats`);
  return faults;
}

/** How a piece comes: set as words are, counted, drawn, or built part by part. */
const entrances: Readonly<Record<string, string>> = {
  ...{
    Headline: 'set',
    Marker: 'set',
    Body: 'set',
    Kicker: 'set',
    Quote: 'by line',
    Typeline: 'typed',
    Kinetic: 'relay',
  },
  ...{
    Counter: 'counted',
    KpiRail: 'counted',
    Delta: 'counted',
    Rating: 'counted',
    Meter: 'counted',
    WordSwap: 'relay',
  },
  ...{
    Bars: 'drawn',
    Line: 'drawn',
    Donut: 'drawn',
    MapDots: 'drawn',
    FlowMap: 'drawn',
    Emblem: 'laid',
    Pictogram: 'laid',
  },
  ...{ CardGrid: 'built', ListBuild: 'built', Chips: 'built', Steps: 'built', Scorecard: 'built', Timeline: 'built' },
  ...{
    Ticket: 'joined',
    LogoReveal: 'joined',
    EndCard: 'joined',
    CallToAction: 'joined',
    Card: 'joined',
    Compare: 'built',
  },
};

/** 20: at least three kinds of entrance in five beats and more, none of them in more than half. */
function entranceFaults(beats: readonly Beat[]): string[] {
  if (beats.length < 5) return [];
  const kinds = beats.map(({ shots }) => {
    const own = shots.map(({ piece, props }) => String(props.enter ?? entrances[piece] ?? piece));
    return [...new Set(own)].sort().join(' + ');
  });
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return [
    ...(counts.size < 3 ? [`20 ${counts.size} kinds of entrance in ${beats.length} beats`] : []),
    ...(most[1] / beats.length > 0.5 ? [`20 ${most[1]} of ${beats.length} beats come as ${most[0]}`] : []),
  ];
}

function rhythmFaults(beats: readonly Beat[]): string[] {
  if (beats.length < 4) return [];
  const lengths = beats.map(({ from, to }) => to - from);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const deviation = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length) / mean;
  return deviation >= 0.2 ? [] : [`21 beats of ${lengths.join(', ')} frames keep one beat`];
}
