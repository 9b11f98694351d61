import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';
import { isApiPath } from '../build-app.ts';
import { hostNameOf } from './site-address.ts';
import { immutableAssets, isFileLike } from './site-files.ts';

const DOCUMENT = 'index.html';

export interface ConsoleFilesDeps {
  /** The console's built bundle. */
  root: string;
  hosts: readonly string[];
  /** Where vendors' own back offices are framed from besides https: the studio of a demo on plain http. */
  frameSources: readonly string[];
}

/**
 * Answers everything on the console's hosts that is no call of the console: its files, and its document for every other address.
 * A hook before all routes, and not routes of its own, so that nothing of the site can be reached there, whatever is mounted.
 */
export async function mountConsoleFiles(
  app: FastifyInstance,
  { root, hosts, frameSources }: ConsoleFilesDeps,
) {
  if (!existsSync(join(root, DOCUMENT)))
    throw new Error(`the console has not been built: ${root} is missing (npm start builds it)`);
  const files = filesBelow(root);
  const contentSecurityPolicy = consolePolicy(frameSources);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: immutableAssets,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isConsoleHost(request, hosts)) return;
    reply.helmet({
      contentSecurityPolicy,
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
    if (request.url.startsWith('/ops/') || isPagePicture(request)) return;
    return sendFile(request, reply, files);
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, files: ReadonlySet<string>) {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (!['GET', 'HEAD'].includes(request.method) || isApiPath(path)) throw new Refusal('not_found');
  const file = path.slice(1);
  if (files.has(file)) return reply.sendFile(file);
  if (isFileLike(path)) throw new Refusal('not_found');
  return reply.sendFile(DOCUMENT);
}

/** Pictures of the brands' pages and of members, which operators see as their players do. */
function isPagePicture({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && /^\/(files\/[0-9a-f-]{36}\.webp|art\/avatar\/[a-z]+\.svg)$/.test(url);
}

/** A request without a host (HTTP/1.0) is for no site at all. */
function isConsoleHost(request: FastifyRequest, hosts: readonly string[]): boolean {
  return request.host !== '' && hosts.includes(hostNameOf(request));
}

/** Nothing but the console's own files and calls, and vendors' back offices in a frame; no page frames the console. */
function consolePolicy(frameSources: readonly string[]) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      frameSrc: ['https:', ...frameSources],
      imgSrc: ["'self'", 'data:', 'blob:'],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
    },
  };
}

/** Those to be served: not the compressed copies beside them, nor what the build keeps for itself. */
function filesBelow(root: string): ReadonlySet<string> {
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)\.|\.(br|gz)$/.test(file)),
  );
}
