import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type SharedSecretDeps, sharedSecret } from '../../../../platform/captcha/shared-secret.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export type CodePurpose = 'register' | 'login' | 'reset' | 'contact';

/** What a code is valid for: one purpose, one recipient, one brand; a code for a new contact for one account besides. */
export type CodeBinding = {
  merchantId: string;
  /** A mobile number as E.164, or an e-mail address in lower case. */
  recipient: string;
} & (
  | { purpose: Exclude<CodePurpose, 'contact'>; memberId?: never }
  | { purpose: 'contact'; memberId: string }
);

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
      .update([...partsOf(binding), code].join('|'))
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
      const { merchantId: merchant_id, purpose, recipient, memberId: member_id = null } = binding;
      await db.kysely
        .insertInto('authentication.verification_code')
        .values({ merchant_id, purpose, recipient, member_id, ...row })
        .onConflict((conflict) => conflict.constraint('verification_code_binding').doUpdateSet(row))
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

function partsOf({ merchantId, purpose, recipient, memberId }: CodeBinding): string[] {
  return [merchantId, purpose, recipient, ...(memberId === undefined ? [] : [memberId])];
}

function isOf({ merchantId, purpose, recipient, memberId }: CodeBinding) {
  return sql<boolean>`merchant_id = ${merchantId} and purpose = ${purpose} and recipient = ${recipient}
    and member_id is not distinct from ${memberId ?? null}::uuid`;
}

/** The attempt is counted before the code is checked, so that parallel guesses get no additional attempts. */
async function payTry(db: Queryable, binding: CodeBinding, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('authentication.verification_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where(isOf(binding))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hmac')
    .executeTakeFirst();
  return row?.code_hmac;
}

async function spend(tx: Tx, binding: CodeBinding, codeHmac: Buffer) {
  const spent = await tx
    .deleteFrom('authentication.verification_code')
    .where(isOf(binding))
    .where('code_hmac', '=', codeHmac)
    .executeTakeFirst();
  if (spent.numDeletedRows !== 1n) throw new Refusal('verification_code_wrong');
}

/** A Thai keyboard may produce ๑๒๓. */
function asciiDigits(text: string): string {
  return text.slice(0, 20).replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
