import classes from './player.module.css';

export interface Mark {
  id: string;
  label: string;
  severity: 'error' | 'warning' | 'info';
  /** In pixels of the film. */
  box: { x: number; y: number; width: number; height: number };
  firstFrame: number;
  lastFrame: number;
}

const colours = { error: '#ff3b5c', warning: '#ffb300', info: '#3ea6ff' };

interface Props {
  width: number;
  height: number;
  /** Margin of the safe area, in pixels of the film, on each side; null: not drawn. */
  safe: { top: number; right: number; bottom: number; left: number } | null;
  marks: Mark[];
  onPick?: (mark: Mark) => void;
}

/** Drawn over the picture: where text is safe, and what the review found at this frame. */
export function Marks({ width, height, safe, marks, onPick }: Props) {
  const unit = Math.max(width, height) / 1000;
  return (
    <svg className={classes.marks} viewBox={`0 0 ${width} ${height}`} aria-label="Marks on the picture">
      {safe && (
        <rect
          x={safe.left}
          y={safe.top}
          width={width - safe.left - safe.right}
          height={height - safe.top - safe.bottom}
          fill="none"
          stroke="#fff"
          strokeOpacity={0.7}
          strokeDasharray={`${8 * unit} ${6 * unit}`}
          strokeWidth={1.5 * unit}
        />
      )}
      {numbered(marks, 24 * unit).map(({ mark, index, besides }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing.
        <g
          key={mark.id}
          role="button"
          tabIndex={0}
          aria-label={`${index + 1}: ${mark.label}`}
          onClick={() => onPick?.(mark)}
          onKeyDown={(event) => event.key === 'Enter' && onPick?.(mark)}
        >
          <title>{mark.label}</title>
          <rect
            {...mark.box}
            fill={colours[mark.severity]}
            fillOpacity={0.08}
            stroke={colours[mark.severity]}
            strokeWidth={2.5 * unit}
          />
          <text
            x={mark.box.x + (4 + 18 * besides) * unit}
            y={Math.max(20 * unit, mark.box.y - 6 * unit)}
            fill={colours[mark.severity]}
            fontSize={20 * unit}
            fontWeight={700}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The marks with their numbers, and how many numbers stand already where each begins. */
function numbered(marks: Mark[], near: number) {
  return marks.map((mark, index) => {
    const isNear = ({ box }: Mark) => Math.abs(box.x - mark.box.x) < near && Math.abs(box.y - mark.box.y) < near;
    return { mark, index, besides: marks.slice(0, index).filter(isNear).length };
  });
}
