const exported = /^export default /gm;
const declared = /^(?:async )?(?:function|class)\s+([A-Za-z_$][\w$]*)/;

/**
 * Code of a scene's part that begins `offset` frames into it: the same scene, its clock ahead by as much. Null where the
 * code does not export its scene by one `export default` at the beginning of a line.
 */
export function codeOfLaterPart(code: string, offset: number): string | null {
  const [found, ...more] = [...code.matchAll(exported)];
  if (!found || more.length > 0) return null;
  const before = code.slice(0, found.index);
  const after = code.slice(found.index + found[0].length);
  const whole = declared.exec(after)?.[1] ?? unusedName(code, 'WholeScene');
  const kept = declared.test(after) ? after : `const ${whole} = ${after}`;
  const part = unusedName(code, `From${offset}`);
  const sequence = unusedName(code, 'PartSequence');
  return `import { Sequence as ${sequence} } from 'remotion';
${before}${kept.trimEnd()}

export default function ${part}() {
  return (
    <${sequence} from={-${offset}} layout="none">
      <${whole} />
    </${sequence}>
  );
}
`;
}

/** Where a scene is cut when the playhead stands at `frame`: frames of its first part; null where it is not inside. */
export function cutAt(scene: { startFrame: number; durationInFrames: number }, frame: number): number | null {
  const offset = frame - scene.startFrame;
  return offset > 0 && offset < scene.durationInFrames ? offset : null;
}

function unusedName(code: string, wanted: string): string {
  let name = wanted;
  for (let count = 2; new RegExp(`\\b${name}\\b`).test(code); count += 1) name = `${wanted}${count}`;
  return name;
}
