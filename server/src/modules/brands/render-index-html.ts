import type { FastifyRequest } from 'fastify';
import type { CheckSite } from '../../platform/http/check-access.ts';
import { contentSecurityPolicy } from '../../platform/http/content-security-policy.ts';
import type { RenderIndexHtml } from '../../platform/http/site-files.ts';
import type { BrandProfile } from './brand.ts';
import type { Brands } from './find-brand.ts';
import { thirdPartySources } from './third-party-settings.ts';
import { writeBrandIntoPage } from './write-brand-into-page.ts';

/** Writes the first content of one address into the shell, so that it shows before any script has loaded. */
export interface PageWriter {
  /** As the browser asks for it; with a query it is another page. */
  address: string;
  write(page: string, brand: BrandProfile): Promise<string>;
}

export interface IndexHtmlDeps {
  brands: Brands;
  checkSite: CheckSite;
  pageWriters(): readonly PageWriter[];
  frameSources: string[];
}

/**
 * Fills the shell for a host: its brand, the sources its pages may use, and the first content of the address.
 */
export function renderIndexHtml(deps: IndexHtmlDeps): RenderIndexHtml {
  return async (shell, request) => {
    const brand = await deps.brands.findByHost(request.hostname);
    if (!brand) return { page: shell };
    const { thirdParty } = brand.settings.login;
    const sources = thirdParty && thirdPartySources(thirdParty);
    const page = writeBrandIntoPage(shell, brand);
    const writer = await writerFor(request, brand);
    return {
      page: writer ? await writer.write(page, brand) : page,
      ...(sources && { contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources) }),
    };
  };

  /** A visitor to whom the site is closed gets no content of it. */
  async function writerFor(request: FastifyRequest, brand: BrandProfile): Promise<PageWriter | undefined> {
    const writer = deps.pageWriters().find(({ address }) => address === request.url);
    if (!writer) return undefined;
    return deps.checkSite(brand, request.ip).then(
      () => writer,
      () => undefined,
    );
  }
}
