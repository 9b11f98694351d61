import { createHash } from 'node:crypto';
import { language as languageSchema } from '@lanna/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptFiles } from '../../../../platform/http/files/kept-files.ts';
import { hostNameOf, siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../brands/brand.ts';
import { brandName } from '../../brands/brand-name.ts';
import type { Brands } from '../../brands/find-brand.ts';
import { APP_ICONS, type AppIcon, drawAppIcon } from './app-icon.ts';
import { appManifest } from './app-manifest.ts';
import { qrPicture } from './qr-picture.ts';
import { SHORTCUT_WORDS } from './shortcut-words.ts';
import { webClipProfile } from './web-clip.ts';

const PROFILE_PATH = '/install/ios.mobileconfig';
/** Six icons a brand, a profile and a code for each of its hosts and languages. */
const KEPT_FILES = 500;
/** Where each code leads, on the very host it was asked from. */
const QR_CODES = {
  'download-qr.png': '/down',
  'ios-profile-qr.png': PROFILE_PATH,
  'ios-qr.png': '/down#ios',
  'android-qr.png': '/down#android',
} as const;

/**
 * What a phone needs of a brand to keep its site as an app: `/manifest.webmanifest`, icons under `/art`, a profile for iOS and QR codes under
 * `/install`.
 */
export function mountInstallFiles(
  app: FastifyInstance,
  { brands, publicUrl }: { brands: Brands; publicUrl: string },
) {
  const files = keptFiles(KEPT_FILES);
  const hidden = { schema: { hide: true } };

  app.get('/manifest.webmanifest', hidden, async (request, reply) => {
    const brand = await brandOf(request, brands);
    const text = JSON.stringify(appManifest(brand, languageOf(request, brand)));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // A new name or look shows with the next visit.
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'host');
    reply.type('application/manifest+json');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  });

  for (const icon of Object.keys(APP_ICONS) as AppIcon[])
    app.get(`/art/${icon}`, hidden, async (request, reply) => {
      const { colours } = (await brandOf(request, brands)).theme;
      const key = `${icon} ${JSON.stringify(colours)}`;
      return files.send(request, reply, { key, type: 'image/png', make: () => drawAppIcon(icon, colours) });
    });

  app.get(PROFILE_PATH, hidden, async (request, reply) => {
    const brand = await brandOf(request, brands);
    const language = languageOf(request, brand);
    const origin = siteOrigin(hostNameOf(request), publicUrl);
    const name = brandName(brand, language);
    const colours = brand.theme.colours;
    const key = `profile ${brand.id} ${origin} ${name} ${JSON.stringify(colours)}`;
    reply.header('content-disposition', `attachment; filename="${brand.code.toLowerCase()}.mobileconfig"`);
    return files.send(request, reply, {
      key,
      type: 'application/x-apple-aspen-config',
      make: async () =>
        webClipProfile({
          brandId: brand.id,
          name,
          origin,
          organisation: name,
          description: SHORTCUT_WORDS[language].description(name),
          icon: await drawAppIcon('icon-180.png', colours),
        }),
    });
  });

  for (const [file, path] of Object.entries(QR_CODES))
    app.get(`/install/${file}`, hidden, async (request, reply) => {
      await brandOf(request, brands);
      const address = siteOrigin(hostNameOf(request), publicUrl) + path;
      const key = `qr ${address}`;
      return files.send(request, reply, { key, type: 'image/png', make: () => qrPicture(address) });
    });
}

async function brandOf(request: FastifyRequest, brands: Brands): Promise<BrandProfile> {
  const brand = await brands.findByHost(request.hostname);
  if (!brand) throw new Refusal('domain_unknown');
  return brand;
}

/** `?language=EN`, as the page writes it: files like these are asked for without cookies. */
function languageOf(request: FastifyRequest, brand: BrandProfile) {
  const asked = languageSchema.safeParse((request.query as Record<string, unknown>)['language']).data;
  return asked && brand.languages.includes(asked) ? asked : brand.defaultLanguage;
}
