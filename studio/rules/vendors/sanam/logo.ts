import type { VendorLogo } from '../logo.ts';

/** A ball over the lines of a pitch. */
export const sanamLogo: VendorLogo = {
  inks: ['#5fc46a', '#1f7f7a'],
  emblem:
    '<path d="M0-36A30 30 0 0 1 0 24A30 30 0 0 1 0-36Z" fill="url(#emblem)"/>' +
    '<path d="M0-20L13-10L8 5H-8L-13-10Z" fill="#fff" opacity=".9"/>' +
    '<path d="M0-20V-35M13-10L27-16M8 5L17 18M-8 5L-17 18M-13-10L-27-16" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>' +
    '<path d="M-38 30H38V34H-38ZM-30 37H30V40H-30Z" fill="url(#emblem)"/>',
};
