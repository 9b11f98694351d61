import type { StudioGame } from '../game.ts';
import { kadLuang } from './kad-luang/vendor.ts';
import { lanna } from './lanna/vendor.ts';
import { maenam } from './maenam/vendor.ts';
import { naga } from './naga/vendor.ts';
import { sala } from './sala/vendor.ts';
import { sanam } from './sanam/vendor.ts';
import type { StudioVendor } from './vendor.ts';
import { wong } from './wong/vendor.ts';

/**
 * Every vendor the studio is, the first first. A further one is a folder beside these and a line here: its key is made, its calls are served and
 * the demo registers it at the next start.
 */
export const STUDIO_VENDORS: readonly StudioVendor[] = [lanna, kadLuang, naga, sala, sanam, maenam, wong];

export function vendorOfCode(code: string): StudioVendor | undefined {
  return STUDIO_VENDORS.find((vendor) => vendor.code === code);
}

/** A game of this vendor, and of no other. */
export function gameOfVendor(vendorCode: string, gameCode: string): StudioGame | undefined {
  return vendorOfCode(vendorCode)?.games.find(({ code }) => code === gameCode);
}
