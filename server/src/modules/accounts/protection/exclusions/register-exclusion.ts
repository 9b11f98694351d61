import type { registerExclusion as endpoint } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readBrandMobile } from '../../../people/members/read-brand-mobile.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { bankAccountFact, factsOf, type PersonFact } from '../persons/person-facts.ts';
import { beginExclusion } from './begin-exclusion.ts';
import { shownOne } from './exclude-member.ts';
import { exclusionUntil } from './exclusion-terms.ts';

type Body = Received<typeof endpoint>['body'];

/**
 * Excludes a person who need not have an account. The operator has seen that what is given is the person's: accounts that have it are taken
 * out of play at once. Refuses with `brand_out_of_scope`, `mobile_invalid`, `invalid_input` {fields}.
 */
export async function registerExclusion(
  tx: Tx,
  deps: ExclusionDeps,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  body: Body,
): Promise<Value<typeof endpoint>> {
  const brand = brandOf(call.brands, body.brand);
  const facts = readFacts(body, brand);
  const now = deps.clock.now();
  const until = exclusionUntil(body.months, brand.timeZone, now);
  const { id, accounts } = await beginExclusion(tx, deps, {
    kind: 'self_exclusion',
    merchantId: brand.id,
    memberId: null,
    facts,
    until,
    origin: 'registry',
    operatorName: call.operator.name,
    reason: body.reason,
    now,
  });
  await call.record(tx, {
    action: 'protection.register',
    brandId: brand.id,
    subject: { kind: 'exclusion', id },
    after: {
      marks: facts.map(({ kind }) => kind).join(' '),
      until: until?.toISOString() ?? null,
      accounts: accounts.length,
    },
    reason: body.reason,
  });
  return { exclusion: await shownOne(tx, call, id, now) };
}

function readFacts({ mobile, email, idNumber, bankAccount, person }: Body, brand: Brand): PersonFact[] {
  const number = mobile ? readBrandMobile(mobile, undefined, brand.country) : null;
  if (mobile && number === null) throw new Refusal('mobile_invalid');
  const facts = factsOf({
    mobile: number,
    mobileProved: true,
    email: email ? email.toLowerCase() : null,
    emailProved: true,
    idNumber: idNumber ?? null,
    names: person ? [person.name] : [],
    birthday: person?.birthday ?? null,
  });
  if (bankAccount) facts.push(bankAccountFact(bankAccount, true));
  if (facts.length === 0)
    throw new Refusal('invalid_input', { fields: [{ field: 'mobile', rule: 'required' }] });
  return facts;
}
