import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createBrand } from '../../brands/brand.factory.ts';
import { keepPicture } from '../keep-picture.ts';
import { letterPicture } from '../letter-picture.ts';
import { mountPagePictures } from '../pictures/mount-page-pictures.ts';
import { readPictureData } from '../read-picture-data.ts';
import { fileOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const { ask } = await opsServer(db, { clock, permissions: ['files.add'], routes: fileOps({ db, clock }) });
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const editor = await createOperator(db, { role: 'content', scope: { merchantId: river.id }, now });
const site = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountPagePictures(site, { db, storedFiles: withoutBucket });

const photograph = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#224488' } })
  .withExif({ IFD0: { Copyright: 'person' }, IFD3: { GPSLatitude: '18/1 47/1 0/1' } })
  .jpeg()
  .toBuffer();
const add = (bytes: Buffer, shape = 'banner', brand = 'RIVER') =>
  ask('POST /ops/pictures', editor.cookie, { body: { brand, shape, base64: bytes.toString('base64') } });
const seen = (path: string) => site.inject({ method: 'GET', url: path, headers: { host: 'river.test' } });

test('a picture is cut to its place, reveals nothing of where it was taken, and is served to everybody', async () => {
  const { value } = await add(photograph);
  expect(value).toMatchObject({ width: 1920, height: 1080, path: `/files/${value.id}.webp` });
  const answer = await seen(value.path);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  });
  const { exif, format } = await sharp(answer.rawPayload).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  expect((await add(photograph, 'inline')).value).toMatchObject({ width: 1600, height: 800 });
});

test('a mark that is drawn with a script in it becomes a picture without one, and one that fetches elsewhere shows nothing of it', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200" onload="alert(1)">
    <script>alert(1)</script><image xlink:href="http://127.0.0.1:9/secret.png" width="9" height="9"/>
    <circle cx="100" cy="100" r="90" fill="#224488"/></svg>`;
  const { value } = await add(Buffer.from(drawing), 'mark');
  const { headers, rawPayload } = await seen(value.path);
  expect(headers['content-type']).toBe('image/webp');
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  expect(rawPayload.toString('latin1')).not.toMatch(/script|onload|secret/);
});

test('a logo stands whole at the left of its strip, without the nothing it was drawn within', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" onload="alert(1)">
    <rect x="200" y="150" width="200" height="100" fill="#224488"/></svg>`;
  const { value } = await add(Buffer.from(drawing), 'logo');
  expect(value).toMatchObject({ width: 960, height: 240 });
  const { rawPayload } = await seen(value.path);
  const alpha = await sharp(rawPayload).extractChannel('alpha').raw().toBuffer();
  const solid = (x: number, y: number) => (alpha[y * 960 + x] ?? 0) > 200;
  expect([solid(2, 120), solid(240, 2), solid(470, 237), solid(490, 120)]).toEqual([true, true, true, false]);
});

test('mails of a brand are headed by its logo for light grounds, and go out without where it has none or another brand’s', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#224488"/></svg>`;
  const { value } = await add(Buffer.from(drawing), 'logo');
  const headOf = (brand: typeof river, logoOnLight: string | null) =>
    letterPicture(
      { db: db.kysely, storedFiles: withoutBucket },
      { ...brand, settings: { ...brand.settings, front: { ...brand.settings.front, logoOnLight } } },
    );
  const head = await headOf(river, value.id);
  expect(head).toMatchObject({ width: 80, height: 40 });
  expect((await sharp(head?.png).metadata()).format).toBe('png');
  expect([await headOf(river, null), await headOf(hill, value.id)]).toEqual([undefined, undefined]);
});

test('what is no picture, and another brand’s pages, are refused', async () => {
  expect(await add(Buffer.from('GIF89a nothing'))).toMatchObject({ code: 'picture_unusable' });
  expect(await add(photograph, 'card', hill.code)).toMatchObject({ code: 'not_found' });
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"></svg>';
  expect(await add(Buffer.from(nothing), 'logo')).toMatchObject({ code: 'picture_unusable' });
});

test('a picture that is not public has no address, and is read in its own brand alone', async () => {
  const picture = { webp: photograph, width: 1, height: 1 };
  const id = await db.transaction((tx) =>
    keepPicture(tx, { merchantId: river.id, picture, shownTo: 'nobody', now }),
  );
  expect((await seen(`/files/${id}.webp`)).statusCode).toBe(404);
  expect(await readPictureData(db.kysely, withoutBucket, { merchantId: river.id, id })).toMatch(
    /^data:image\/webp;base64,/,
  );
  expect(await readPictureData(db.kysely, withoutBucket, { merchantId: hill.id, id })).toBeUndefined();
});
