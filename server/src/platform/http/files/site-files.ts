import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ShellWanted, SitePages } from '@lanna/contract/page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../process/clock.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { isApiPath } from '../build-app.ts';
import type { VisitorOf, visitorCalls } from '../calls/visitor-calls.ts';
import type { contentSecurityPolicy } from './content-security-policy.ts';
import { type KeptPage, keptPages } from './kept-pages.ts';
import { mountSiteMap } from './site-map.ts';

const YEAR_SECONDS = 31_536_000;
/** Addresses with a query are without number; more new ones than this are left to the browser. */
const QUERIES_PER_SECOND = 20;
/** The document without content: what the service worker keeps for a time without a connection. */
const SHELL = '/shell';

/** Whose page a request is for. */
export interface PageOfBrand extends Omit<ShellWanted, 'address'> {
  /** Distinguishes brands. */
  key: string;
  /** Where the page's reads are answered; without it the visitor gets the document alone, as where the site is closed. */
  visited?: Omit<VisitorOf, 'language'>;
  /** Where this brand's pages may fetch from, if not just where every page may. */
  contentSecurityPolicy?: ReturnType<typeof contentSecurityPolicy> | undefined;
  /** An operator looks at the page in a frame of these origins: it is written as for a visitor, and nothing in it runs. */
  framedBy?: readonly string[];
  /** Of such a page: where its theme is, if it is not that of visitors. */
  themeAt?: string;
}
export type PageFor = (request: FastifyRequest) => Promise<PageOfBrand>;

export interface SiteFilesDeps {
  /** `web/`, with the bundles in it. */
  folder: string;
  site: SitePages;
  pageFor: PageFor;
  answersFor: ReturnType<typeof visitorCalls>;
  /** Paths of pages that topics write for a brand: articles, promotions. */
  listedPages(brandId: string): Promise<readonly string[]>;
  clock: Clock;
}

/**
 * Serves the built site. Hashed files may be kept for ever, everything else is asked for again. An address that is no file
 * and no call is a page: written here with its content where it can be, else as a document that the browser fills.
 */
export async function mountSiteFiles(app: FastifyInstance, deps: SiteFilesDeps) {
  const root = join(deps.folder, 'dist');
  if (!existsSync(root))
    throw new Error(`the site has not been built: ${root} is missing (npm start builds it)`);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/.*/**'],
    // Nothing here sends a file by hand; the console does (`console-files.ts`), from its own folder.
    decorateReply: false,
    setHeaders: immutableAssets,
  });
  mountSiteMap(app, deps);
  const pageOf = pages(deps);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApiPath(path) || isFileLike(path)) throw new Refusal('not_found');
    const brand = await deps.pageFor(request);
    if (brand.framedBy) return sendToFrame(reply, brand, await pageOf(request, brand, false));
    if (brand.contentSecurityPolicy) reply.helmet({ contentSecurityPolicy: brand.contentSecurityPolicy });
    if (path !== SHELL && !deps.site.pageAddress(request.url).found) reply.code(404);
    return send(request, reply, await pageOf(request, brand, path === SHELL));
  });
}

function pages({ site, answersFor, clock }: SiteFilesDeps) {
  const kept = keptPages(clock);
  const shells = keptPages(clock);
  const hasRoom = upToASecond(clock, QUERIES_PER_SECOND);

  return async (request: FastifyRequest, page: PageOfBrand, bare: boolean): Promise<KeptPage> => {
    const { brand, visited, language } = page;
    const asked = bare ? { address: SHELL, rendered: false } : site.pageAddress(request.url);
    const { address, rendered } = asked;
    const [path = address, query] = address.split('?', 2);
    const owner = `${page.key} ${language}`;
    const shell = () =>
      shells.page(`${owner} ${path}`, {
        write: () => ({ html: site.writeShell({ ...page, address: path }) }),
      });
    if (!rendered || !brand || !visited) return shell();

    const key = `${owner} ${address}`;
    if (query && !kept.has(key) && !hasRoom()) return shell();
    try {
      return await kept.page(key, {
        // What it is made of besides its answers.
        of: JSON.stringify([brand, page.themeColour, page.origin]),
        write: async () => {
          const { answer, stillHolds } = answersFor({ ...visited, language }).recorded();
          return { html: await site.writePage({ ...page, brand, address, answer }), stillHolds };
        },
      });
    } catch (error) {
      // The browser can still write what could not be written here, or say why not.
      request.log.error({ err: error, page: address }, 'a page could not be written');
      return shell();
    }
  };
}

/** True so many times in one second. */
function upToASecond(clock: Clock, max: number): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= max;
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, host, cookie')
    .type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(await page.brotli());
}

const SCRIPT = /<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Without scripts, so that no call is made, and without what is said where a browser runs none; what is pressed opens nothing. */
function sendToFrame(
  reply: FastifyReply,
  { contentSecurityPolicy: policy, framedBy, themeAt }: PageOfBrand,
  page: KeptPage,
) {
  if (!policy || !framedBy) throw new Error('a page for a frame has no policy');
  reply.helmet({
    contentSecurityPolicy: {
      ...policy,
      directives: { ...policy.directives, scriptSrc: ["'none'"], frameAncestors: [...framedBy] },
    },
    xFrameOptions: false,
  });
  return reply
    .removeHeader('x-frame-options')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      page.html
        .replaceAll(SCRIPT, '')
        .replace('<head>', '<head><base target="_blank">')
        .replace('href="/brand.css"', () => `href="${themeAt ?? '/brand.css'}"`),
    );
}

/** Hashed files may be kept for ever, everything else is asked for again. */
export function immutableAssets(reply: { header(name: string, value: string): unknown }, path: string): void {
  const kept = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  reply.header('cache-control', kept);
}

export function isFileLike(path: string): boolean {
  return /\.[a-z0-9]{2,11}$/i.test(path) && !path.endsWith('.html');
}
