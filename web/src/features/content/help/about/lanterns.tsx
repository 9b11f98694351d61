/** Two paper lanterns on a line, in the brand's own light. */
export function Lanterns({ className }: { className?: string }) {
  return (
    <svg viewBox="-10 0 240 215" fill="none" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeOpacity="0.45" strokeWidth="1.5">
        <path d="M70 0v52M158 0v20" />
      </g>
      <Lantern x={70} y={52} size={1} />
      <Lantern x={158} y={20} size={0.72} />
    </svg>
  );
}

function Lantern({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0" cy="52" rx="74" ry="70" fill="currentColor" fillOpacity="0.09" />
      <rect x="-16" y="0" width="32" height="8" rx="3" fill="currentColor" fillOpacity="0.85" />
      <path
        d="M-18 8C-52 22-52 82-18 96h36c34-14 34-74 0-88Z"
        fill="currentColor"
        fillOpacity="0.28"
        stroke="currentColor"
        strokeOpacity="0.8"
        strokeWidth="1.5"
      />
      <path
        d="M0 8v88M-12 8c-20 26-20 62 0 88M12 8c20 26 20 62 0 88"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeWidth="1.2"
      />
      <rect x="-16" y="96" width="32" height="8" rx="3" fill="currentColor" fillOpacity="0.85" />
      <path d="M-8 104v18M0 104v26M8 104v18" stroke="currentColor" strokeOpacity="0.7" strokeWidth="1.5" />
    </g>
  );
}
