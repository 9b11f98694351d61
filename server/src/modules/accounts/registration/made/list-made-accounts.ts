import {
  type madeAccounts as endpoint,
  MADE_PER_DAY_MAX,
  type MadeAccount,
} from '@lanna/contract/accounts/registration/made-accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { readRates } from '../../../people/agents/read-rates.ts';
import { dayIn } from '../../../people/members/persons/birthday.ts';
import { madeToday } from './made-today.ts';

/** The accounts an agent has made that are still directly below, newest first, and what others may be made with. */
export async function listMadeAccounts(
  db: Queryable,
  agent: { merchantId: string; memberId: string; type: number; timeZone: string },
  asked: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const found = db
    .selectFrom('registration.made_account as made')
    .innerJoin('members.account as m', 'm.id', 'made.member_id')
    .innerJoin('members.credential as c', 'c.id', 'made.member_id')
    .where('made.agent_id', '=', agent.memberId)
    .where('made.merchant_id', '=', agent.merchantId)
    .where('m.agent_id', '=', agent.memberId)
    .select(['m.id', 'm.username', 'm.type', 'made.made_at', 'c.enrolment_due'])
    .orderBy('made.made_at', 'desc')
    .orderBy('made.member_id', 'desc');
  const [{ rows, ...facts }, madeSoFar, ownRates] = await Promise.all([
    numberedPage(found, asked),
    madeToday(db, agent.memberId, agent.timeZone, now),
    readRates(db, agent.merchantId, agent.memberId, dayIn(agent.timeZone, now)),
  ]);
  return {
    types: typesFor(agent.type),
    leftToday: Math.max(0, MADE_PER_DAY_MAX - madeSoFar),
    ownRates,
    list: rows.map((row) => ({
      id: row.id,
      account: row.username ?? '',
      type: row.type as MadeAccount['type'],
      madeAt: row.made_at.toISOString(),
      waits: row.enrolment_due,
    })),
    ...facts,
  };
}

function typesFor(agentType: number): (0 | 1)[] {
  const { runsLine, appoints } = abilitiesOf(agentType);
  if (!runsLine) return [];
  return appoints.includes(1) ? [0, 1] : [0];
}
