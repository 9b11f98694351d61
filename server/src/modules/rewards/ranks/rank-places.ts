import type { Language } from '@lanna/contract/people/members/members';
import type { RankPrivilege } from '@lanna/contract/rewards/ranks/ranks';
import type { CountedDay } from '@lanna/rules/accounts/protection/limit-hits';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What members have deposited by day of the brand, the first and the last included. The topic that takes deposits contributes it. */
export type RankDeposits = (
  db: Queryable,
  of: { merchantId: string; memberIds: readonly string[]; from: string; to: string; timeZone: string },
) => Promise<ReadonlyMap<string, readonly CountedDay[]>>;

/** What a topic above gives members of a level: what it holds to the level, as it stands. */
export type RankPrivileges = (
  db: Queryable,
  of: { brand: Brand; language: Language; levels: readonly number[] },
) => Promise<ReadonlyMap<number, readonly RankPrivilege[]>>;
