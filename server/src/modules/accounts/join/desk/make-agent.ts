import type { makeAgentOfApplication as endpoint } from '@lanna/contract/accounts/join/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { refuseOlder } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { isAbovePlans } from '../../../people/agents/above-plans.ts';
import { giveFirstRates } from '../../../people/agents/give-first-rates.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { changeType } from '../../../people/members/change-type.ts';
import { dayIn } from '../../../people/members/persons/birthday.ts';
import { lockScopedMember } from '../../../people/members/scoped-member.ts';
import { firstPassword } from '../../registration/first-password.ts';
import { makeAgentAccount } from '../../registration/make-agent-account.ts';
import { refuseTaken } from '../../registration/refuse-taken.ts';
import { joinDesk, showApplication } from './answer-application.ts';

export interface MakeAgentDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  firstPasswordSecret(): Promise<Buffer>;
}
type Body = Received<typeof endpoint>['body'];
type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

/**
 * Turns an application into an agent: appoints the account it was sent from, or makes one with a first password, which is shown this once. Refuses
 * with `not_found`, `changed_meanwhile`, `join_already_agent`, `join_rates_above_plans`: rates above every plan of the brand are given by two
 * operators, once the agent is there; and what the names and types of accounts refuse.
 */
export async function makeAgentOfApplication(
  deps: MakeAgentDeps,
  call: Call,
  id: string,
  body: Body,
): Promise<Value<typeof endpoint>> {
  const now = deps.clock.now();
  const password = firstPassword(await deps.firstPasswordSecret(), [id, newId()]);
  const passwordHash = await hashPassword(password);
  return deps.db
    .transaction(async (tx) => {
      const application = await joinDesk.lockFor(tx, call, { id });
      if (application.agent_id !== null) throw new Refusal('join_already_agent');
      refuseOlder(application, body.version);
      const brand = await deps.brands.findById(application.merchant_id);
      if (!brand) throw new Refusal('not_found');
      if (await isAbovePlans(tx, brand.id, { rates: body.rates }))
        throw new Refusal('join_rates_above_plans');
      const operatorName = call.operator.name;
      const made =
        application.member_id === null
          ? await makeAgentAccount(tx, brand, { ...body, passwordHash, operatorName }, now)
          : await appoint(tx, call, brand, application.member_id, body, now);
      const { type, reason } = body;
      const after = { state: 'done', agent: made.username, type, rates: JSON.stringify(body.rates) };
      await joinDesk.move(
        tx,
        application,
        { to: 'done', by: operatorName, agentId: made.id, now },
        { call, action: 'join.make-agent', after, reason },
      );
      return {
        application: await showApplication(tx, call, id),
        username: made.username,
        firstPassword: application.member_id === null ? password : null,
      };
    })
    .catch(refuseTaken);
}

/** An account with a history: line and rates count from the next day of the brand on. */
async function appoint(tx: Tx, call: Call, brand: BrandProfile, memberId: string, body: Body, now: Date) {
  const member = await lockScopedMember(tx, memberId, call.brandIds);
  if (member.type !== 0) throw new Refusal('join_already_agent');
  await changeType(tx, member, body.type, now);
  const tomorrow = Temporal.PlainDate.from(dayIn(brand.timeZone, now)).add({ days: 1 }).toString();
  const given = { rates: body.rates, own: null, setBy: null, today: tomorrow, now };
  await giveFirstRates(tx, { merchantId: brand.id, memberId }, given);
  const notified = { merchantId: brand.id, memberId, now };
  await sendMessage(tx, { ...notified, template: 'agent_appointed', facts: {} });
  return { id: memberId, username: member.username };
}
