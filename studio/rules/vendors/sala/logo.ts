import type { VendorLogo } from '../logo.ts';

/** An open pavilion on its steps, a spire on the roof. */
export const salaLogo: VendorLogo = {
  inks: ['#e9b64a', '#a8325a'],
  emblem:
    '<path d="M0-42L3-26H-3Z" fill="url(#emblem)"/>' +
    '<path d="M0-28C6-18 16-12 28-10L24-4H-24L-28-10C-16-12-6-18 0-28Z" fill="url(#emblem)"/>' +
    '<path d="M-26-1H26C28 4 33 7 38 8L35 14H-35L-38 8C-33 7-28 4-26-1Z" fill="url(#emblem)"/>' +
    '<path d="M-27 16H-21V31H-27ZM-9 16H-4V31H-9ZM4 16H9V31H4ZM21 16H27V31H21Z" fill="url(#emblem)"/>' +
    '<path d="M-34 32H34V36H-34ZM-38 38H38V42H-38Z" fill="url(#emblem)"/>' +
    '<path d="M-20 8H20M-14-9H14" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>',
};
