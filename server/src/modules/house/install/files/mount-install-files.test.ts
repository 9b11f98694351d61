import Fastify from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redrawPicture } from '../../../../platform/files/redraw-picture.ts';
import { statusOf } from '../../../../platform/http/calls/describe-error.ts';
import type { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { createBrand } from '../../brands/brand.factory.ts';
import { findBrands } from '../../brands/find-brand.ts';
import { keepPicture } from '../../files/keep-picture.ts';
import { APP_ICONS } from './app-icon.ts';
import { mountInstallFiles } from './mount-install-files.ts';

const { db } = await testDatabase();
const openApp = () => {
  const opened = Fastify();
  opened.setErrorHandler((error: Refusal, _request, reply) =>
    reply.code(statusOf(error, error)).send({ code: error.code }),
  );
  mountInstallFiles(opened, {
    storedFiles: withoutBucket,
    db: db.kysely,
    brands: findBrands(db.kysely, fixedClock()),
    publicUrl: 'https://lanna.example:8443',
  });
  return opened;
};
const app = openApp();
const river = await createBrand(db.kysely, { hosts: ['river.test', 'www.river.test'], code: 'RIVER' });
const odd = await createBrand(db.kysely, { hosts: ['odd.test'] });
await db.kysely
  .updateTable('brands.merchant')
  .set({ name: { TH: '<b>ตลาด</b> & ริมน้ำ' } })
  .where('id', '=', odd.id)
  .execute();
const get = (url: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url, headers: { host: 'river.test', ...headers } });

test('the manifest speaks the language that is asked for, and is one app in all of them', async () => {
  const thai = (await get('/manifest.webmanifest')).json();
  const english = (await get('/manifest.webmanifest?language=EN')).json();
  expect(thai).toMatchObject({ id: '/', lang: 'th', dir: 'ltr', name: river.name.TH });
  expect(english).toMatchObject({ id: '/', lang: 'en', name: river.name.EN, start_url: '/' });
  expect(english.background_color).toBe(river.theme.colours.ground);
  expect(english.shortcuts[0].name).toBe('Slots');
  // A language the brand does not offer is its own.
  expect((await get('/manifest.webmanifest?language=VI')).json().lang).toBe('th');
});

test('every icon of the manifest is a PNG of the size it says', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json();
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pngs) {
    const { width, height, format } = await sharp((await get(src)).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('an icon is drawn in the brand’s colours, kept by browsers, and answered with 304 when they have it', async () => {
  for (const icon of Object.keys(APP_ICONS)) expect((await get(`/art/${icon}`)).statusCode).toBe(200);
  const first = await get('/art/icon-180.png');
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', vary: 'host' });
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  const again = await get('/art/icon-180.png', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('what the maskable icon shows lies within the circle that any shape leaves', async () => {
  const { data, info } = await sharp((await get('/art/icon-maskable-512.png')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Nothing of it is transparent, or Android would show its own ground through it.
  const opaque = info.channels === 3 || data.every((value, at) => at % 4 !== 3 || value === 255);
  expect(opaque).toBe(true);
});

test('the profile for iOS opens this very host in full screen, can be removed, and says it once', async () => {
  const answer = await get('/install/ios.mobileconfig?language=EN', { host: 'www.river.test:8443' });
  expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="river.mobileconfig"');
  expect(answer.body).toContain('<key>URL</key><string>https://www.river.test:8443/</string>');
  expect(answer.body).toContain('<key>IsRemovable</key><true/>');
  expect(answer.body).toContain('<key>PayloadRemovalDisallowed</key><false/>');
  expect(answer.body).toContain(`<key>Label</key><string>${river.name.EN}</string>`);
  const icon = /<key>Icon<\/key><data>([^<]+)<\/data>/.exec(answer.body)?.[1] ?? '';
  expect(await sharp(Buffer.from(icon, 'base64')).metadata()).toMatchObject({ width: 180, format: 'png' });
  const uuids = (body: string) => body.match(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g);
  expect(uuids(answer.body)).toHaveLength(2);
  const thai = await get('/install/ios.mobileconfig?language=TH', { host: 'www.river.test' });
  // Another icon of the same site would stand beside the first.
  expect(uuids(thai.body)).toEqual(uuids(answer.body));
});

test('a name with signs of XML stays a name', async () => {
  const { body } = await get('/install/ios.mobileconfig', { host: 'odd.test' });
  expect(body).toContain('<string>&lt;b&gt;ตลาด&lt;/b&gt; &amp; ริมน้ำ</string>');
});

test('the QR code is 200 pixels wide with at least 20 of margin', async () => {
  const { data, info } = await sharp((await get('/install/download-qr.png')).rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 200]);
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
  const columns = dark.map((at) => at % 200);
  expect(Math.min(...columns, ...dark.map((at) => Math.floor(at / 200)))).toBeGreaterThanOrEqual(20);
  expect(Math.max(...columns, ...dark.map((at) => Math.floor(at / 200)))).toBeLessThan(180);
});

test('iOS, Android and the profile have a code each', async () => {
  const codes = ['ios-qr.png', 'android-qr.png', 'ios-profile-qr.png'].map(async (file) => {
    const { statusCode, rawPayload } = await get(`/install/${file}`);
    return statusCode === 200 ? rawPayload.toString('base64') : file;
  });
  expect(new Set((await Promise.all(codes)).filter((code) => code.length > 200)).size).toBe(3);
});

test('a mark of the brand’s own is in its tab and its icons, and of another brand it is not shown', async () => {
  const before = await get('/art/icon-512.png');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script><circle cx="5" cy="5" r="5" fill="#00ff00"/></svg>';
  const shape = { width: 512, height: 512, fit: 'contain', formats: ['svg'] } as const;
  const picture = await redrawPicture(Buffer.from(drawing), shape);
  const now = fixedClock().now();
  const mark = await db.transaction((tx) =>
    keepPicture(tx, { merchantId: river.id, picture, shownTo: 'everybody', now }),
  );
  const show = async (brandId: string) => {
    const front = JSON.stringify({ mark });
    await sql`update brands.merchant set settings = jsonb_set(settings, '{front}', ${front}::jsonb) where id = ${brandId}`.execute(
      db.kysely,
    );
  };
  await show(river.id);
  await show(odd.id);
  // A brand is read anew when it is known to have changed; here by a server that opens after it has.
  const later = openApp();
  const tab = await get('/art/mark.svg', {}, later);
  expect(tab.headers['content-type']).toContain('image/svg+xml');
  expect(tab.body).toContain('data:image/webp;base64,');
  expect(tab.body).not.toContain('script');
  const icon = await get('/art/icon-512.png', {}, later);
  expect(icon.rawPayload.equals(before.rawPayload)).toBe(false);
  const { data } = await sharp(icon.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (256 * 512 + 256) * 3;
  expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 64))).toEqual([0, 4, 0]);
  // Its corners are the brand's ground, and a badge is the shape alone.
  expect((await sharp((await get('/art/badge-96.png', {}, later)).rawPayload).metadata()).hasAlpha).toBe(
    true,
  );
  const elsewhere = await get('/art/mark.svg', { host: 'odd.test' }, later);
  expect(elsewhere.body).not.toContain('data:image');
});

test('a host of no brand gets none of it', async () => {
  for (const url of [
    '/manifest.webmanifest',
    '/art/icon-192.png',
    '/install/ios.mobileconfig',
    '/install/download-qr.png',
    '/install/android-qr.png',
  ])
    expect((await get(url, { host: 'valley.test' })).json()).toEqual({ code: 'domain_unknown' });
});
