import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { identityFixture, PASSWORD } from '../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../people/authentication/password.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { askExclusionEnd, keepExclusion } from './exclusions/ask-exclusion-end.ts';
import { endExclusions } from './exclusions/end-exclusions.ts';
import { excludeSelf } from './exclusions/exclude-self.ts';
import { takeTimeOut } from './exclusions/take-time-out.ts';
import { readExclusionState } from './read-exclusion.ts';

export const HOUR_MS = 3_600_000;

interface Details {
  mobile?: string;
  email?: string;
  proved?: boolean;
  idNumber?: string;
  name?: string;
  birthday?: string;
}

/** Two brands where members take themselves out of play, with a clock to move. */
export async function exclusionFixture(db: Database) {
  const settings = { registration: { mobile: true }, login: { sms: true } };
  const river = await createBrand(db.kysely, { settings });
  const hill = await createBrand(db.kysely, { settings });
  const identity = identityFixture(db, river);
  const { clock, deps, context } = identity;
  const passwordHash = await hashPassword(PASSWORD);
  let numbers = 812_340_000;

  /** A member with a password, and what the account says of the person. */
  async function person(details: Details = {}, at = river, options: MemberOptions = {}) {
    const made = await createMember(db, at, { passwordHash, now: clock.now(), ...options });
    const { memberId } = made;
    const { mobile = null, email = null, proved = true, idNumber, name, birthday } = details;
    const provedAt = proved ? clock.now() : null;
    await db.kysely
      .updateTable('members.member')
      .set({ mobile, email, mobile_verified_at: mobile && provedAt, email_verified_at: email && provedAt })
      .where('id', '=', memberId)
      .execute();
    await db.kysely
      .insertInto('members.profile')
      .values({
        member_id: memberId,
        merchant_id: at.id,
        id_number: idNumber ?? null,
        full_name: name ?? null,
        birthday: birthday ?? null,
      })
      .execute();
    const owner = { memberId, sessionId: newId(), type: 0 };
    const place = context({ brand: at });
    const proof = { password: PASSWORD };
    return {
      ...made,
      owner,
      timeOut: (hours: number, more = {}) => takeTimeOut(deps, { hours, ...proof, ...more }, owner, place),
      exclude: (months: number | null, more = {}) =>
        excludeSelf(deps, { months, ...proof, ...more }, owner, place),
      askEnd: () => askExclusionEnd(deps, proof, owner, place),
      keep: () => keepExclusion(deps, owner, place),
      status: () => statusOf(memberId),
      exclusion: () => readExclusionState(db.kysely, { merchantId: at.id, memberId }, clock.now()),
    };
  }
  const statusOf = async (memberId: string) =>
    (
      await db.kysely
        .selectFrom('members.member')
        .select('status')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).status;

  return {
    ...identity,
    river,
    hill,
    person,
    /** Runs the job that ends exclusions, as if it were so late. */
    end: (at: Date = clock.now()) => endExclusions({ db, clock: { now: () => at } }),
    newNumber: () => `+66${++numbers}`,
  };
}

/** What a refusal is compared with. */
export const code = (expected: string, facts: object = {}) => ({ code: expected, ...facts });
