import type { Language } from '@lanna/contract/people/members/members';
import type { OpenReward } from '@lanna/contract/rewards/reward-centre/rewards';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What a topic has for a member to claim or use now. Each topic that gives something contributes its own, and pays it by its own call. */
export type OpenRewards = (
  db: Queryable,
  of: { brand: Brand; memberId: string; language: Language; now: Date },
) => Promise<readonly OpenReward[]>;
