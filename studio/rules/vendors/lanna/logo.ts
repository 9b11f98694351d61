import type { VendorLogo } from '../logo.ts';

/** A sky lantern that has just been let go, with its flame. */
export const lannaLogo: VendorLogo = {
  inks: ['#f0b040', '#c8641f'],
  emblem:
    '<path d="M-13-36H13C27-28 31-8 22 12L16 24H-16L-22 12C-31-8-27-28-13-36Z" fill="url(#emblem)"/>' +
    '<path d="M-8-35C-16-14-15 8-9 23M8-35C16-14 15 8 9 23M0-36V23" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>' +
    '<path d="M-14 29H14" stroke="url(#emblem)" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M0 30C6 35 5 39 0 42-5 39-6 35 0 30Z" fill="url(#emblem)"/>',
};
