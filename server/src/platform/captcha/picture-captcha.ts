import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../process/clock.ts';
import { newId } from '../sealing/ids.ts';
import type { Database } from '../sql/database.ts';
import { drawDigits } from './draw-digits.ts';
import { encodePng } from './encode-png.ts';
import { type SharedSecretDeps, sharedSecret } from './shared-secret.ts';

const DIGITS = 5;
const LIFE_MS = 5 * 60_000;
const TRIES = 3;

export interface PictureCaptcha {
  /** A new picture: `png` is base64, `id` must come back with the answer. */
  create(): Promise<{ id: string; png: string }>;
  /** Whether the answer is right. A right one is spent; three wrong ones, or five minutes, end the picture. */
  check(id: string, answer: string): Promise<boolean>;
}

/**
 * Pictures of five digits: the one thing every keyboard of our seven languages types without switching. One guess in
 * 100 000 is right, and there are three a picture. The answer is kept as an HMAC under a secret of the server.
 */
export function pictureCaptcha(deps: SharedSecretDeps): PictureCaptcha {
  const { db, clock } = deps;
  const secret = sharedSecret(deps, 'picture-captcha');

  async function sealed(id: string, answer: string): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update(`${id}:${answer}`)
      .digest();
  }

  return {
    create: async () => {
      const id = newId();
      const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      await sql`insert into platform.picture_captcha (id, answer_hmac, tries_left, expires_at)
        values (${id}, ${await sealed(id, answer)}, ${TRIES}, ${new Date(clock.now().getTime() + LIFE_MS)})`.execute(
        db.kysely,
      );
      return { id, png: encodePng(drawDigits(answer)).toString('base64') };
    },

    check: async (id, answer) => {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return false;
      // The try is paid for before it is checked, so that guesses in parallel get no more than three either.
      const { rows } = await sql<{ answer_hmac: Buffer }>`
        update platform.picture_captcha set tries_left = tries_left - 1
        where id = ${id} and tries_left > 0 and expires_at > ${clock.now()} returning answer_hmac`.execute(
        db.kysely,
      );
      const expected = rows[0]?.answer_hmac;
      if (!expected || !timingSafeEqual(expected, await sealed(id, asciiDigits(answer)))) return false;
      const spent = await sql`delete from platform.picture_captcha where id = ${id}`.execute(db.kysely);
      return spent.numAffectedRows === 1n;
    },
  };
}

/** Deletes pictures whose time has passed. */
export async function sweepPictureCaptchas(deps: { db: Database; clock: Clock }): Promise<void> {
  await sql`delete from platform.picture_captcha where expires_at <= ${deps.clock.now()}`.execute(
    deps.db.kysely,
  );
}

/** A Thai keyboard may well give ๑๒๓. */
function asciiDigits(answer: string): string {
  return answer
    .slice(0, 20)
    .trim()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
