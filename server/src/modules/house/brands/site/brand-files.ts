import { createHash } from 'node:crypto';
import { brandCss } from '@lanna/contract/house/brands/brand-theme';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../brand.ts';
import type { Brands } from '../find-brand.ts';

/**
 * The style sheet that differs by brand: `/brand.css` with its tokens. It is asked for again on every visit and answered with 304
 * while unchanged, so a new theme shows at once.
 */
export function mountBrandFiles(app: FastifyInstance, { brands }: { brands: Brands }) {
  app.get('/brand.css', { schema: { hide: true } }, async (request, reply) => {
    const brand = await brandOf(request, brands);
    return sendFile(request, reply, 'text/css; charset=utf-8', brandCss(brand.theme));
  });
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
