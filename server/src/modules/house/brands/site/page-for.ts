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
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../brand.ts';
import type { Brands } from '../find-brand.ts';
import { withDraft } from '../preview/preview-draft.ts';
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
  db: Queryable;
}): PageFor {
  return async (request) => {
    const stored = await deps.brands.findByHost(request.hostname);
    if (!stored) return { key: '', brand: undefined, themeColour: undefined, language: 'EN' };
    const now = deps.clock.now();
    const pass = passIn(request.url);
    const preview = pass === '' ? undefined : await deps.passes.opened(stored.id, pass, now);
    const draft = preview?.draft;
    const brand = draft === undefined ? stored : await withDraft(deps.db, stored, { draft, now });
    const sources = sourcesOf(brand);
    const host = hostNameOf(request);
    // A visitor to whom the site is closed gets no content of it.
    const open =
      preview !== undefined ||
      (await deps.checkSite(brand, request.ip).then(
        () => true,
        () => false,
      ));
    return {
      key: draft === undefined ? brand.code : `${brand.code} ${draft}`,
      brand: whitelabel(brand),
      themeColour: brand.theme.colours.frame,
      language: languageOf(request, brand),
      origin: siteOrigin((await deps.brands.mainHostOf(brand.id)) ?? host, deps.publicUrl),
      ...(open && { visited: { brand, host, origin: siteOrigin(host, deps.publicUrl) } }),
      ...(sources && { contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources) }),
      ...(preview && {
        framedBy: deps.consoleHosts.map((console) => siteOrigin(console, deps.publicUrl)),
        contentSecurityPolicy: contentSecurityPolicy(deps.frameSources, sources),
        ...(draft !== undefined && { themeAt: `/brand.css?${PREVIEW_WORD}=${encodeURIComponent(pass)}` }),
      }),
    };
  };
}

/** Of an address that an operator's frame asks for. */
export function passIn(url: string): string {
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
