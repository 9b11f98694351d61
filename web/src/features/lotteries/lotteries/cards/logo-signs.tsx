import type { LotteryType } from '@lanna/rules/lotteries/lottery/family';
import type { ReactNode } from 'react';

interface Logo {
  from: string;
  to: string;
  /** Drawn with the gold of the tile. */
  sign: (gold: string) => ReactNode;
}

const FIGURE = { fontFamily: 'var(--font-display)', fontWeight: 700, textAnchor: 'middle' } as const;

/** A ball with a highlight, and what stands on it. */
function ball(x: number, y: number, radius: number, fill: string, figure?: string, ink = '#2a1c00') {
  return (
    <g key={`${x}-${y}`}>
      <circle cx={x} cy={y + 1.2} r={radius} fill="#000" opacity="0.3" />
      <circle cx={x} cy={y} r={radius} fill={fill} />
      <ellipse
        cx={x - radius * 0.25}
        cy={y - radius * 0.5}
        rx={radius * 0.45}
        ry={radius * 0.24}
        fill="#fff"
        opacity="0.65"
      />
      {figure !== undefined && (
        <text {...FIGURE} x={x} y={y + radius * 0.42} fontSize={radius * 1.15} fill={ink}>
          {figure}
        </text>
      )}
    </g>
  );
}

