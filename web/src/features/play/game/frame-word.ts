import { type Money, parseMoney } from '@lanna/rules/money';

const PLAIN = ['ready', 'round-started', 'round-ended', 'deposit', 'close'] as const;

/** What a game says: that something happens, or which balance it shows from now on. */
export type FrameWord = { type: (typeof PLAIN)[number] } | ShownBalance | { type: 'place'; place: string };

/** Where in a game the player is: kept in the page's address, so no more than an address takes. */
export const PLACE_LONGEST = 300;

export interface ShownBalance {
  type: 'balance';
  balance: Money;
  /** No round is in play: the server knows nothing that the player has not seen. */
  settled: boolean;
}

/**
 * The messages a game posts to the page around it (the house studio's play API; other vendors' games post none). Only
 * messages of the opened frame, still at the origin it was opened at, are read.
 */
export function frameWord(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { address: string; window: Window | null | undefined },
): FrameWord | undefined {
  if (!frame.window || event.source !== frame.window) return undefined;
  if (event.origin !== new URL(frame.address).origin) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('source' in data && data.source === 'lanna-studio' && 'type' in data)) return undefined;
  if (data.type === 'balance') return shownBalance(data);
  if (data.type === 'place') return placeWord(data);
  const type = PLAIN.find((word) => word === data.type);
  return type && { type };
}

function shownBalance(data: object): ShownBalance | undefined {
  if (!('balance' in data && 'settled' in data)) return undefined;
  if (typeof data.balance !== 'string' || typeof data.settled !== 'boolean') return undefined;
  const balance = parseMoney(data.balance);
  return balance === undefined ? undefined : { type: 'balance', balance, settled: data.settled };
}

function placeWord(data: object): FrameWord | undefined {
  if (!('place' in data) || typeof data.place !== 'string') return undefined;
  return data.place.length > PLACE_LONGEST ? undefined : { type: 'place', place: data.place };
}

/** The address of a game opened where the player was: in the fragment, which no server receives. */
export function addressAt(address: string, place: string): string {
  if (place === '') return address;
  return `${address}${address.includes('#') ? '&' : '#'}place=${encodeURIComponent(place)}`;
}

/** A vendor's answer is untrusted: only an http or https address is opened in a frame. */
export function isFrameAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
