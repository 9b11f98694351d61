import type { ReactNode } from 'react';

export type StepScene = keyof typeof SCENES;

/** A small drawing of the screen at one step; what is to be pressed stands out in the brand's colour. */
export function StepPicture({ scene }: { scene: StepScene }) {
  return (
    <svg
      viewBox="0 0 132 96"
      aria-hidden="true"
      className="aspect-132/96 w-full rounded-medium bg-sunken stroke-control-line"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {SCENES[scene]}
    </svg>
  );
}

const PAPER = 'fill-surface';
const QUIET = 'fill-line stroke-none';
const PRESS = 'fill-accent stroke-none';
const SIGN = 'stroke-on-accent';

/** The lower or the upper half of a phone. */
const LOWER = <rect x="20" y="-60" width="92" height="146" rx="14" className={PAPER} />;
const UPPER = <rect x="20" y="10" width="92" height="146" rx="14" className={PAPER} />;

function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="4" rx="2" className={QUIET} />;
}

/** A row of a menu: its words, and a sign at the end. */
function Row({ y, pressed = false, children }: { y: number; pressed?: boolean; children?: ReactNode }) {
  return (
    <>
      <rect x="28" y={y} width="76" height="17" rx="5" className={pressed ? PRESS : QUIET} />
      <rect
        x="34"
        y={y + 6.5}
        width={pressed ? 40 : 30}
        height="4"
        rx="2"
        className={pressed ? 'fill-on-accent stroke-none' : 'fill-control-line stroke-none'}
      />
      {children}
    </>
  );
}

function Lantern({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.085)`} className="stroke-none">
      <path
        d="M0-104C58-104 88-68 84-14 81 32 60 62 46 88H-46C-60 62-81 32-84-14-88-68-58-104 0-104Z"
        className="fill-on-accent"
      />
      <path d="M-52 96H52L45 122H-45Z" className="fill-on-accent" />
    </g>
  );
}

const SCENES = {
  /** Chrome's three dots. */
  menu: (
    <>
      {UPPER}
      <rect x="28" y="20" width="56" height="13" rx="6.5" className={QUIET} />
      <circle cx="98" cy="26.5" r="10" className={PRESS} />
      <path d="M98 22v0M98 26.5v0M98 31v0" className={SIGN} strokeWidth="3" />
      <Line x={28} y={46} width={64} />
      <Line x={28} y={56} width={50} />
      <rect x="28" y="68" width="76" height="28" rx="6" className={QUIET} />
    </>
  ),
  menuItem: (
    <>
      {UPPER}
      <Row y={20} />
      <Row y={41} pressed>
        <path d="M94 45v7M91 49.5l3 3 3-3M90 55h8" className={SIGN} />
      </Row>
      <Row y={62} />
    </>
  ),
  home: (
    <>
      {UPPER}
      {[34, 54, 74, 94].map((x) => (
        <rect key={x} x={x - 7} y="22" width="14" height="14" rx="4" className={QUIET} />
      ))}
      <rect x="27" y="44" width="14" height="14" rx="4" className={QUIET} />
      <rect x="44" y="41" width="26" height="26" rx="7" className={PRESS} />
      <Lantern x={57} y={53} />
      <rect x="76" y="44" width="14" height="14" rx="4" className={QUIET} />
      <Line x={45} y={72} width={24} />
    </>
  ),
  /** Safari's bar below, the button in its middle. */
  share: (
    <>
      {LOWER}
      <Line x={30} y={12} width={64} />
      <Line x={30} y={22} width={46} />
      <path d="M20 52H112" />
      <path d="M35 64l-4 4 4 4M50 64l4 4-4 4M83 63h8v9h-8zM100 63h-5v9h5z" />
      <circle cx="66.5" cy="67" r="12" className={PRESS} />
      <path d="M66.5 70v-9M63.5 63.5l3-3 3 3M62 67v6h9v-6" className={SIGN} />
    </>
  ),
  sheet: (
    <>
      {LOWER}
      <Row y={8} />
      <Row y={29} pressed>
        <path d="M90 33.5h8v8h-8zM94 35.5v4M92 37.5h4" className={SIGN} />
      </Row>
      <Row y={50} />
    </>
  ),
  /** The sign at the end of the address bar. */
  bar: (
    <>
      <rect x="10" y="14" width="112" height="100" rx="8" className={PAPER} />
      <path d="M10 38H122" />
      <circle cx="20" cy="26" r="2" className={QUIET} />
      <circle cx="27" cy="26" r="2" className={QUIET} />
      <rect x="36" y="20" width="60" height="12" rx="6" className={QUIET} />
      <circle cx="107" cy="26" r="9" className={PRESS} />
      <path d="M107 22v6M104.5 25.5l2.5 2.5 2.5-2.5M103 31h8" className={SIGN} />
      <Line x={20} y={50} width={60} />
      <rect x="20" y="62" width="92" height="34" rx="6" className={QUIET} />
    </>
  ),
  confirm: (
    <>
      <rect x="18" y="16" width="96" height="64" rx="10" className={PAPER} />
      <rect x="28" y="26" width="16" height="16" rx="4" className={QUIET} />
      <Line x={50} y={28} width={44} />
      <Line x={50} y={36} width={30} />
      <rect x="28" y="56" width="34" height="14" rx="7" className={QUIET} />
      <rect x="68" y="56" width="36" height="14" rx="7" className={PRESS} />
      <path d="M81 63l3 3 6-6" className={SIGN} strokeWidth="2" />
    </>
  ),
  window: (
    <>
      <rect x="14" y="14" width="104" height="58" rx="8" className={PAPER} />
      <path d="M14 26H118" />
      <rect x="22" y="33" width="40" height="32" rx="5" className={QUIET} />
      <rect x="68" y="33" width="42" height="14" rx="5" className={QUIET} />
      <rect x="68" y="51" width="42" height="14" rx="5" className={QUIET} />
      <rect x="53" y="62" width="26" height="26" rx="7" className={PRESS} />
      <Lantern x={66} y={74} />
    </>
  ),
  download: (
    <>
      {UPPER}
      <rect x="30" y="28" width="72" height="48" rx="9" className={QUIET} />
      <rect x="38" y="37" width="44" height="4" rx="2" className="fill-control-line stroke-none" />
      <rect x="38" y="46" width="34" height="4" rx="2" className="fill-control-line stroke-none" />
      <rect x="66" y="57" width="30" height="13" rx="6.5" className={PRESS} />
      <path d="M77 63.5l3 3 6-6" className={SIGN} strokeWidth="2" />
    </>
  ),
  settings: (
    <>
      {UPPER}
      <Line x={28} y={19} width={30} />
      <Row y={29} pressed>
        <path d="M96 33.5l4 4-4 4" className={SIGN} />
      </Row>
      <Row y={50} />
      <Row y={71} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
