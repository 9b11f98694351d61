import {
  type makeAccount as endpoint,
  MADE_PER_DAY_MAX,
} from '@lanna/contract/accounts/registration/made-accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { giveFirstRates } from '../../../people/agents/give-first-rates.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { readRates } from '../../../people/agents/read-rates.ts';
import { refuseAboveOwn } from '../../../people/agents/refuse-above-own.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { insertMadeAccount } from '../../../people/members/insert-made-account.ts';
import { dayIn } from '../../../people/members/persons/birthday.ts';
import { firstPassword } from '../first-password.ts';
import { refuseTaken, refuseTakenName } from '../refuse-taken.ts';
import { madeToday } from './made-today.ts';
import { readMadeNames } from './read-made-account.ts';

export interface MakeDeps {
  db: Database;
  clock: Clock;
  firstPasswordSecret(): Promise<Buffer>;
}

/**
 * Makes an account directly below an agent, with a first password that its owner has to change. One press is one account, however often it is
 * sent. Refuses with the codes that the endpoint declares.
 */
export async function makeAccount(
  deps: MakeDeps,
  body: Received<typeof endpoint>['body'],
  agent: { memberId: string; type: number; idempotencyKey: string },
  { brand }: Pick<RequestContext, 'brand'>,
): Promise<Value<typeof endpoint>> {
  const { db, clock, firstPasswordSecret } = deps;
  const names = readMadeNames(body, brand.settings.registration);
  refuseUnable(agent.type, body.type);
  await refuseFrozen(db.kysely, agent.memberId);
  if (!brand.takesMoney && !brand.settings.realMoney.registerBeforeOpening)
    throw new Refusal('brand_not_open');
  const now = clock.now();
  const today = dayIn(brand.timeZone, now);
  const own = await readRates(db.kysely, brand.id, agent.memberId, today);
  refuseAboveOwn(body.rates, own);
  const once = { scope: `made-account ${agent.memberId}`, key: agent.idempotencyKey, body, now };
  const press = [brand.id, agent.memberId, agent.idempotencyKey];
  const password = firstPassword(await firstPasswordSecret(), press);
  const passwordHash = await hashPassword(password);
  const made = await db
    .transaction((tx) =>
      answerOnce(tx, once, async () => {
        await refuseTakenName(tx, brand.id, names.username);
        await takePlace(tx, agent.memberId, brand, now);
        const account = { ...names, passwordHash, type: body.type, agentId: agent.memberId };
        const id = await insertMadeAccount(tx, brand, { ...account, language: brand.defaultLanguage }, now);
        const given = { rates: body.rates, own, setBy: agent.memberId, today, now };
        await giveFirstRates(tx, { merchantId: brand.id, memberId: id }, given);
        await tx
          .insertInto('registration.made_account')
          .values({ member_id: id, merchant_id: brand.id, agent_id: agent.memberId, made_at: now })
          .execute();
        return { id, username: names.username };
      }),
    )
    .catch(refuseTaken);
  return { ...made, firstPassword: password };
}

function refuseUnable(agentType: number, type: 0 | 1) {
  const { runsLine, appoints } = abilitiesOf(agentType);
  if (!runsLine) throw new Refusal('made_account_forbidden');
  if (type !== 0 && !appoints.includes(type)) throw new Refusal('made_agent_forbidden');
}

/** Held until the end of the transaction, so that parallel presses cannot both take the last place of a day. */
async function takePlace(tx: Tx, agentId: string, brand: { timeZone: string }, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`made-account ${agentId}`}, 0))`.execute(tx);
  if ((await madeToday(tx, agentId, brand.timeZone, now)) >= MADE_PER_DAY_MAX)
    throw new Refusal('made_accounts_spent', { max: MADE_PER_DAY_MAX });
}
