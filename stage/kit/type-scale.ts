/** The type roles as the stage sets them: sizes in u, tracking and leading. Source: art direction, section 5. */
import { type Format, type TypeRole, typeSizes } from '../../contract/setting.ts';

export interface TypeSpec {
  min: number;
  max: number;
  /** Tracking in em. */
  tracking: number;
  leading: number;
}

const rhythm: Record<TypeRole, { tracking: number; leading: number }> = {
  figure: { tracking: -0.03, leading: 0.9 },
  display: { tracking: -0.035, leading: 0.98 },
  headline: { tracking: -0.025, leading: 1.05 },
  title: { tracking: -0.01, leading: 1.14 },
  body: { tracking: 0, leading: 1.32 },
  label: { tracking: 0.04, leading: 1.2 },
  code: { tracking: 0, leading: 1.45 },
};

export function typeSpec(role: TypeRole, format: Format): TypeSpec {
  const [min, max] = typeSizes[role][format];
  return { min, max, ...rhythm[role] };
}
