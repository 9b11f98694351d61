import { createHash } from 'node:crypto';
import { brandCss } from '@lanna/contract/house/brands/brand-theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../brand.ts';
import type { Brands } from '../find-brand.ts';
import { withDraft } from '../preview/preview-draft.ts';
import type { PreviewPasses } from '../preview/preview-pass.ts';
import { passIn } from './page-for.ts';

/**
 * The style sheet that differs by brand: `/brand.css` with its tokens. It is asked for again on every visit and answered with 304
 * while unchanged, so a new theme shows at once.
 */
export function mountBrandFiles(app: FastifyInstance, deps: BrandFilesDeps) {
  app.get('/brand.css', { schema: { hide: true } }, async (request, reply) => {
    const stored = await brandOf(request, deps.brands);
    const brand = await asPreviewed(stored, passIn(request.url), deps);
    return sendFile(request, reply, 'text/css; charset=utf-8', brandCss(brand.theme));
  });
}

interface BrandFilesDeps {
  brands: Brands;
  db: Queryable;
  passes: PreviewPasses;
  clock: Clock;
}

/** An operator's frame asks with its pass, and gets the theme of the draft that it shows. */
async function asPreviewed(brand: BrandProfile, pass: string, { db, passes, clock }: BrandFilesDeps) {
  const now = clock.now();
  const draft = pass === '' ? undefined : (await passes.opened(brand.id, pass, now))?.draft;
  return draft === undefined ? brand : withDraft(db, brand, { draft, now });
}

async function brandOf(request: FastifyRequest, brands: Brands): Promise<BrandProfile> {
  const brand = await brands.findByHost(request.hostname);
  if (!brand) throw new Refusal('domain_unknown');
  return brand;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'host').type(type);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}
