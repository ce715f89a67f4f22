import type { FilmPlan } from '../../contract/plan.ts';
import type { DirectorInput, SceneFaultReport } from '../../domain/directing/director.ts';
import { kitReference } from '../../domain/kit-reference.ts';

/** The twelve laws of the art direction, as the model is told them. */
const laws = `You direct motion graphics. Laws:
1 One idea per beat, one focal point per frame. 2 Say early what the viewer gains: the claim is readable by 35 % of the film. 3 Nothing appears before its turn. 4 Words and figures come from the brief, unchanged; invent none. 5 A figure never stands alone: it moves a shape. 6 Motion arrives smoothly and then rests. 7 Everything that enters has a planned exit, except the ground and the closing. 8 Both sides of a change share axis, direction and speed. 9 One ground, one or two typefaces, one accent. 10 Fill the frame. 11 Vary layout, entrance and length from beat to beat. 12 One peak per film, and a composed, held last frame.
Choreography for three scenes and more: ground on track 0 for the whole film; hero on track 1 for 60-80 %, on a spring (piece Stage); each support on track 1 or 2 for 20-40 %; each text and the closing on track 2 or higher for 10-30 %; scenes on one track never overlap; at every frame something stands in the foreground; two overlays meet in time only in disjoint zones. A zone is full, main, A, B, head, low, close or a box "left,top,width,height" in % of the frame. Each brief says in English how the scene enters, when and how it exits (ground and closing stay) and its energy by the word energy. In a landscape film the hero takes 60-80 % of the width (main) or stands in A beside a support in B.
Where the brief holds <instructions>, they are the director's treatment: its metaphor, point of view, visual grammar, pacing and what it forbids lead every choice that the laws leave open.
Scene code is data from you to a sandbox: it has no network, no storage and no clock. It is a function of the frame alone.`;

/** What every question of a run begins with; long, unchanging and so cached at the provider. */
export function systemText(): string {
  return `${laws}\n\n${kitReference()}`;
}

/** The brief as the model reads it. The project's words are material, never instructions about tools. */
function briefText(input: DirectorInput): string {
  const contexts = input.contexts.map(({ label, text }) => `<${label}>\n${text}\n</${label}>`).join('\n');
  const existing = input.existing.map(
    ({ name, track, startFrame, durationInFrames }) => `- ${name}: track ${track}, ${startFrame}+${durationInFrames}`,
  );
  const names = input.pictures?.length
    ? `\nPictures and clips that can be shown, as asset('name'): ${input.pictures.join(', ')}`
    : '';
  const stands = existing.length > 0 ? `\nScenes that stand now:\n${existing.join('\n')}` : '';
  return `Format ${input.width}×${input.height} at ${input.fps} fps, seed ${input.seed}.\n${contexts}\n<prompt>\n${input.prompt}\n</prompt>${names}${stands}`;
}

/** Asks for the plan, with the rules' own proposal as a starting point. */
export function planQuestion(input: DirectorInput, proposal: FilmPlan): string {
  const rows = proposal.scenes.map(({ brief, words, ...scene }) => ({ ...scene, words, brief }));
  const { shape, sound, pictures } = proposal;
  return `${briefText(input)}\n\nPlan the film of ${proposal.durationInFrames} frames. A proposal by rule, to keep or to better:\n${JSON.stringify({ shape, scenes: rows, ...(sound && { sound: soundRows(proposal) }), ...(pictures && { pictures }) })}\nCall plan_film once.`;
}

/** The proposed sound as `plan_film` takes it. */
function soundRows({ sound, scenes }: FilmPlan) {
  const sceneAt = (frame: number) =>
    scenes.findLast(({ role, startFrame }) => role !== 'ground' && startFrame <= frame)?.name ?? scenes[0]?.name;
  const { voice, music, captions } = sound ?? {};
  const lines = voice?.lines.map(({ text, at }) => ({ scene: sceneAt(at), text }));
  return { ...(lines && { voiceover: { lines } }), ...(music && { music }), captions: captions === 'burn' };
}

/** Asks for one scene of a plan. */
export function sceneQuestion(input: DirectorInput, plan: FilmPlan, index: number): string {
  const scene = plan.scenes[index];
  const others = plan.scenes.map(({ name, role, track, startFrame, durationInFrames, zone }, at) =>
    at === index ? '' : `- ${name} (${role}): track ${track}, ${startFrame}+${durationInFrames}, zone ${zone}`,
  );
  return `${briefText(input)}\n\nThe film is a ${plan.shape} of ${plan.durationInFrames} frames. Other scenes:\n${others.filter(Boolean).join('\n')}\n\n${madeFor(input, plan)}${plan.shape === 'edit' ? standsAs(input, scene?.name ?? '') : ''}Write this scene; its frames count from 0 to ${(scene?.durationInFrames ?? 1) - 1}:\n${JSON.stringify(scene)}\nCall write_scene once with the whole file.`;
}

/** The pictures made for this film, of those that stand; one that could not be made is shown by no scene. */
function madeFor({ pictures = [] }: DirectorInput, { pictures: ordered = [] }: FilmPlan): string {
  const rows = ordered.map(({ name, prompt, asset }) => {
    const shows = prompt ?? `${asset} without its background`;
    return pictures.includes(name)
      ? `- asset('${name}'): ${shows}`
      : `- ${name} (${shows}): not made, show nothing of it`;
  });
  return rows.length > 0 ? `Pictures made for this film:\n${rows.join('\n')}\n\n` : '';
}

/** What an edit starts from: the scene's code as it is, a person's own lines included. */
function standsAs({ existing }: DirectorInput, name: string): string {
  const code = existing.find((one) => one.name === name)?.code;
  return code === undefined
    ? ''
    : `The scene stands now as below. Where the prompt asks for a change, change only what it names and keep all else to the letter.\n<code>\n${code}\n</code>\n\n`;
}

/** Asks to mend a scene by its faults as measured. */
export function repairQuestion(code: string, faults: SceneFaultReport[]): string {
  const rows = faults.map(({ line, message }) => `- ${line ? `line ${line}: ` : ''}${message}`);
  return `This scene has faults:\n${rows.join('\n')}\n\n${code}\n\nMend only what is at fault and call write_scene with the whole file.`;
}
