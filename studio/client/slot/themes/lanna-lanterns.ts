import { lanternSymbols } from '../art/lantern-symbols.ts';
import {
  boat,
  farLanterns,
  hall,
  hills,
  mist,
  moon,
  river,
  type ScenePalette,
  type SceneSize,
  sceneSvg,
  stall,
  stars,
  stupa,
  WATERLINE,
} from '../art/scene.ts';
import type { Theme } from './theme.ts';

const palette: ScenePalette = {
  sky: ['#070922', '#1d1f63', '#8a4a63'],
  hills: ['#2a2a6b', '#1b1b50', '#101036'],
  water: ['#2a2156', '#080a24'],
  roof: '#170f2e',
  lamp: '#ffae4a',
};

/** Festival night: the town releases its lanterns over the river. */
export const lannaLanterns: Theme = {
  symbols: lanternSymbols,
  scene,
  colours: { glass: ['#1a1d55', '#0b0d30'], frame: '#7c1420', accent: '#f6c65b' },
  ambience: 'lantern',
  tonicHz: 261.63,
};

function scene(size: SceneSize): string {
  const { width, height } = size;
  const water = height * WATERLINE;
  const unit = Math.min(width, height * 1.3) / 46;
  return sceneSvg(
    size,
    palette,
    [
      stars(size, 90, 7),
      moon(size, 0.2, height > width ? 0.2 : 0.13),
      hills(size, 0.22, palette.hills[0], 3),
      mist(size, WATERLINE - 0.09, '#c98aa8', 0.25),
      hills(size, 0.13, palette.hills[1], 11),
      farLanterns(size, 46, 5),
      stupa(width * 0.76, water, unit * 1.5, palette.roof, '#e0a23c'),
      hall(width * 0.24, water, unit * 1.7, palette.roof, '#d9963c'),
      hall(width * 0.93, water, unit * 1.35, palette.roof, '#d9963c'),
      hills(size, 0.05, palette.hills[2], 23),
      river(size, 13, palette.lamp, 0.2),
      boat(width * 0.66, water + height * 0.09, unit * 1.1),
      boat(width * 0.36, water + height * 0.2, unit * 1.7, true),
      stall(width * 0.04, water + height * 0.12, unit * 2.1, ['#b3272a', '#f0d9a8']),
      stall(width * 0.97, water + height * 0.16, unit * 2.3, ['#1f6f63', '#f0d9a8'], true),
    ].join(''),
  );
}
