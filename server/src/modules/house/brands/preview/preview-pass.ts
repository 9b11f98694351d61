import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a page may be looked at before the console asks for another pass. */
export const PREVIEW_MS = 15 * 60_000;

export interface PreviewPasses {
  issue(brandId: string, now: Date, draft?: string): Promise<{ token: string; until: Date }>;
  /** What a token lets in to: the brand as it stands, or a draft of it; undefined where it opens nothing. */
  opened(brandId: string, token: string, now: Date): Promise<{ draft: string | undefined } | undefined>;
}

/**
 * Passes by which pages of one brand are shown to operators before visitors see them. A pass says until when, and is signed: it is good for pages that are
 * written on the server and for no call.
 */
export function previewPasses(secret: () => Promise<Buffer>): PreviewPasses {
  const signature = async (brandId: string, until: number, draft?: string) =>
    createHmac('sha256', await secret())
      .update(`preview of ${brandId} until ${until}${draft === undefined ? '' : ` with ${draft}`}`)
      .digest();
  return {
    issue: async (brandId, now, draft) => {
      const until = now.getTime() + PREVIEW_MS;
      const signed = (await signature(brandId, until, draft)).toString('base64url');
      const token = [until.toString(36), signed, ...(draft === undefined ? [] : [draft])].join('.');
      return { token, until: new Date(until) };
    },
    opened: async (brandId, token, now) => {
      const [moment = '', signed = '', draft] = token.split('.', 3);
      const until = Number.parseInt(moment, 36);
      if (!(until > now.getTime() && until <= now.getTime() + PREVIEW_MS)) return undefined;
      const given = Buffer.from(signed, 'base64url');
      const wanted = await signature(brandId, until, draft);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? { draft } : undefined;
    },
  };
}
