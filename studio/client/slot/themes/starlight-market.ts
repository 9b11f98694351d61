import { marketSymbols } from '../art/market-symbols.ts';
import {
  boat,
  hall,
  hills,
  lampString,
  mist,
  moon,
  river,
  type ScenePalette,
  type SceneSize,
  sceneSvg,
  stall,
  stars,
  WATERLINE,
} from '../art/scene.ts';
import type { Theme } from './theme.ts';

const palette: ScenePalette = {
  sky: ['#04101f', '#0d3350', '#2f7f7a'],
  hills: ['#14495a', '#0d3342', '#08212e'],
  water: ['#0f4a55', '#041420'],
  roof: '#0b1a24',
  lamp: '#ffc25a',
};

/** The floating market after dark, under all its stars. */
export const starlightMarket: Theme = {
  symbols: marketSymbols,
  scene,
  colours: { glass: ['#0e3547', '#051723'], frame: '#0c5148', accent: '#ffd46a' },
  ambience: 'firefly',
  tonicHz: 293.66,
};

function scene(size: SceneSize): string {
  const { width, height } = size;
  const water = height * WATERLINE;
  const unit = Math.min(width, height * 1.3) / 46;
  return sceneSvg(
    size,
    palette,
    [
      stars(size, 190, 21),
      moon(size, 0.16, height > width ? 0.2 : 0.12, '#eaf3ff'),
      hills(size, 0.15, palette.hills[0], 41),
      mist(size, WATERLINE - 0.06, '#8fd8cf', 0.2),
      hills(size, 0.09, palette.hills[1], 17),
      hall(width * 0.7, water, unit * 1.2, palette.roof, '#c99a48'),
      hills(size, 0.045, palette.hills[2], 29),
      river(size, 31, palette.lamp, 0.16),
      stall(width * 0.3, water + height * 0.012, unit * 1, ['#c5533a', '#f3e3b8']),
      stall(width * 0.52, water + height * 0.012, unit * 0.9, ['#2f7f8a', '#f3e3b8']),
      boat(width * 0.42, water + height * 0.1, unit * 1.2),
      boat(width * 0.72, water + height * 0.14, unit * 1.5, true),
      stall(width * 0.05, water + height * 0.1, unit * 2.3, ['#c5392c', '#f7e6bd']),
      stall(width * 0.96, water + height * 0.12, unit * 2.4, ['#d9902a', '#f7e6bd'], true),
      boat(width * 0.3, water + height * 0.25, unit * 2.1),
      lampString(0, height * 0.1, width, height * 0.06, height * 0.05, 13, unit / 14),
    ].join(''),
  );
}
