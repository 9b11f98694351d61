import { classes } from '../../ui/classes.ts';
import './opening.css';

/** A sealed envelope; open, the flap turns back and the coins rise. */
export function EnvelopeScene({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 200 150"
      aria-hidden="true"
      className={classes('envelope-scene w-56 max-w-full', open && 'is-open')}
    >
      <defs>
        <linearGradient id="envelope-red" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e0463c" />
          <stop offset="1" stopColor="#a81f27" />
        </linearGradient>
        <radialGradient id="envelope-glow">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="envelope-glow" cx="100" cy="66" r="64" fill="url(#envelope-glow)" />
      <rect x="38" y="52" width="124" height="86" rx="8" fill="#8c1620" />
      <g className="envelope-coins" fill="#f6c667" stroke="#b07a1e" strokeWidth="1.5">
        <circle cx="80" cy="82" r="10" />
        <circle cx="120" cy="82" r="10" />
        <circle cx="100" cy="74" r="13" />
      </g>
      <path d="M38 66 100 104 162 66V130a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8Z" fill="url(#envelope-red)" />
      <path className="envelope-flap" d="M38 60a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8L100 100Z" fill="#c9323a" />
      <g className="envelope-seal">
        <circle cx="100" cy="96" r="14" fill="#f6c667" stroke="#b07a1e" strokeWidth="1.5" />
        <path d="M93 96h14M100 89v14M95 91l10 10M105 91 95 101" stroke="#8c1620" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
