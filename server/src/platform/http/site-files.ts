import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isApiPath } from './build-app.ts';
import type { contentSecurityPolicy } from './content-security-policy.ts';

const YEAR_SECONDS = 31_536_000;
const KEPT_SHELLS = 100;

/** The site's HTML shell as it is served to one host. */
export interface RenderedIndexHtml {
  page: string;
  /** Sources this brand's pages may fetch from besides those of every page. */
  contentSecurityPolicy?: ReturnType<typeof contentSecurityPolicy> | undefined;
}

/** Writes the brand's data into the shell. */
export type RenderIndexHtml = (shell: string, request: FastifyRequest) => Promise<RenderedIndexHtml>;

/**
 * Serves the built site. Hashed files may be kept for ever, everything else is asked for again. An address that is no file
 * and no call is a page: it gets the shell, into which `dress` has written the brand's data.
 */
export async function mountSiteFiles(app: FastifyInstance, root: string, dress: RenderIndexHtml) {
  if (!existsSync(root))
    throw new Error(`the site has not been built: ${root} is missing (npm start builds it)`);
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  const compressed = new Map<string, Promise<Buffer>>();
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/index.html*', '**/*.br', '**/*.gz', '**/.*/**'],
    setHeaders: (reply, path) => {
      const kept = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      reply.header('cache-control', kept);
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApiPath(path) || looksLikeFile(path)) throw new Refusal('not_found');
    const { page, contentSecurityPolicy } = await dress(shell, request);
    if (contentSecurityPolicy) reply.helmet({ contentSecurityPolicy });
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, host')
      .type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(page);
    return reply.header('content-encoding', 'br').send(await compressOnce(compressed, page));
  });
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{2,11}$/i.test(path) && !path.endsWith('.html');
}

/** There is one shell a brand; a setting that changes it makes another, and the old one is forgotten in time. */
function compressOnce(kept: Map<string, Promise<Buffer>>, page: string): Promise<Buffer> {
  const known = kept.get(page);
  if (known) return known;
  if (kept.size >= KEPT_SHELLS) kept.clear();
  const compressing = promisify(brotliCompress)(page);
  kept.set(page, compressing);
  return compressing;
}
