import type { VendorLogo } from '../logo.ts';

/** A naga rising from three waves, its crest a flame. */
export const nagaLogo: VendorLogo = {
  inks: ['#2fb8a6', '#17508f'],
  emblem:
    '<path d="M4-26C14-30 26-24 27-12 28-2 20 4 11 7 2 10-3 13-3 18-3 22 1 24 6 24L2 30C-8 30-14 25-14 17-14 8-6 3 3-1 11-4 15-7 14-12 13-17 8-19 3-17L-12-13C-9-19-4-23 4-26Z" fill="url(#emblem)"/>' +
    '<path d="M2-27C-2-32 0-37 6-40 5-36 8-34 11-31 13-34 16-35 19-34 17-31 18-28 20-25 14-28 8-29 2-27Z" fill="url(#emblem)"/>' +
    '<path d="M8-22.5A2.2 2.2 0 1 0 8-18.1 2.2 2.2 0 1 0 8-22.5Z" fill="#fff"/>' +
    '<path d="M-34 28C-28 22-22 22-16 28S-4 34 2 28 14 22 20 28 30 33 34 28M-28 37C-22 32-16 32-10 37S2 42 8 37 20 32 28 37" fill="none" stroke="url(#emblem)" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M16-2C12 4 2 5-5 10" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>',
};
