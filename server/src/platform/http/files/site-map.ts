import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';
import type { SiteFilesDeps } from './site-files.ts';

/** The protocol's own limit (sitemaps.org). */
const ENTRIES_MAX = 50_000;

/**
 * `/robots.txt` and `/sitemap.xml` of the brand whose host is asked: every public page in each of its languages, as each page names
 * itself. A site that is closed to the visitor lists nothing.
 */
export function mountSiteMap(app: FastifyInstance, deps: SiteFilesDeps): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const { origin } = await deps.pageFor(request);
    const lines = [
      'User-agent: *',
      'Allow: /',
      ...['/wps/', '/lgw/', '/lotto/', '/ops/', '/vendor/', '/game'].map((path) => `Disallow: ${path}`),
      ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('vary', 'host')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { origin, brand, visited } = await deps.pageFor(request);
    if (!origin || !brand || !visited) throw new Refusal('not_found');
    const { defaultLanguage: language, languages } = brand;
    const paths = [
      ...(await deps.site.listedPages({
        language,
        answer: deps.answersFor({ ...visited, language }).answer,
      })),
      ...(await deps.listedPages(visited.brand.id)),
    ];
    const addressIn = (path: string, tag: string | undefined) =>
      escaped(`${origin}${path}${tag ? `${path.includes('?') ? '&' : '?'}lang=${tag}` : ''}`);
    const tagOf = (one: typeof language) => (one === language ? undefined : LANGUAGE_TAGS[one]);
    const entries = paths.slice(0, Math.floor(ENTRIES_MAX / languages.length)).flatMap((path) => {
      const others = languages.map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[one]}" href="${addressIn(path, tagOf(one))}"/>`,
      );
      return languages.map((one) => `<url><loc>${addressIn(path, tagOf(one))}</loc>${others.join('')}</url>`);
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('vary', 'host')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
