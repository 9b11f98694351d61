import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../../platform/sql/database.ts';
import { openWallet } from '../../../books/ledger/open-wallet.ts';
import { sha256Of } from '../internal/inbound/game-token.ts';

const TOKEN_BYTES = 24;

/**
 * A token for one player at one vendor in one currency, for all of the vendor's games: 32 characters of base64url.
 * `ttlMs` bounds the placing of bets; wins and rollbacks are taken with an expired token too.
 */
export async function issueGameToken(
  tx: Tx,
  grant: {
    merchantId: string;
    memberId: string;
    vendorId: string;
    currency: string;
    /** The session whose end stops the betting; without one the token only expires. */
    sessionId?: string;
    now: Date;
    ttlMs: number;
  },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const accountId = await openWallet(tx, grant);
  await tx
    .insertInto('vendor_wallet.game_token')
    .values({
      token_sha256: sha256Of(token),
      merchant_id: grant.merchantId,
      member_id: grant.memberId,
      vendor_id: grant.vendorId,
      account_id: accountId,
      currency: grant.currency,
      session_id: grant.sessionId ?? null,
      issued_at: grant.now,
      expires_at: new Date(grant.now.getTime() + grant.ttlMs),
    })
    .execute();
  return token;
}
