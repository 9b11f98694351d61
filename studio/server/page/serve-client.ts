import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';

const GAMES = STUDIO_VENDORS.flatMap(({ games }) => games);
const gameAddress = z.object({ gameCode: z.string() });

/**
 * The built game clients: a page for each kind of game, and its files, whose names carry their contents' hash. The folder is
 * looked at when asked, so that a build which comes later is served without a restart.
 */
export function serveClient(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/play-assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
    // The build lays a small one beside each file: a phone fetches a third of the bytes.
    preCompressed: true,
    decorateReply: false,
  });
  app.get('/play/:gameCode', async (request, reply) => {
    const { gameCode } = gameAddress.parse(request.params);
    const game = GAMES.find(({ code }) => code === gameCode);
    if (!game) return reply.callNotFound();
    const page = await readFile(join(folder, game.kind, 'index.html')).catch(() => undefined);
    reply.header('cache-control', 'no-cache');
    if (!page) return reply.code(503).type('text/plain').send('The game client has not been built.');
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
