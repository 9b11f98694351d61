import type { VendorLogo } from '../logo.ts';

/** The three roofs of a market hall, a star above the middle one. */
export const kadLuangLogo: VendorLogo = {
  inks: ['#3fbf90', '#16809a'],
  emblem:
    '<path d="M0-20C4-10 12-4 22-2L18 6H-18L-22-2C-12-4-4-10 0-20Z" fill="url(#emblem)"/>' +
    '<path d="M-24 0C-22 8-16 12-8 14L-12 20H-34L-38 14C-30 12-26 8-24 0ZM24 0C22 8 16 12 8 14L12 20H34L38 14C30 12 26 8 24 0Z" fill="url(#emblem)"/>' +
    '<path d="M-32 22H32V36H-32Z" fill="url(#emblem)"/>' +
    '<path d="M-20 36V27M-7 36V27M7 36V27M20 36V27" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/>' +
    '<path d="M0-40L2.6-33.4 9.5-33 4.2-28.6 5.9-22 0-25.6-5.9-22-4.2-28.6-9.5-33-2.6-33.4Z" fill="url(#emblem)"/>',
};
