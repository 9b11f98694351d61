import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { vendorLogoSvg } from '@lanna/web/art/vendor-logo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { keptFiles } from '../../../../platform/http/files/kept-files.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';

/** Flags of all countries, and the logos of a few hundred vendors. */
const KEPT_PICTURES = 600;
const FLAG_WIDTH_PX = 240;
const LOGO_WIDTH_PX = 480;
/** Every other address of as many parts is a page, or none. */
const IMAGES = ':images(^[A-Za-z0-9_-]+_IMAGES$)';
/** From this brightness on a logo's ink counts as what is cut out of it. */
const CUT_FROM = 120;

/**
 * Pictures at the addresses of the specification, section 3: `/{brand}_IMAGES/COUNTRY_FLAG/{country}.png` and
 * `/{brand}_IMAGES/{group}_LIST_VENDOR/{vendor}-WHITE.png`. Only what is known is drawn, so no caller can make the server draw
 * without limit.
 */
export function mountPngPictures(app: FastifyInstance, { db, brands }: { db: Database; brands: Brands }) {
  const kept = keptFiles(KEPT_PICTURES);
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { images: string; file: string } }>(
    `/${IMAGES}/COUNTRY_FLAG/:file`,
    hidden,
    async (request, reply) => {
      await refuseOtherBrands(request, brands);
      const country = /^([A-Z]{2})\.png$/.exec(request.params.file)?.[1];
      return send(request, reply, `flag ${country}`, async () => country && drawFlag(country));
    },
  );
  app.get<{ Params: { images: string; list: string; file: string } }>(
    `/${IMAGES}/:list(^[A-Z]+_LIST_VENDOR$)/:file`,
    hidden,
    async (request, reply) => {
      const { list, file } = request.params;
      await refuseOtherBrands(request, brands);
      const group = vendorGroup.safeParse(/^(.+)_LIST_VENDOR$/.exec(list)?.[1]);
      const vendor = /^([\w-]{1,64})-WHITE\.png$/.exec(file)?.[1];
      if (!group.success || !vendor) throw new Refusal('not_found');
      return send(request, reply, `logo ${vendor}`, () => drawLogo(db, vendor));
    },
  );

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    draw: () => Promise<Buffer | string | undefined>,
  ) {
    const make = async () => {
      const bytes = await draw();
      return Buffer.isBuffer(bytes) ? bytes : undefined;
    };
    return kept.send(request, reply, { key, type: 'image/png', make });
  }
}

/** The brand's code stands in the address; on a host of another it is none. */
async function refuseOtherBrands(request: FastifyRequest, brands: Brands): Promise<void> {
  const brand = await brands.findByHost(request.hostname);
  if (!brand) throw new Refusal('domain_unknown');
  const { images } = request.params as { images: string };
  if (images !== `${brand.code}_IMAGES`) throw new Refusal('not_found');
}

async function drawFlag(country: string): Promise<Buffer | undefined> {
  const flags: Readonly<Record<string, string | undefined>> = await import('country-flag-icons/string/3x2');
  const svg = flags[country];
  return svg ? sharp(Buffer.from(svg), { density: 300 }).resize(FLAG_WIDTH_PX).png().toBuffer() : undefined;
}

/** The vendor's sign in white: its ink stays, what is cut out of the ink becomes transparent. */
async function drawLogo(db: Database, code: string): Promise<Buffer | undefined> {
  const vendor = await db.kysely
    .selectFrom('catalogue.vendor')
    .select(['code', 'name'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!vendor) return undefined;
  const { data, info } = await sharp(Buffer.from(vendorLogoSvg(vendor)))
    .resize(LOGO_WIDTH_PX)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const brightness = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const cut = Math.max(0, (brightness - CUT_FROM) / (255 - CUT_FROM));
    data[at + 3] = Math.round((data[at + 3] ?? 0) * (1 - cut));
    data.fill(255, at, at + 3);
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
