import { classes } from '../../../../ui/classes.ts';

/** A card with a face and lines on it, in the brand's own colours. */
export function DocumentDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 104" aria-hidden="true" className={classes('text-accent-text', className)}>
      <rect
        x="10"
        y="14"
        width="140"
        height="84"
        rx="10"
        className="fill-surface stroke-line"
        strokeWidth="2"
      />
      <rect x="10" y="14" width="140" height="18" rx="10" className="fill-accent opacity-80" />
      <rect x="10" y="24" width="140" height="8" className="fill-accent opacity-80" />
      <circle cx="44" cy="56" r="11" className="fill-raised stroke-current" strokeWidth="2" />
      <path
        d="M26 86c2-11 9-16 18-16s16 5 18 16"
        className="fill-raised stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g className="stroke-control-line" strokeWidth="4" strokeLinecap="round">
        <path d="M78 50h56" />
        <path d="M78 64h40" />
        <path d="M78 78h48" />
      </g>
    </svg>
  );
}
