export interface OwnAnswer {
  answered: boolean;
  tookMs: number;
}
export type AskOwnSite = () => Promise<OwnAnswer>;

/** After so long without an answer the site is taken for down. */
const PATIENCE_MS = 5000;

/** Asks the portal, as browsers reach it, whether it can do its work. */
export function askOwnSite(publicUrl: string): AskOwnSite {
  return async () => {
    const began = performance.now();
    const answered = await fetch(new URL('/readyz', publicUrl), { signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (reply) => {
        await reply.body?.cancel();
        return reply.ok;
      })
      .catch(() => false);
    return { answered, tookMs: Math.round(performance.now() - began) };
  };
}
