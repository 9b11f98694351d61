import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import {
  type Player,
  WITHDRAWAL_PASSWORD,
  withdrawalFixture,
} from '../../money/withdrawals/withdrawal.factory.ts';
import { identityFixture } from '../../people/authentication/identity.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { claimEnvelope } from './claiming/claim-envelope.ts';
import { cancelEnvelope } from './giving/cancel-envelope.ts';
import { expireEnvelopes } from './giving/expire-envelopes.ts';
import { giveEnvelope } from './giving/give-envelope.ts';
import { ownEnvelopes } from './pages/own-envelopes.ts';

export interface GiveOptions {
  amount?: string;
  shares?: number;
  split?: 'equal' | 'random';
  audience?: 'members' | 'direct' | 'line' | 'active';
  members?: string[];
  wish?: string;
  key?: string;
  type?: number;
  paymentPassword?: string;
  of?: BrandProfile;
}

/** What tests of envelopes do in a brand, on a clock they move. */
export function envelopeFixture(db: Database, brand: BrandProfile, url: string) {
  const fixture = withdrawalFixture(db, brand, url);
  const identity = identityFixture(db, brand);
  let later = 0;
  const clock = { now: () => new Date(identity.clock.now().getTime() + later) };
  const deps = { ...identity.deps, clock, elsewhere: () => [] };
  const place = (memberId: string) => ({ merchantId: brand.id, memberId });
  return {
    ...fixture,
    clock,
    wait: (hours: number) => {
      later += hours * 3_600_000;
    },
    agent: (options: MemberOptions & { balance?: number; deposit?: number; played?: number } = {}) =>
      fixture.player({ type: 1, account: false, ...options }),
    below: (agentId: string, options: MemberOptions = {}) => createMember(db, brand, { agentId, ...options }),
    give: (from: Pick<Player, 'owner'>, options: GiveOptions = {}) => {
      const { key = randomUUID(), type = 1, of = brand, ...body } = options;
      return giveEnvelope(
        deps,
        {
          amount: '100.00',
          shares: 10,
          split: 'random',
          audience: 'direct',
          paymentPassword: WITHDRAWAL_PASSWORD,
          ...body,
        },
        { ...from.owner, type, idempotencyKey: key },
        { ...identity.context(), brand: of },
      );
    },
    claim: (id: string, memberId: string, of = brand) =>
      claimEnvelope({ db, clock }, id, { brand: of, memberId }),
    cancel: (id: string, agentId: string) => cancelEnvelope(db, place(agentId), id, clock.now()),
    expire: () => expireEnvelopes(db, clock.now()),
    waiting: async (memberId: string) =>
      (
        await ownEnvelopes(db.kysely, place(memberId), {
          after: undefined,
          pageSize: 50,
          now: clock.now(),
        })
      ).waiting.map(({ id }) => id),
  };
}