/** Each on a tile of two colours. */
export const LOGOS: Readonly<Record<LotteryType, Logo>> = {
  // Five windows of a counter.
  SSC: {
    from: '#7a3ff0',
    to: '#2c1272',
    sign: (gold) => (
      <>
        <rect x="8" y="21" width="48" height="22" rx="6" fill="#140a3a" />
        {[0, 1, 2, 3, 4].map((place) => (
          <g key={place}>
            <rect x={10.5 + place * 8.8} y="23.5" width="7.8" height="17" rx="2.4" fill={gold} />
            <rect x={10.5 + place * 8.8} y="31.6" width="7.8" height="0.8" fill="#5b3a00" opacity="0.45" />
            <text {...FIGURE} x={14.4 + place * 8.8} y="36.2" fontSize="11" fill="#2a1c00">
              {[8, 3, 9, 5, 7][place]}
            </text>
          </g>
        ))}
        <path d="M22 15.5h20M26 11.5h12" stroke={gold} strokeWidth="2" strokeLinecap="round" />
        <path d="M22 48.5h20M26 52.5h12" stroke={gold} strokeWidth="2" strokeLinecap="round" opacity="0.7" />
      </>
    ),
  },
  // Five balls out of eleven.
  '11X5': {
    from: '#1c8fd6',
    to: '#0b2f78',
    sign: (gold) => (
      <>
        <circle cx="32" cy="32" r="21" fill="#061d4d" opacity="0.55" />
        <circle cx="32" cy="32" r="21" fill="none" stroke={gold} strokeWidth="1.6" />
        {ball(32, 21, 7.2, '#f2c230', '11')}
        {ball(21.6, 28.6, 7.2, '#e8505b', '05', '#fff')}
        {ball(42.4, 28.6, 7.2, '#2fae6c', '02', '#fff')}
        {ball(25.5, 40.8, 7.2, '#f4f1ff', '08')}
        {ball(38.5, 40.8, 7.2, '#f08b2c', '03')}
      </>
    ),
  },
  // A racing car on its track.
  PK10: {
    from: '#ef4a3a',
    to: '#7a0f1f',
    sign: (gold) => (
      <>
        <path d="M6 47h52M10 52h44" stroke="#fff" strokeWidth="1.6" strokeDasharray="6 4" opacity="0.35" />
        <path d="M8 22h12M6 28h9" stroke={gold} strokeWidth="2.2" strokeLinecap="round" opacity="0.85" />
        <path
          d="M9 40c0-4 3-6 7-6.5l6-.8c3-5.200 7-7.700 13-7.700 5 0 8 2.400 10 6.200l6.500 1.300c3 .6 4.500 2.600 4.500 5.200V41c0 1-.8 1.800-1.800 1.800H11C9.800 42.800 9 42 9 40.800Z"
          fill={gold}
        />
        <path
          d="M26 32.600c2-3.200 4.500-4.600 8-4.700v4.700ZM36.500 27.900c3 .2 4.800 1.800 6 4.700h-6Z"
          fill="#3a0710"
        />
        <circle cx="19.500" cy="43" r="6" fill="#1b0508" />
        <circle cx="19.500" cy="43" r="2.600" fill="#f7d98a" />
        <circle cx="46" cy="43" r="6" fill="#1b0508" />
        <circle cx="46" cy="43" r="2.600" fill="#f7d98a" />
        <circle cx="32.500" cy="38" r="4.200" fill="#fff" />
        <text {...FIGURE} x="32.500" y="40.300" fontSize="6.400" fill="#7a0f1f">
          10
        </text>
      </>
    ),
  },
  // Three cubes with a figure each.
  LF: {
    from: '#18a98a',
    to: '#064a52',
    sign: (gold) => (
      <>
        {[
          { x: 32, y: 10, figure: 3 },
          { x: 20, y: 29, figure: 1 },
          { x: 44, y: 29, figure: 8 },
        ].map(({ x, y, figure }) => (
          <g key={figure} transform={`translate(${x} ${y})`}>
            <path d="M0 0 11.500 6 0 12-11.500 6Z" fill="#fff3c9" />
            <path d="M-11.500 6 0 12v12L-11.500 18Z" fill={gold} />
            <path d="M11.500 6 0 12v12l11.500-6Z" fill="#a5660c" />
            <text
              {...FIGURE}
              x="-5.700"
              y="17.800"
              fontSize="9.500"
              fill="#2a1c00"
              transform="skewY(27.500) translate(0 3)"
            >
              {figure}
            </text>
          </g>
        ))}
      </>
    ),
  },
  // A ticket with its perforation, and a lotus in its corner.
  THAI: {
    from: '#f26a8d',
    to: '#7c1450',
    sign: (gold) => (
      <g transform="rotate(-8 32 32)">
        <path
          d="M10 20a3 3 0 0 1 3-3h38a3 3 0 0 1 3 3v6.500a5.500 5.500 0 0 0 0 11V44a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3v-6.500a5.500 5.500 0 0 0 0-11Z"
          fill="#fff6dd"
        />
        <path d="M42 18.500v27" stroke="#c98d2a" strokeWidth="1.400" strokeDasharray="2.500 2.500" />
        <text {...FIGURE} x="27.500" y="36.500" fontSize="13" letterSpacing="0.6" fill="#8a1450">
          649
        </text>
        <path d="M17 41.500h21" stroke={gold} strokeWidth="2" strokeLinecap="round" />
        <path d="M17 22.500h12" stroke="#d9a6bb" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M47.500 36.500c-4-1-5-4-4.500-6.500 1.500.3 2.600 1 3.200 2 .1-1.900.6-3.300 1.300-4.300.7 1 1.200 2.400 1.300 4.300.6-1 1.700-1.700 3.200-2 .5 2.500-.5 5.500-4.500 6.500Z"
          fill="#e0457a"
        />
      </g>
    ),
  },
  // A number shot at a mark.
  YEEKEE: {
    from: '#f2a52c',
    to: '#8a3a06',
    sign: (gold) => (
      <>
        <circle cx="29" cy="35" r="19" fill="#fff6dd" />
        <circle cx="29" cy="35" r="14" fill="#c8333c" />
        <circle cx="29" cy="35" r="9" fill="#fff6dd" />
        <circle cx="29" cy="35" r="4.500" fill="#c8333c" />
        <path d="M30 34 48 16" stroke="#3a1500" strokeWidth="3" strokeLinecap="round" />
        <path
          d="m46 10 1 7 7 1 4.500-4.500-5.500-1.500-1.500-5.500Z"
          fill={gold}
          stroke="#5b2a00"
          strokeWidth="1"
          strokeLinejoin="round"
        />
        {ball(48, 48, 9, '#f2c230', '88')}
      </>
    ),
  },
  LHC: {
    from: '#7a1f5c',
    to: '#330a26',
    sign: () => (
      <>
        {ball(22, 26, 12, '#d23b3b', '7', '#fff')}
        {ball(43, 24, 10, '#2f6fd0', '36', '#fff')}
        {ball(34, 44, 11, '#2f9a54', '49', '#fff')}
      </>
    ),
  },
  K3: {
    from: '#a03a1c',
    to: '#431206',
    sign: () => (
      <>
        <rect x="12" y="14" width="24" height="24" rx="6" fill="#fdf4df" transform="rotate(-10 24 26)" />
        <circle cx="24" cy="26" r="4" fill="#b3261e" />
        <rect x="29" y="29" width="24" height="24" rx="6" fill="#fff" transform="rotate(12 41 41)" />
        <circle cx="35" cy="36" r="2.800" fill="#22262e" />
        <circle cx="41" cy="41" r="2.800" fill="#22262e" />
        <circle cx="47" cy="46" r="2.800" fill="#22262e" />
      </>
    ),
  },
  PC28: {
    from: '#2b3f8f',
    to: '#0f1840',
    sign: (gold) => (
      <>
        {ball(17, 23, 8, '#fdf4df', '8')}
        {ball(32, 19, 8, '#fdf4df', '9')}
        {ball(47, 23, 8, '#fdf4df', '9')}
        <text {...FIGURE} x="32" y="52" fontSize="20" fill={gold}>
          26
        </text>
      </>
    ),
  },
  KENO: {
    from: '#126b6b',
    to: '#062c2f',
    sign: () => (
      <>
        {[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) =>
            ball(18 + column * 14, 18 + row * 14, 5.5, (row + column) % 2 === 0 ? '#f2c230' : '#23474a'),
          ),
        )}
      </>
    ),
  },
  VN: {
    from: '#b3261e',
    to: '#570b08',
    sign: (gold) => (
      <>
        <path
          d="m32 10 4.500 11.500h12l-9.500 7.500 3.500 12L32 33.500 21.500 41l3.500-12-9.500-7.500h12Z"
          fill={gold}
        />
        <text {...FIGURE} x="32" y="55" fontSize="13" fill="#fff3c9">
          00–99
        </text>
      </>
    ),
  },
  HANOI: {
    from: '#8f2d2d',
    to: '#3a0c0c',
    sign: (gold) => (
      <>
        <path d="M12 30 32 12l20 18H12Zm6 4h28v6H18z" fill={gold} />
        {ball(23, 49, 7, '#fdf4df', '7')}
        {ball(41, 49, 7, '#fdf4df', '9')}
      </>
    ),
  },
  LAO: {
    from: '#1d3f8a',
    to: '#0a1840',
    sign: (gold) => (
      <>
        <path d="M32 8c6 6 6 12 0 16-6-4-6-10 0-16Zm-14 16h28l-4 6H22z" fill={gold} />
        {ball(14, 45, 7, '#fdf4df', '1')}
        {ball(26, 45, 7, '#fdf4df', '2')}
        {ball(38, 45, 7, '#fdf4df', '3')}
        {ball(50, 45, 7, '#fdf4df', '4')}
      </>
    ),
  },
  MALAYSIA: {
    from: '#21507a',
    to: '#0b2238',
    sign: (gold) => (
      <>
        <path d="M40 12a17 17 0 1 0 0 30 20 20 0 0 1 0-30Z" fill={gold} />
        {ball(44, 46, 9, '#fff3c9', '4')}
      </>
    ),
  },
  STOCK: {
    from: '#1c6a43',
    to: '#08301c',
    sign: (gold) => (
      <>
        <path d="M12 44 25 31l8 7 18-20" fill="none" stroke={gold} strokeWidth="4" strokeLinejoin="round" />
        <path d="M42 16h11v11" fill="none" stroke={gold} strokeWidth="4" />
        <text {...FIGURE} x="36" y="56" fontSize="12" fill="#fff3c9">
          .00
        </text>
      </>
    ),
  },
};
