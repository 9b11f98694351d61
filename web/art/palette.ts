import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { type Paint, radial, slanted, vertical } from './draw.ts';

/** An evening: the sky from its height to the horizon, the light in it, and what stands before it as a shadow. */
export interface Evening {
  high: string;
  middle: string;
  horizon: string;
  light: string;
  shadow: string;
}

const INDIGO: Evening = {
  high: '#0f0a33',
  middle: '#39207a',
  horizon: '#c4573f',
  light: '#ffd98a',
  shadow: '#0b0726',
};
const JADE: Evening = {
  high: '#04172b',
  middle: '#0d4a5e',
  horizon: '#36b28d',
  light: '#c9ffe0',
  shadow: '#031220',
};
const PLUM: Evening = {
  high: '#190829',
  middle: '#691c5c',
  horizon: '#f0a24c',
  light: '#ffe3a3',
  shadow: '#13051f',
};
const EMBER: Evening = {
  high: '#22060f',
  middle: '#8a1f2c',
  horizon: '#f3913f',
  light: '#ffd48f',
  shadow: '#1a040b',
};
const FOREST: Evening = {
  high: '#041c1c',
  middle: '#0f5a4b',
  horizon: '#c8cf6c',
  light: '#f3ffb8',
  shadow: '#031413',
};
const ROSE: Evening = {
  high: '#0d1140',
  middle: '#4b3a9e',
  horizon: '#f08ea0',
  light: '#ffd9df',
  shadow: '#090c2e',
};
const AZURE: Evening = {
  high: '#051238',
  middle: '#1450a0',
  horizon: '#63c6e8',
  light: '#dcf6ff',
  shadow: '#040d29',
};

/** The evenings in which things of one colour stand out best. */
export const SUITING = {
  amber: [INDIGO, PLUM, ROSE],
  green: [INDIGO, PLUM, EMBER],
  red: [INDIGO, PLUM, JADE],
} satisfies Record<string, readonly [Evening, ...Evening[]]>;

/** Which evenings belong to a category, so that a lobby has a colour of its own. */
export const EVENINGS: Record<VendorGroup, readonly [Evening, ...Evening[]]> = {
  RNG: [INDIGO, PLUM, EMBER, JADE, ROSE, FOREST],
  FISH: [AZURE, JADE],
  LIVE: [EMBER, PLUM],
  PVP: [FOREST, JADE],
  SPORTS: [AZURE, FOREST],
  ESPORTS: [ROSE, AZURE],
  LOTT: [PLUM, ROSE],
  ELOTT: [ROSE, INDIGO],
};

/** The materials everything is made of, lit from above. */
export const MATERIALS: readonly Paint[] = [
  vertical('gold', '#fff6cf', '#f8cf63', '#c9841f', '#7b4210'),
  vertical('gold-deep', '#f2bd4f', '#a8631a', '#5e300b'),
  radial('paper', ['#fffdf0', '#ffe08a', '#f3a236', '#b9560f'], { cy: 0.78, r: 0.85 }),
  vertical('jade', '#dcffee', '#5fdca9', '#178a66', '#07493a'),
  vertical('vermilion', '#ffd9c8', '#ff7a57', '#c9351c', '#701205'),
  vertical('pearl', '#ffffff', '#efe6ff', '#a99ad6'),
  vertical('rose', '#fff0f4', '#ff9fbd', '#cf3f7c', '#7a1450'),
  vertical('azure', '#e2f8ff', '#6cc9f2', '#1d74bd', '#0b3766'),
  vertical('ink', '#453a8c', '#1f1758', '#0d0930'),
  slanted('shine', '#ffffff/0.85', '#ffffff/0', '#ffffff/0'),
  radial('halo', ['#fff/0.95', '#ffe6a8/0.45', '#ffe6a8/0'], { cy: 0.5, r: 0.5 }),
];
