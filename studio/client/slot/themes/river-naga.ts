import { nagaSymbols } from '../art/naga-symbols.ts';
import {
  boat,
  hills,
  mist,
  moon,
  river,
  type ScenePalette,
  type SceneSize,
  sceneSvg,
  stars,
  stupa,
  WATERLINE,
} from '../art/scene.ts';
import type { Theme } from './theme.ts';

const palette: ScenePalette = {
  sky: ['#0a0514', '#2a0f3a', '#9a2f34'],
  hills: ['#3a1640', '#260d30', '#140820'],
  water: ['#3d1230', '#07091c'],
  roof: '#150818',
  lamp: '#ff7a4a',
};

/** The night the serpent's fireballs rise from the river. */
export const riverNaga: Theme = {
  symbols: nagaSymbols,
  scene,
  colours: { glass: ['#2b123f', '#0d0a22'], frame: '#0b5d4c', accent: '#ffb35c' },
  ambience: 'ember',
  tonicHz: 220,
};

function scene(size: SceneSize): string {
  const { width, height } = size;
  const water = height * WATERLINE;
  const unit = Math.min(width, height * 1.3) / 46;
  return sceneSvg(
    size,
    palette,
    [
      stars(size, 80, 77),
      moon(size, 0.2, height > width ? 0.2 : 0.13, '#ffd9b0'),
      hills(size, 0.26, palette.hills[0], 61),
      mist(size, WATERLINE - 0.1, '#ff9a7a', 0.2),
      hills(size, 0.15, palette.hills[1], 53),
      stupa(width * 0.66, water, unit * 1.9, palette.roof, '#e0723c'),
      stupa(width * 0.82, water, unit * 1.2, palette.roof, '#c45a34'),
      hills(size, 0.05, palette.hills[2], 47),
      river(size, 59, palette.lamp, 0.2),
      mist(size, WATERLINE + 0.03, '#ffb09a', 0.16),
      boat(width * 0.4, water + height * 0.08, unit * 1),
      guardian(width * 0.02, height, unit * 1.75, false),
      guardian(width * 0.98, height, unit * 1.75, true),
    ].join(''),
  );
}

/** The stone naga of the temple stairs: a coil, a raised neck, a crown of flames. */
function guardian(x: number, foot: number, unit: number, flip: boolean): string {
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${((flip ? -1 : 1) * (unit / 10)).toFixed(3)} ${(unit / 10).toFixed(3)})"><path d="M-30 4V-22C-14 -34 2 -28 4 -40C5 -50 -6 -54 -6 -66C-6 -80 6 -88 20 -84C30 -81 38 -76 44 -78C46 -74 44 -70 38 -68C42 -64 40 -60 34 -60C26 -60 20 -64 14 -62C10 -58 20 -50 22 -40C25 -24 14 -12 30 -4V4Z" fill="#1d0d24" stroke="#d9772f" stroke-width="1"/><path d="M-4 -74C-12 -82 -12 -94 -6 -102C-4 -96 0 -94 4 -94C4 -102 8 -108 14 -112C14 -104 18 -100 22 -98C24 -102 28 -104 32 -104C30 -98 32 -92 30 -84C20 -90 8 -88 -4 -74Z" fill="#3a1524" stroke="#e8963c" stroke-width="1"/><circle cx="22" cy="-76" r="2.4" fill="#ff6a3a"/><path d="M-20 -14Q-6 -22 6 -22M-20 -4Q0 -14 14 -14M6 -34Q14 -36 20 -34M4 -46Q10 -50 16 -48" fill="none" stroke="#d9772f" stroke-width=".9" opacity=".7"/></g>`;
}
