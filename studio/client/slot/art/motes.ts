import { symbolSvg } from './paint.ts';

/** Small lights and leaves that move in front of and behind the reels. */
export function glow(): string {
  return symbolSvg(
    '<defs><radialGradient id="win"><stop offset="0" stop-color="#fff6d0" stop-opacity=".9"/><stop offset=".4" stop-color="#ffc24f" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient></defs><circle cx="80" cy="80" r="80" fill="url(#win)"/>',
  );
}

export function goldLeaf(): string {
  return symbolSvg(
    '<path d="M80 6C120 40 132 90 80 154C28 90 40 40 80 6Z" fill="url(#gold)" stroke="#8a5412" stroke-width="4"/><path d="M80 20V140" stroke="#fff3c9" stroke-width="5" opacity=".7"/>',
  );
}

export const AMBIENCE_PICTURES = {
  lantern: () =>
    symbolSvg(
      '<defs><linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c2461c"/><stop offset=".5" stop-color="#ff9a3a"/><stop offset="1" stop-color="#ffe9a0"/></linearGradient></defs><circle cx="80" cy="84" r="78" fill="url(#glow)" opacity=".8"/><path d="M54 118C46 92 44 70 52 52C58 38 70 34 80 34C90 34 102 38 108 52C116 70 114 92 106 118Q80 126 54 118Z" fill="url(#lit)"/><ellipse cx="80" cy="117" rx="25" ry="6" fill="#fff3c0"/>',
    ),
  firefly: () =>
    symbolSvg(
      '<defs><radialGradient id="fly"><stop offset="0" stop-color="#fbffe0"/><stop offset=".16" stop-color="#eaff8a" stop-opacity=".95"/><stop offset=".4" stop-color="#b8e85a" stop-opacity=".35"/><stop offset="1" stop-color="#8fd04a" stop-opacity="0"/></radialGradient></defs><circle cx="80" cy="80" r="70" fill="url(#fly)"/>',
    ),
  ember: () =>
    symbolSvg(
      '<defs><radialGradient id="hot"><stop offset="0" stop-color="#fff3d8"/><stop offset=".2" stop-color="#ff9a6a"/><stop offset=".5" stop-color="#f0413a" stop-opacity=".45"/><stop offset="1" stop-color="#c4163c" stop-opacity="0"/></radialGradient></defs><circle cx="80" cy="80" r="76" fill="url(#hot)"/>',
    ),
} as const;
