import { randomInt } from 'node:crypto';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** Without those that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** The code of a member's link; null where none was made yet. */
export async function readFriendCode(db: Queryable, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('bonuses.friend_code')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Makes the member's link; asked again, it is the same. Refuses with `trial_account`. */
export async function openFriendCode(
  tx: Tx,
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
): Promise<string> {
  const member = await tx
    .selectFrom('members.account')
    .select('type')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  // 31⁸ codes: one that is taken is very unlikely, and the unique constraint refuses it.
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(
    '',
  );
  await tx
    .insertInto('bonuses.friend_code')
    .values({ member_id: memberId, merchant_id: merchantId, code, made_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return (await readFriendCode(tx, memberId)) ?? code;
}
