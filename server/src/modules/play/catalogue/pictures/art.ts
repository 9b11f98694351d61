import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { front, HERO_SETS, type HeroSet } from '@lanna/contract/house/brands/front';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { avatarSvg, isAvatarName } from '@lanna/web/art/avatar';
import { categoryTileSvg } from '@lanna/web/art/category-tile';
import { gameCardSvg } from '@lanna/web/art/game-card';
import { HERO_SCENES, heroSvg } from '@lanna/web/art/hero';
import { promotionSvg } from '@lanna/web/art/promotion';
import { PROMOTION_SCENES, PROMOTION_SHAPES, PROMOTION_VARIANTS } from '@lanna/web/art/promotion-scene';
import { vendorLogoSvg } from '@lanna/web/art/vendor-logo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { keptFiles } from '../../../../platform/http/files/kept-files.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';

/** Drawings take a millisecond and compress to two or three kilobytes; the ones asked for last are kept. */
const KEPT_DRAWINGS = 4000;
const DAY_SECONDS = 86_400;

interface Drawing {
  etag: string;
  svg: string;
  brotli: Buffer;
}

/**
 * Pictures of games, vendors, categories, avatars and promotions under `/art`, drawn from names by `web/art`. Only what the
 * catalogue knows is drawn, so no caller can make the server draw without limit.
 */
export function mountArt(app: FastifyInstance, { db }: { db: Database }) {
  const kept = new Map<string, Promise<Drawing>>();
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { vendor: string; file: string } }>(
    '/art/game/:vendor/:file',
    hidden,
    (request, reply) => {
      const { vendor, file } = request.params;
      return send(
        request,
        reply,
        keep(kept, request.url, () => drawGame(db, vendor, nameOf(file))),
      );
    },
  );
  app.get<{ Params: { file: string } }>('/art/vendor/:file', hidden, (request, reply) =>
    send(
      request,
      reply,
      keep(kept, request.url, () => drawVendor(db, nameOf(request.params.file))),
    ),
  );
  app.get<{ Params: { set: string; file: string } }>('/art/category/:set/:file', hidden, (request, reply) =>
    send(
      request,
      reply,
      keep(kept, request.url, async () => {
        const { data: set } = front.shape.hero.safeParse(request.params.set);
        const { data: category } = vendorGroup.safeParse(nameOf(request.params.file));
        return set && category && categoryTileSvg(set, category);
      }),
    ),
  );
  app.get<{ Params: { file: string } }>('/art/avatar/:file', hidden, (request, reply) =>
    send(
      request,
      reply,
      keep(kept, request.url, async () => {
        const name = nameOf(request.params.file);
        return isAvatarName(name) ? avatarSvg(name) : undefined;
      }),
    ),
  );
  app.get<{ Params: { set: string; file: string } }>('/art/hero/:set/:file', hidden, (request, reply) =>
    send(
      request,
      reply,
      keep(kept, request.url, async () => {
        const { success, data: set } = front.shape.hero.safeParse(request.params.set);
        const scene = HERO_SCENES.find((candidate) => candidate === nameOf(request.params.file));
        return success && scene ? heroSvg(set, scene) : undefined;
      }),
    ),
  );
  app.get<{ Params: { set: string; shape: string; file: string } }>(
    '/art/promotion/:set/:shape/:file',
    hidden,
    (request, reply) =>
      send(
        request,
        reply,
        keep(kept, request.url, async () => drawPromotion(request.params)),
      ),
  );
  const shares = keptFiles(Object.keys(HERO_SETS).length);
  app.get<{ Params: { file: string } }>('/art/share/:file', hidden, (request, reply) => {
    const { data: set } = front.shape.hero.safeParse(/^(\w+)\.png$/.exec(request.params.file)?.[1]);
    const make = async () => set && drawShare(set);
    return shares.send(request, reply, { key: request.params.file, type: 'image/png', make });
  });
}

/** What stands for the site where a link to it is shared; those who show it take no SVG. */
function drawShare(set: HeroSet): Promise<Buffer> {
  return sharp(Buffer.from(heroSvg(set, 'welcome')), { density: 150 })
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .png({ palette: true })
    .toBuffer();
}

function nameOf(file: string): string {
  if (!file.endsWith('.svg')) throw new Refusal('not_found');
  return file.slice(0, -'.svg'.length);
}

/** Bets on a vendor's games may stand under another in the record, whose name then leads to the same picture. */
async function drawGame(db: Database, vendor: string, code: string): Promise<string | undefined> {
  const game = await db.kysely
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
    .leftJoin('catalogue.vendor as u', 'u.id', 'v.bets_under')
    .select(['g.code', 'g.name', 'g.game_type', 'v.code as vendor'])
    .where((eb) => eb.or([eb('v.code', '=', vendor), eb('u.code', '=', vendor)]))
    .where('g.code', '=', code)
    .orderBy((eb) => eb('v.code', '=', vendor), 'desc')
    .executeTakeFirst();
  return (
    game &&
    gameCardSvg({
      code,
      name: gameName(game.name, VENDORS_LANGUAGE),
      category: vendorGroup.parse(game.game_type),
      vendor: game.vendor,
    })
  );
}

async function drawVendor(db: Database, code: string): Promise<string | undefined> {
  const vendor = await db.kysely
    .selectFrom('catalogue.vendor')
    .select(['code', 'name'])
    .where('code', '=', code)
    .executeTakeFirst();
  return vendor && vendorLogoSvg(vendor);
}

/** One of so many drawings, whatever promotions there are. */
function drawPromotion(named: { set: string; shape: string; file: string }): string | undefined {
  const [, sceneName, digit] = /^([a-z]+)-(\d)$/.exec(nameOf(named.file)) ?? [];
  const { data: set } = front.shape.hero.safeParse(named.set);
  const shape = PROMOTION_SHAPES.find((candidate) => candidate === named.shape);
  const scene = PROMOTION_SCENES.find((candidate) => candidate === sceneName);
  const variant = Number(digit);
  if (!set || !shape || !scene || !(variant >= 1 && variant <= PROMOTION_VARIANTS)) return undefined;
  return promotionSvg(set, shape, scene, variant);
}

/** Draws once for all parallel requests; a picture that does not exist is not cached. */
function keep(kept: Map<string, Promise<Drawing>>, key: string, draw: () => Promise<string | undefined>) {
  const known = kept.get(key);
  if (known) return known;
  const drawing = finish(draw);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const oldest = kept.size > KEPT_DRAWINGS ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return drawing;
}

async function finish(draw: () => Promise<string | undefined>): Promise<Drawing> {
  const svg = await draw();
  if (svg === undefined) throw new Refusal('not_found');
  const brotli = await promisify(brotliCompress)(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { svg, brotli, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}

async function send(request: FastifyRequest, reply: FastifyReply, pending: Promise<Drawing>) {
  const { svg, brotli, etag } = await pending;
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${DAY_SECONDS}`)
    .header('vary', 'accept-encoding, host');
  reply.type('image/svg+xml');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(svg);
  return reply.header('content-encoding', 'br').send(brotli);
}
