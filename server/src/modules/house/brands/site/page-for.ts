import { PREVIEW_WORD } from '@lanna/contract/house/brands/new-brand-ops';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import type { FastifyRequest } from 'fastify';
import type { CheckSite } from '../../../../platform/http/calls/check-access.ts';
import {
  contentSecurityPolicy,
  type PageSources,
} from '../../../../platform/http/files/content-security-policy.ts';
import { hostNameOf, siteOrigin } from '../../../../platform/http/files/site-address.ts';
import type { PageFor } from '../../../../platform/http/files/site-files.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { BrandProfile } from '../brand.ts';
import type { Brands } from '../find-brand.ts';
import type { PreviewPasses } from '../preview/preview-pass.ts';
import { thirdPartySources } from './third-party-sources.ts';
import { whitelabel } from './whitelabel.ts';

/** Written by the site when a visitor chooses a language. */
const CHOSEN_LANGUAGE = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/;

/** Whose page a request is for: the brand of its host, in the visitor's language, with what its pages may fetch. */
export function pageFor(deps: {
  brands: Brands;
  checkSite: CheckSite;
  frameSources: string[];
  publicUrl: string;
  consoleHosts: readonly string[];
  passes: PreviewPasses;
  clock: Clock;
}): PageFor {
  return async (request) => {
    const brand = await deps.brands.findByHost(request.hostname);
    if (!brand) return { key: '', brand: undefined, themeColour: undefined, language: 'EN' };
    const sources = sourcesOf(brand);
    const host = hostNameOf(request);
    // A visitor to whom the site is closed gets no content of it.
    const isPreview = await deps.passes.opens(brand.id, passIn(request.url), deps.clock.now());
    const open =
      isPreview ||
      (await deps.checkSite(brand, request.ip).then(
        () => true,
        () => false,
      ));
    return {
      key: brand.code,
      brand: whitelabel(brand),
      themeColour: brand.theme.colours.frame,
      language: languageOf(request, brand),
      origin: siteOrigin((await deps.brands.mainHostOf(brand.id)) ?? host, deps.publicUrl),
      ...(open && { visited: { brand, host, origin: siteOrigin(host, deps.publicUrl) } }),
      ...(sources && { contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources) }),
      ...(isPreview && {
        framedBy: deps.consoleHosts.map((console) => siteOrigin(console, deps.publicUrl)),
        contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources),
      }),
    };
  };
}

/** Of an address that an operator's frame asks for. */
function passIn(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : (new URLSearchParams(url.slice(query)).get(PREVIEW_WORD) ?? '');
}

/** The one in the address, as search engines ask for it; else the one chosen here before. */
/** Undefined where the brand's pages fetch from nowhere but its own host. */
function sourcesOf({ settings }: BrandProfile): PageSources | undefined {
  const { thirdParty } = settings.login;
  // A path of the site is its own host.
  const image = settings.site.imageCdns.filter((cdn) => URL.canParse(cdn)).map((cdn) => new URL(cdn).origin);
  if (!thirdParty && image.length === 0) return undefined;
  const nothing = { connect: [], script: [], frame: [] };
  return { ...(thirdParty ? thirdPartySources(thirdParty) : nothing), image };
}

function languageOf({ url, headers }: FastifyRequest, brand: BrandProfile): Language {
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang')?.toLowerCase();
  const chosen = CHOSEN_LANGUAGE.exec(headers.cookie ?? '')?.[1];
  return (
    brand.languages.find((language) => LANGUAGE_TAGS[language] === asked) ??
    brand.languages.find((language) => language === chosen) ??
    brand.defaultLanguage
  );
}
