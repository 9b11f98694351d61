import type { Reach } from '../guard/guarded-address.ts';

/** Of a test, whose vendors are on this machine. */
export const ANYWHERE: Reach = { privateToo: true, origins: [] };
