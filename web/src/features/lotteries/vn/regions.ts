import type { Region } from './queries.ts';

/** From top to bottom of the map. */
export const REGIONS: readonly Region[] = ['north', 'central', 'south'];
