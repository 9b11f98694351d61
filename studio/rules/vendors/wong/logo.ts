import type { VendorLogo } from '../logo.ts';

/** Three cards in a circle of players. */
export const wongLogo: VendorLogo = {
  inks: ['#f6c453', '#b4343f'],
  emblem:
    '<path d="M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z" fill="none" stroke="url(#emblem)" stroke-width="4" stroke-dasharray="18 7.9"/>' +
    '<path d="M-24-14L-8-20L4 14L-12 20Z" fill="url(#emblem)" opacity=".65"/>' +
    '<path d="M-9-22H9V18H-9Z" fill="url(#emblem)" stroke="#fff" stroke-opacity=".85" stroke-width="1.6"/>' +
    '<path d="M0-10C6-2 8 1 4 6C2 8 0 6 0 3C0 6-2 8-4 6C-8 1-6-2 0-10Z" fill="#fff"/>',
};
