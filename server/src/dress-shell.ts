import type { FastifyRequest } from 'fastify';
import type { BrandProfile } from './modules/brands/brand.ts';
import type { Brands } from './modules/brands/find-brand.ts';
import { thirdPartySources } from './modules/brands/third-party-settings.ts';
import { writeBrandIntoPage } from './modules/brands/write-brand-into-page.ts';
import type { CheckSite } from './platform/http/check-access.ts';
import { contentSecurityPolicy } from './platform/http/content-security-policy.ts';
import type { DressedShell } from './platform/http/site-files.ts';

const LOBBY = '/rng';

export interface ShellDeps {
  brands: Brands;
  checkSite: CheckSite;
  firstGamesInPage: (page: string, brand: BrandProfile) => Promise<string>;
  frameSources: string[];
}

/** What a host makes of the shell: its brand, where its pages may fetch, and at the lobby's own address its first games. */
export function dressShell(deps: ShellDeps) {
  return async (shell: string, request: FastifyRequest): Promise<DressedShell> => {
    const brand = await deps.brands.findByHost(request.hostname);
    if (!brand) return { page: shell };
    const { thirdParty } = brand.settings.login;
    const sources = thirdParty && thirdPartySources(thirdParty);
    const page = writeBrandIntoPage(shell, brand);
    return {
      page: (await showsFirstGames(request, brand)) ? await deps.firstGamesInPage(page, brand) : page,
      ...(sources && { contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources) }),
    };
  };

  /** With a query it is a choice of games, which the page asks for. Whom the site is closed to is not shown what is inside. */
  async function showsFirstGames(request: FastifyRequest, brand: BrandProfile): Promise<boolean> {
    if (request.url !== LOBBY) return false;
    return deps.checkSite(brand, request.ip).then(
      () => true,
      () => false,
    );
  }
}
