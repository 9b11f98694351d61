import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a page may be looked at before the console asks for another pass. */
export const PREVIEW_MS = 15 * 60_000;

export interface PreviewPasses {
  issue(brandId: string, now: Date): Promise<{ token: string; until: Date }>;
  opens(brandId: string, token: string, now: Date): Promise<boolean>;
}

/**
 * Passes by which pages of one brand are shown to operators before visitors see them. A pass says until when, and is signed: it is good for pages that are
 * written on the server and for no call.
 */
export function previewPasses(secret: () => Promise<Buffer>): PreviewPasses {
  const signature = async (brandId: string, until: number) =>
    createHmac('sha256', await secret())
      .update(`preview of ${brandId} until ${until}`)
      .digest();
  return {
    issue: async (brandId, now) => {
      const until = now.getTime() + PREVIEW_MS;
      const token = `${until.toString(36)}.${(await signature(brandId, until)).toString('base64url')}`;
      return { token, until: new Date(until) };
    },
    opens: async (brandId, token, now) => {
      const [moment = '', signed = ''] = token.split('.', 2);
      const until = Number.parseInt(moment, 36);
      if (!(until > now.getTime() && until <= now.getTime() + PREVIEW_MS)) return false;
      const given = Buffer.from(signed, 'base64url');
      const wanted = await signature(brandId, until);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
