import { randomUUID } from 'node:crypto';
import { type PlaceRequest, placeRequest } from '../../../sports-api.ts';
import { newId } from '../../platform/ids.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { TestStudio } from '../../test/test-studio.ts';
import { type Picked, SANAM } from '../book.fixture.ts';

/** Players with so much in the operator's wallet, many at once: none has come through a launch. */
export async function manyBettors(
  { studio, peer }: Pick<TestStudio, 'studio' | 'peer'>,
  count: number,
  balance: bigint,
): Promise<PlaySessionRow[]> {
  const sessions = Array.from({ length: count }, (): PlaySessionRow => {
    const playerId = newId(Date.now());
    const walletUser = `bettor-${playerId}`;
    return {
      ...{ id: randomUUID(), playerId, operatorId: 'LANNA', vendor: 'SANAM', walletUser },
      ...{ walletToken: `token-of-${walletUser}`, demoBalance: null, keptBalance: null },
      ...{ gameCode: SANAM.game, currency: 'THB', currencySymbol: '฿', language: 'TH', lobbyUrl: '' },
      ...{ tableCode: null, onePerson: false, tableCodes: false },
    };
  });
  await studio.db.pool.query(
    `insert into studio.player (id, vendor, operator_id, wallet_user, created_at)
     select id, 'SANAM', 'LANNA', name, clock_timestamp() from unnest($1::uuid[], $2::text[]) as p(id, name)`,
    [sessions.map(({ playerId }) => playerId), sessions.map(({ walletUser }) => walletUser)],
  );
  for (const { walletUser } of sessions) peer.balances.set(walletUser ?? '', balance);
  return sessions;
}

/** What the page would send; of two legs and more a parlay. */
export function slipOn(legs: readonly Picked[], more: Partial<PlaceRequest> = {}): PlaceRequest {
  return placeRequest.parse({
    ...{ type: legs.length > 1 ? 'parlay' : 'single', sizes: [], stake: '100.00', priceChoice: 'none' },
    legs: legs.map((leg) => ({
      ...{ market: 'result/full', selection: 'home', odds: 2000, version: 1 },
      ...leg,
    })),
    idempotencyKey: randomUUID(),
    ...more,
  });
}
