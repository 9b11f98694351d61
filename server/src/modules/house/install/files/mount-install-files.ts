import { createHash } from 'node:crypto';
import { language as languageSchema } from '@lanna/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptFiles } from '../../../../platform/http/files/kept-files.ts';
import { hostNameOf, siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import type { BrandProfile } from '../../brands/brand.ts';
import { brandName } from '../../brands/brand-name.ts';
import type { Brands } from '../../brands/find-brand.ts';
import { readPagePicture } from '../../files/read-page-picture.ts';
import { APP_ICONS, type AppIcon, drawAppIcon, type IconLook } from './app-icon.ts';
import { appManifest } from './app-manifest.ts';
import { drawMark } from './draw-mark.ts';
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
  {
    db,
    storedFiles,
    brands,
    publicUrl,
  }: { db: Queryable; storedFiles: StoredFiles; brands: Brands; publicUrl: string },
) {
  const files = keptFiles(KEPT_FILES);
  const lookOf = (brand: BrandProfile) => readLook(db, storedFiles, brand);
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
      const brand = await brandOf(request, brands);
      const make = async () => drawAppIcon(icon, await lookOf(brand));
      return files.send(request, reply, { key: `${icon} ${lookKey(brand)}`, type: 'image/png', make });
    });

  app.get('/art/mark.svg', hidden, async (request, reply) => {
    const brand = await brandOf(request, brands);
    const make = async () => Buffer.from(drawMark(await lookOf(brand)));
    return files.send(request, reply, { key: `mark ${lookKey(brand)}`, type: 'image/svg+xml', make });
  });

  app.get(PROFILE_PATH, hidden, async (request, reply) => {
    const brand = await brandOf(request, brands);
    const language = languageOf(request, brand);
    const origin = siteOrigin(hostNameOf(request), publicUrl);
    const name = brandName(brand, language);
    const key = `profile ${brand.id} ${origin} ${name} ${lookKey(brand)}`;
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
          icon: await drawAppIcon('icon-180.png', await lookOf(brand)),
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

/** Lanterns of the same colours are one file; a mark is its brand's alone. */
function lookKey({ id, theme, settings }: BrandProfile): string {
  const { mark } = settings.front;
  return `${mark ? `${id} ${mark} ` : ''}${JSON.stringify(theme.colours)}`;
}

/** A mark that is gone gives way to the lantern. */
async function readLook(db: Queryable, storedFiles: StoredFiles, brand: BrandProfile): Promise<IconLook> {
  const { colours } = brand.theme;
  const id = brand.settings.front.mark;
  return {
    colours,
    mark: id ? await readPagePicture(db, storedFiles, { merchantId: brand.id, id }) : undefined,
  };
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
