import { createHmac } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { drawDigits } from './draw-digits.ts';
import { encodePng } from './encode-png.ts';
import { pictureCaptcha, sweepPictureCaptchas } from './picture-captcha.ts';
import { sharedSecret } from './shared-secret.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const deps = { db, clock, secrets: testSecrets() };
const captcha = pictureCaptcha(deps);

/** Reads the answer off the seal, which takes the server's secret: 100 000 guesses. */
async function answerOf(id: string): Promise<string> {
  const { rows } = await sql<{ answer_hmac: Buffer }>`
    select answer_hmac from platform.picture_captcha where id = ${id}`.execute(db.kysely);
  const [row] = rows;
  const secret = await sharedSecret(deps, 'picture-captcha')();
  for (let guess = 0; row && guess < 100_000; guess++) {
    const answer = String(guess).padStart(5, '0');
    if (createHmac('sha256', secret).update(`${id}:${answer}`).digest().equals(row.answer_hmac))
      return answer;
  }
  throw new Error('no such answer');
}

const wrong = (answer: string) => String((Number(answer) + 1) % 100_000).padStart(5, '0');

test('the right answer is taken once', async () => {
  const { id } = await captcha.create();
  const answer = await answerOf(id);
  expect(await captcha.check(id, answer)).toBe(true);
  expect(await captcha.check(id, answer)).toBe(false);
});

test('twenty right answers at once count as one', async () => {
  const { id } = await captcha.create();
  const answer = await answerOf(id);
  const results = await Promise.all(Array.from({ length: 20 }, () => captcha.check(id, answer)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('after two wrong answers the right one still counts, after three it does not', async () => {
  const patient = await captcha.create();
  const answer = await answerOf(patient.id);
  for (let n = 0; n < 2; n++) expect(await captcha.check(patient.id, wrong(answer))).toBe(false);
  expect(await captcha.check(patient.id, answer)).toBe(true);
  const hasty = await captcha.create();
  const other = await answerOf(hasty.id);
  for (let n = 0; n < 3; n++) expect(await captcha.check(hasty.id, wrong(other))).toBe(false);
  expect(await captcha.check(hasty.id, other)).toBe(false);
});

test('guesses in parallel get three tries in all', async () => {
  const { id } = await captcha.create();
  const answer = await answerOf(id);
  await Promise.all(Array.from({ length: 30 }, () => captcha.check(id, wrong(answer))));
  expect(await captcha.check(id, answer)).toBe(false);
});

test('a picture expires after five minutes and is deleted', async () => {
  const { id } = await captcha.create();
  const answer = await answerOf(id);
  clock.advance(5 * 60_000);
  expect(await captcha.check(id, answer)).toBe(false);
  await captcha.create();
  await sweepPictureCaptchas({ db, clock });
  const { rows } = await sql<{
    left: string;
  }>`select count(*)::text as left from platform.picture_captcha`.execute(db.kysely);
  expect(rows).toEqual([{ left: '1' }]);
});

test('another picture has another answer, and an answer fits its own picture only', async () => {
  const [one, two] = [await captcha.create(), await captcha.create()];
  const answer = await answerOf(one.id);
  if (answer !== (await answerOf(two.id))) expect(await captcha.check(two.id, answer)).toBe(false);
  expect(one.png).not.toBe(two.png);
});

test('blanks around it and Thai digits are read', async () => {
  const { id } = await captcha.create();
  const thai = [...(await answerOf(id))].map((digit) => String.fromCharCode(0x0e50 + Number(digit))).join('');
  expect(await captcha.check(id, ` ${thai} `)).toBe(true);
});

test.each(['', 'x', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', 'A'.repeat(100_000)])(
  'an unknown or malformed id is refused without an error',
  async (id) => {
    expect(await captcha.check(id, '12345')).toBe(false);
  },
);

test('the picture is a PNG that any reader can open', async () => {
  const { png } = await captcha.create();
  const file = Buffer.from(png, 'base64');
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  const { width, height } = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  expect([width, height]).toEqual([240, 80]);
  expect(file.length).toBeLessThan(10_000);
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  expect(rows.length).toBe(height * (1 + width / 2));
});

test('packed pixels decode to the pixels that were drawn', () => {
  const picture = drawDigits('40719');
  const file = encodePng(picture);
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  const unpacked = Array.from({ length: picture.height }, (_, y) =>
    [...rows.subarray(y * 121 + 1, (y + 1) * 121)].flatMap((byte) => [byte >> 4, byte & 15]),
  ).flat();
  expect(unpacked).toEqual([...picture.pixels]);
});

test('every digit leaves ink of its own, well apart from the paper, wherever it stands', () => {
  for (let n = 0; n < 200; n++) {
    const { pixels, palette } = drawDigits(String(n % 10).repeat(5));
    const dark = pixels.filter((shade) => shade >= 10).length;
    expect(dark).toBeGreaterThan(600);
    expect(dark).toBeLessThan(8000);
    const [paper, ink] = [palette[2] ?? [0, 0, 0], palette[12] ?? [0, 0, 0]];
    expect(contrast(paper, ink)).toBeGreaterThan(4.5);
  }
});

/** WCAG 2.2 contrast ratio. */
function contrast(light: readonly number[], dark: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((channel) => {
      const c = channel / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}
