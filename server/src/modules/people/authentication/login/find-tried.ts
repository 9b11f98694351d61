import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/sql/database.ts';
import type { FindTried, Tried } from '../../../books/audit/access-failures.ts';

/**
 * Finds the members whose accounts were tried by failed logins: by id, login name, mobile number or
 * remember-me token.
 */
export function findTried(db: Database): FindTried {
  return async (attempts) => {
    const field = (pick: (tried: NonNullable<Tried>) => string | null) =>
      attempts.map(({ tried }) => (tried === null ? null : pick(tried)));
    const { rows } = await sql<{ member_id: string | null }>`
      select coalesce(tried.member_id, named.id, numbered.id, token.member_id) as member_id
      from unnest(
        ${attempts.map(({ merchantId }) => merchantId)}::uuid[],
        ${field((tried) => ('memberId' in tried ? tried.memberId : null))}::uuid[],
        ${field((tried) => ('name' in tried ? findable(tried.name) : null))}::text[],
        ${field((tried) => ('tokenId' in tried ? tried.tokenId : null))}::text[]
      ) with ordinality as tried(merchant_id, member_id, name, token_id, place)
      left join members.credential named
        on named.merchant_id = tried.merchant_id and named.username_key = tried.name
      left join members.credential numbered
        on numbered.merchant_id = tried.merchant_id and numbered.mobile = tried.name
      left join authentication.remember_me_token token
        on token.merchant_id = tried.merchant_id and token.id = tried.token_id
      order by tried.place`.execute(db.kysely);
    return rows.map((row) => row.member_id);
  };
}

/** No account has a name with unseen characters, and PostgreSQL does not accept all of them (NUL). */
function findable(name: string): string | null {
  return hasUnseenCharacters(name) ? null : name;
}
