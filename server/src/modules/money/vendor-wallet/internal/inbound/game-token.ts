import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { batchLoader } from '../../../../../platform/process/batch-loader.ts';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import { sessionCache } from '../../../../people/authentication/session-cache.ts';
import type { SessionChanges } from '../../../../people/authentication/session-changes.ts';

/** What a token stands for. All that ever changes of it is that it expires earlier, when its session ends. */
export interface GameToken {
  vendorId: string;
  merchantId: string;
  memberId: string;
  accountId: bigint;
  currency: string;
  /** What vendors know the player by. */
  user: string;
  expiresAt: Date;
}

export interface GameTokens {
  /** Undefined for a token that was never issued, or to another vendor. */
  find(vendorId: string, token: string): Promise<GameToken | undefined>;
}

/** Tokens are stored as SHA-256 only: a reader of the table cannot play with them. */
export function sha256Of(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Looks tokens up; those asked for in the same moment share a statement. Where `changes` are received, those found are remembered
 * until something about their player or his session changes.
 */
export function gameTokens(db: Queryable, changes?: SessionChanges): GameTokens {
  const cache = changes && sessionCache<GameToken>(changes);
  const check = batchLoader((tokens: string[]) => readTokens(db, tokens));

  return {
    find: async (vendorId, token) => {
      const kept = cache?.find(token);
      const moment = cache?.moment() ?? 0;
      const known = kept ?? (await check(token));
      if (!known) return undefined;
      if (known !== kept) cache?.keep(token, known, moment);
      return known.vendorId === vendorId ? known : undefined;
    },
  };
}

/** In the order of the tokens. */
async function readTokens(db: Queryable, tokens: string[]): Promise<(GameToken | undefined)[]> {
  const sha256s = tokens.map(sha256Of);
  const rows = await db
    .selectFrom('vendor_wallet.game_token as token')
    .innerJoin('members.account as member', 'member.id', 'token.member_id')
    .select([
      'token.token_sha256',
      'token.vendor_id',
      'token.merchant_id',
      'token.member_id',
      'token.account_id',
      'token.currency',
      'token.expires_at',
      'member.wallet_user',
    ])
    .where(sql<boolean>`token.token_sha256 = any(${sha256s}::bytea[])`)
    .execute();
  const found = new Map(
    rows.map((row) => [
      row.token_sha256.toString('hex'),
      {
        vendorId: row.vendor_id,
        merchantId: row.merchant_id,
        memberId: row.member_id,
        accountId: row.account_id,
        currency: row.currency,
        user: row.wallet_user,
        expiresAt: row.expires_at,
      },
    ]),
  );
  return sha256s.map((sha256) => found.get(sha256.toString('hex')));
}
