import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { BRAND_TEXTS } from './brand-texts.ts';

/** ISO 3166-1 alpha-2. */
const country = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
/** An address on the web, or a path of this site. */
const link = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\])[^\s\\]*$/)]);
/** The site makes links of these, so a value that could be more than an id or a number is none. */
const lineId = z.string().regex(/^@?[a-z0-9][a-z0-9._-]{1,30}$/i);
const phone = z.string().regex(/^\+?\d[\d ()-]{1,22}\d$/);

/** Who may visit the site, and what the shell needs to know of it: `settings.site` of a brand. */
export const siteSettings = z.object({
  /**
   * Null: open. Only this switch opens and closes the site; `until` is shown to visitors and does not open
   * it.
   */
  maintenance: z
    .object({
      notice: localTextShape(BRAND_TEXTS.notice),
      until: z.iso
        .datetime({ offset: true })
        .transform((at) => new Date(at).toISOString())
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  region: z
    .object({
      /** open: every country · allow: only these countries · block: every country but these. */
      mode: z.enum(['open', 'allow', 'block']).default('open'),
      countries: z.array(country).max(250).default([]),
      /** How an address of unknown country (private networks too) is treated while a list is in force. */
      unknownCountry: z.enum(['serve', 'refuse']).default('refuse'),
    })
    .prefault({}),
  /** The register link stands in the header; registration itself is `flags.registration`. */
  directRegistration: z.boolean().default(true),
  /** Contract data of agents (dividend, salaries) is fetched and shown. */
  agentPolicy: z.boolean().default(true),
  analytics: z.boolean().default(false),
  /** The ways to customer service, wherever the site names it; also on the screens of a closed site. */
  customerService: z
    .object({
      line: lineId.nullable().default(null),
      url: link.nullable().default(null),
      phone: phone.nullable().default(null),
      email: z.email().nullable().default(null),
    })
    .prefault({}),
  imageCdns: z.array(link).max(20).default([]),
  launchGameCdns: z.array(link).max(20).default([]),
  /** What can be downloaded: the apps of the brand. */
  resources: z
    .array(
      z.object({
        resourceType: z.string().min(1).max(40),
        url: link,
        qrCodeUrl: link,
        label: localTextShape(100),
      }),
    )
    .max(50)
    .default([]),
});
export type SiteSettings = z.infer<typeof siteSettings>;
export type Region = SiteSettings['region'];

/** Whether visitors of a country are served; null: it is not known which one an address is of. */
export function serves(region: Region, countryCode: string | null): boolean {
  if (region.mode === 'open') return true;
  if (countryCode === null) return region.unknownCountry === 'serve';
  return region.countries.includes(countryCode) === (region.mode === 'allow');
}
