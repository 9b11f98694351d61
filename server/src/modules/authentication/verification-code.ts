import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type SharedSecretDeps, sharedSecret } from '../../platform/captcha/shared-secret.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

export type CodePurpose = 'register' | 'login' | 'reset';

/** What a code is valid for: one purpose, one number, one brand. */
export interface CodeBinding {
  merchantId: string;
  purpose: CodePurpose;
  /** E.164. */
  mobile: string;
}

const DIGITS = 6;
const TRIES = 5;

export interface VerificationCodes {
  /** Issues a new code; earlier codes of the same binding become void. */
  create(binding: CodeBinding, lifeMs: number): Promise<string>;
  /**
   * Counts one attempt. Returns undefined for a wrong code; for a right one a function that uses it up, to be
   * called in the transaction of the caller's use case, where it refuses with `verification_code_wrong` if
   * another call used the code first.
   */
  check(binding: CodeBinding, code: string): Promise<((tx: Tx) => Promise<void>) | undefined>;
}

export function verificationCodes(deps: SharedSecretDeps): VerificationCodes {
  const { db, clock } = deps;
  const secret = sharedSecret(deps, 'verification-code');

  async function sealed(binding: CodeBinding, code: string): Promise<Buffer> {
    return createHmac('sha256', await secret())
      .update([binding.merchantId, binding.purpose, binding.mobile, code].join('|'))
      .digest();
  }

  return {
    create: async (binding, lifeMs) => {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const row = {
        code_hmac: await sealed(binding, code),
        tries_left: TRIES,
        expires_at: new Date(clock.now().getTime() + lifeMs),
      };
      const { merchantId: merchant_id, purpose, mobile } = binding;
      await db.kysely
        .insertInto('authentication.verification_code')
        .values({ merchant_id, purpose, mobile, ...row })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'purpose', 'mobile']).doUpdateSet(row))
        .execute();
      return code;
    },
    check: async (binding, code) => {
      const given = asciiDigits(code).trim();
      if (!/^\d{6}$/.test(given)) return undefined;
      const expected = await payTry(db.kysely, binding, clock.now());
      if (!expected || !timingSafeEqual(expected, await sealed(binding, given))) return undefined;
      return (tx) => spend(tx, binding, expected);
    },
  };
}

/** The attempt is counted before the code is checked, so that parallel guesses get no additional attempts. */
async function payTry(db: Queryable, binding: CodeBinding, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('authentication.verification_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('merchant_id', '=', binding.merchantId)
    .where('purpose', '=', binding.purpose)
    .where('mobile', '=', binding.mobile)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hmac')
    .executeTakeFirst();
  return row?.code_hmac;
}

async function spend(tx: Tx, binding: CodeBinding, codeHmac: Buffer) {
  const spent = await tx
    .deleteFrom('authentication.verification_code')
    .where('merchant_id', '=', binding.merchantId)
    .where('purpose', '=', binding.purpose)
    .where('mobile', '=', binding.mobile)
    .where('code_hmac', '=', codeHmac)
    .executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw new Refusal('verification_code_wrong');
}

/** A Thai keyboard may produce ๑๒๓. */
function asciiDigits(text: string): string {
  return text.slice(0, 20).replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
