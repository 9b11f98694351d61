const WORDS = ['ready', 'balance', 'round-started', 'round-ended', 'close'] as const;
export type FrameWord = (typeof WORDS)[number];

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
  return WORDS.find((word) => word === data.type);
}

/** A vendor's answer is untrusted: only an http or https address is opened in a frame. */
export function isFrameAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
