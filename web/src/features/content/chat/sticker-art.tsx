import type { Sticker } from '@lanna/rules/content/chat/message-shape';
import type { ReactNode } from 'react';

/* The house's own stickers: each a drawing in a square of 64. Colours are the drawing's own, the same in every theme. */

const GOLD = '#f6b73c';
const DEEP = '#8a4b12';
const RED = '#e5484d';
const INK = '#3b2314';
const SKY = '#5aa9e6';
const LEAF = '#3fa66b';
const LIGHT = '#fff4d6';
const GREY = '#9aa7bd';
const PINK = '#f28ab2';
const NIGHT = '#27345a';

export function StickerArt({ name, label, className }: { name: Sticker; label: string; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className={className}>
      {DRAWINGS[name]}
    </svg>
  );
}

const lantern = (
  <>
    <path d="M20 18h24l6 26q-18 8-36 0z" fill={GOLD} />
    <path d="M27 18h10l2 29q-7 1-14 0z" fill={LIGHT} opacity=".75" />
    <path d="M20 18q12-8 24 0" fill="none" stroke={DEEP} strokeWidth="3" strokeLinecap="round" />
    <path d="M25 49h14" stroke={DEEP} strokeWidth="4" strokeLinecap="round" />
    <path d="M32 52q5 4 0 9-5-5 0-9" fill={RED} />
  </>
);

function elephant(mood: ReactNode) {
  return (
    <>
      <ellipse cx="14" cy="30" rx="11" ry="14" fill="#7f8dab" />
      <ellipse cx="50" cy="30" rx="11" ry="14" fill="#7f8dab" />
      <ellipse cx="14" cy="31" rx="6" ry="9" fill={PINK} />
      <ellipse cx="50" cy="31" rx="6" ry="9" fill={PINK} />
      <circle cx="32" cy="28" r="18" fill={GREY} />
      <path d="M27 36q5-4 10 0v13q0 9 9 8" fill="none" stroke={GREY} strokeWidth="10" strokeLinecap="round" />
      {mood}
    </>
  );
}

