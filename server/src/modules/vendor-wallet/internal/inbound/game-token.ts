import { hash } from 'node:crypto';
import type { Queryable } from '../../../../platform/database.ts';

/** What a token stands for. Nothing of it ever changes, so it may be remembered. */
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

/** Tokens are stored as SHA-256 only: whoever reads the table cannot play with what he finds. */
export function sha256Of(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const REMEMBERED = 50_000;

/**
 * Looks tokens up. Those found are remembered, the longest unused forgotten first; those asked for in the same turn
 * share a query.
 */
export function gameTokens(db: Queryable): GameTokens {
  const remembered = new Map<string, GameToken>();
  let asked = new Map<string, Promise<GameToken | undefined>>();
  let query: Promise<Map<string, GameToken>> | undefined;

  function look(token: string): Promise<GameToken | undefined> {
    const pending = asked.get(token);
    if (pending) return pending;
    query ??= nextTurn().then(() => {
      const tokens = [...asked.keys()];
      asked = new Map();
      query = undefined;
      return readTokens(db, tokens);
    });
    const found = query.then((tokens) => tokens.get(token));
    asked.set(token, found);
    return found;
  }

  return {
    find: async (vendorId, token) => {
      const known = remembered.get(token) ?? (await look(token));
      if (!known) return undefined;
      // Last in the map means last used.
      remembered.delete(token);
      remembered.set(token, known);
      if (remembered.size > REMEMBERED)
        for (const oldest of remembered.keys()) {
          remembered.delete(oldest);
          break;
        }
      return known.vendorId === vendorId ? known : undefined;
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function readTokens(db: Queryable, tokens: string[]): Promise<Map<string, GameToken>> {
  const bySha256 = new Map(tokens.map((token) => [sha256Of(token).toString('hex'), token]));
  const rows = await db
    .selectFrom('vendor_wallet.game_token as token')
    .innerJoin('accounts.member as member', 'member.id', 'token.member_id')
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
    .where(
      'token.token_sha256',
      'in',
      [...bySha256.keys()].map((hex) => Buffer.from(hex, 'hex')),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      bySha256.get(row.token_sha256.toString('hex')) ?? '',
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
}
