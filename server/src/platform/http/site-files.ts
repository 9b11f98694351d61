import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isApiPath } from './build-app.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built site. Hashed files may be kept for ever, everything else is asked for again. An address that is no file
 * and no call is a page: it gets the shell, whose router knows what it is.
 */
export async function mountSiteFiles(app: FastifyInstance, root: string) {
  if (!existsSync(root))
    throw new Error(`the site has not been built: ${root} is missing (npm start builds it)`);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const kept = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      reply.header('cache-control', kept);
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApiPath(path) || looksLikeFile(path)) throw new Refusal('not_found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{2,11}$/i.test(path) && !path.endsWith('.html');
}