const eyes = (
  <>
    <circle cx="25" cy="27" r="2.6" fill={INK} />
    <circle cx="39" cy="27" r="2.6" fill={INK} />
  </>
);
const laughing = (
  <path d="M21 28q4-5 8 0M35 28q4-5 8 0" fill="none" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
);
const heart = 'M32 54C8 38 12 16 24 16q6 0 8 7 2-7 8-7c12 0 16 22-8 38z';
const hand = (
  <path
    d="M22 56V32q0-4 4-4v-9q0-4 4-4t4 4v8q0-4 4-4t4 4v4q0-3 4-3t3 4l-2 16q-2 8-10 8z"
    fill="#f4c79a"
    stroke={DEEP}
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

const DRAWINGS: Readonly<Record<Sticker, ReactNode>> = {
  lantern,
  'lantern-up': (
    <>
      <circle cx="12" cy="14" r="2" fill={GOLD} />
      <circle cx="54" cy="22" r="2.5" fill={GOLD} />
      <circle cx="50" cy="8" r="1.5" fill={GOLD} />
      <g transform="translate(7 -2) rotate(8 32 32) scale(.8)">{lantern}</g>
      <path
        d="M10 60q6-6 0-12M54 60q-6-6 0-12"
        fill="none"
        stroke={SKY}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  elephant: elephant(eyes),
  'elephant-joy': elephant(
    <>
      {laughing}
      <path d="M50 6l2 5 5 1-4 4 1 5-4-3-5 3 1-5-3-4 5-1z" fill={GOLD} />
    </>,
  ),
  'elephant-cry': elephant(
    <>
      {eyes}
      <path d="M22 31q-4 7 0 9 4-2 0-9M42 31q-4 7 0 9 4-2 0-9" fill={SKY} />
    </>,
  ),
  naga: (
    <>
      <path
        d="M10 54q22 6 26-8T24 30q-8-8 4-16 12-6 22 2"
        fill="none"
        stroke={LEAF}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M44 4l4 8 6-6v10l6 0-6 8-14-4z" fill={GOLD} />
      <circle cx="48" cy="18" r="2.4" fill={INK} />
      <path d="M12 54q18 3 22-6" fill="none" stroke={GOLD} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  lotus: (
    <>
      <path d="M32 12q12 16 0 36-12-20 0-36" fill={PINK} />
      <path d="M14 22q18 4 18 28Q14 46 14 22M50 22q-18 4-18 28 18-4 18-28" fill="#e86a9d" />
      <path d="M4 38q18-2 28 14Q12 58 4 38M60 38q-18-2-28 14 20 6 28-14" fill={PINK} />
      <path d="M14 56h36" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  seven: (
    <>
      <circle cx="32" cy="32" r="28" fill={GOLD} />
      <path
        d="M18 16h30L32 52H20l14-26H18z"
        fill={RED}
        stroke={LIGHT}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  ),
  coins: (
    <>
      {[46, 38, 30].map((y) => (
        <g key={y}>
          <ellipse cx="26" cy={y + 4} rx="18" ry="7" fill={DEEP} />
          <ellipse cx="26" cy={y} rx="18" ry="7" fill={GOLD} />
        </g>
      ))}
      <circle cx="46" cy="22" r="14" fill={GOLD} stroke={DEEP} strokeWidth="3" />
      <path d="M46 14v16M41 18h8M41 26h8" stroke={DEEP} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  dice: (
    <>
      <rect x="8" y="20" width="32" height="32" rx="7" fill={RED} transform="rotate(-12 24 36)" />
      <g fill={LIGHT} transform="rotate(-12 24 36)">
        <circle cx="16" cy="28" r="3" />
        <circle cx="24" cy="36" r="3" />
        <circle cx="32" cy="44" r="3" />
      </g>
      <rect
        x="34"
        y="8"
        width="24"
        height="24"
        rx="6"
        fill={LIGHT}
        stroke={DEEP}
        strokeWidth="2"
        transform="rotate(14 46 20)"
      />
      <circle cx="46" cy="20" r="4" fill={RED} />
    </>
  ),
  clover: (
    <>
      <path d="M32 34q4 14-4 26" fill="none" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M32 32C14 30 16 10 27 12q4 1 5 6 1-5 5-6c11-2 13 18-5 20z"
          fill={LEAF}
          transform={`rotate(${turn} 32 32) translate(0 2) scale(1 .86)`}
        />
      ))}
    </>
  ),
  crown: (
    <>
      <path
        d="M8 18l12 14 12-22 12 22 12-14-5 32H13z"
        fill={GOLD}
        stroke={DEEP}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="40" r="4" fill={RED} />
      <circle cx="20" cy="42" r="3" fill={SKY} />
      <circle cx="44" cy="42" r="3" fill={SKY} />
    </>
  ),
  rocket: (
    <>
      <path d="M20 46q-8 4-10 12 8-2 14-8" fill={GOLD} />
      <path d="M18 40Q24 10 54 8q0 30-30 38z" fill={LIGHT} stroke={NIGHT} strokeWidth="2.5" />
      <path d="M22 28l-12 4 8 10zM36 44l-4 12-10-8z" fill={RED} />
      <circle cx="38" cy="26" r="6" fill={SKY} stroke={NIGHT} strokeWidth="2" />
    </>
  ),
  fireworks: (
    <>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn, at) => (
        <path
          key={turn}
          d="M32 22V6"
          stroke={at % 2 ? RED : GOLD}
          strokeWidth="4"
          strokeLinecap="round"
          transform={`rotate(${turn} 32 30)`}
        />
      ))}
      <circle cx="32" cy="30" r="4" fill={SKY} />
      <path d="M32 40v20" stroke={GREY} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  heart: (
    <>
      <path d={heart} fill={RED} />
      <path d="M20 24q2-5 6-4" fill="none" stroke={LIGHT} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  clap: (
    <>
      <g transform="rotate(-18 32 40)">{hand}</g>
      <g transform="translate(10 2) rotate(14 32 40) scale(.9)">{hand}</g>
      <path d="M10 14l6 6M22 6l2 8M50 8l-4 8" stroke={GOLD} strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  wai: (
    <>
      <circle cx="32" cy="18" r="12" fill="#f4c79a" />
      <path d="M20 16q12-16 24 0-12-5-24 0" fill={INK} />
      <path d="M27 19q2 2 4 0M33 19q2 2 4 0" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
      <path d="M12 60q2-26 20-26t20 26z" fill={NIGHT} />
      <path d="M32 30l7 18-7 8-7-8z" fill="#f4c79a" stroke={DEEP} strokeWidth="2" />
    </>
  ),
  thumb: (
    <>
      <path
        d="M24 54V30l12-22q8 0 4 14h14q6 4 2 10 2 6-3 8 1 6-4 8 0 6-6 6z"
        fill="#f4c79a"
        stroke={DEEP}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <rect x="8" y="28" width="14" height="28" rx="4" fill={SKY} />
    </>
  ),
  ticket: (
    <>
      <path
        d="M8 20h48v8q-6 4 0 10v8H8v-8q6-5 0-10z"
        fill={GOLD}
        stroke={DEEP}
        strokeWidth="2.5"
        strokeLinejoin="round"
        transform="rotate(-10 32 33)"
      />
      <path d="M32 24l2.5 6 6.5.5-5 4 1.5 6.5-5.5-3.5-5.5 3.5 1.5-6.5-5-4 6.5-.5z" fill={RED} />
    </>
  ),
  moon: (
    <>
      <path d="M42 8a26 26 0 1 0 14 36A22 22 0 0 1 42 8" fill={GOLD} />
      <path d="M52 12l2 5 5 1-4 4 1 5-4-3-4 3 1-5-4-4 5-1z" fill={LIGHT} stroke={GOLD} strokeWidth="1.5" />
    </>
  ),
  tea: (
    <>
      <path d="M12 28h32v14q0 14-16 14T12 42z" fill={LEAF} />
      <path d="M44 32q12-2 10 8-2 7-11 6" fill="none" stroke={LEAF} strokeWidth="5" />
      <path
        d="M20 22q-4-5 0-10M28 22q-4-5 0-10M36 22q-4-5 0-10"
        fill="none"
        stroke={GREY}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  rain: (
    <>
      <path d="M18 36q-12 0-10-11 4-8 12-6 4-12 16-10 10 2 10 12 10 0 10 8 0 7-8 7z" fill={GREY} />
      <path d="M20 42l-4 10M32 42l-4 14M44 42l-4 10" stroke={SKY} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  sleep: (
    <>
      <circle cx="28" cy="38" r="20" fill={GOLD} />
      <path d="M18 36q4 4 8 0M32 36q4 4 8 0" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <circle cx="29" cy="48" r="3" fill={INK} />
      <path
        d="M42 6h10L42 18h10M54 22h6l-6 8h6"
        fill="none"
        stroke={SKY}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  hello: (
    <>
      <path
        d="M6 10h52v32H34L22 56V42H6z"
        fill={SKY}
        stroke={NIGHT}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="22" cy="24" r="3" fill={LIGHT} />
      <circle cx="42" cy="24" r="3" fill={LIGHT} />
      <path d="M22 31q10 8 20 0" fill="none" stroke={LIGHT} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};
