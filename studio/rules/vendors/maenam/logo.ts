import type { VendorLogo } from '../logo.ts';

/** A fish over the waves of a river. */
export const maenamLogo: VendorLogo = {
  inks: ['#4fd1c5', '#1e6fb8'],
  emblem:
    '<path d="M-34-8C-20-32 12-32 24-8L38-22V6L24-8C12 16-20 16-34-8Z" fill="url(#emblem)"/>' +
    '<path d="M-22-12A3.6 3.6 0 1 1-22-4.8A3.6 3.6 0 0 1-22-12Z" fill="#fff" opacity=".92"/>' +
    '<path d="M-38 24Q-28 16-19 24T0 24T19 24T38 24M-30 34Q-20 26-10 34T10 34T30 34" fill="none" stroke="url(#emblem)" stroke-width="4" stroke-linecap="round"/>',
};
