export const PLATFORMS = ['android', 'ios', 'desktop'] as const;
export type Platform = (typeof PLATFORMS)[number];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad says it is a Mac; no Mac has a screen that can be touched. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

/** The window a chat app opens links in: it can neither install a site nor save a file. */
export function isInChatApp({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /\bLine\/|FBA[NV]|FB_IAB|Instagram|MicroMessenger|\bZalo\b|TikTok|musical_ly/i.test(userAgent);
}

/** What a download of the brand is for, by its `resourceType`; operators write that by hand. */
export function kindOfResource(resourceType: string): 'android' | 'ios' | 'profile' | 'other' {
  if (/lite|profile|mobileconfig|web.?clip/i.test(resourceType)) return 'profile';
  if (/android|apk/i.test(resourceType)) return 'android';
  return /ios|iphone|ipad|apple/i.test(resourceType) ? 'ios' : 'other';
}
