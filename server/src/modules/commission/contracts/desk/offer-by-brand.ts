import type {
  moveContract as moving,
  offerContract as offering,
} from '@lanna/contract/commission/contracts/ops';
import { contractTerms, contractTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Received, Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { refuseOlder } from '../../../../platform/ops/desk.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { memberSubject } from '../../../people/members/scoped-member.ts';
import { contractOf, contractRows } from '../pages/contract-row.ts';
import { dropProposal } from '../signing/answer-proposal.ts';
import { contractDesk } from '../signing/contract-desk.ts';
import { endByParties } from '../signing/end-contract.ts';
import { proposeContract, refuseFaulty } from '../signing/propose-contract.ts';
import { signContract } from '../signing/sign-contract.ts';

export const OFFER_CONTRACT = 'contracts.offer';
export const SIGN_CONTRACT = 'contracts.sign';

type Offer = Received<typeof offering>['body'];
type Move = Received<typeof moving>['body'] & { id: string };
interface Deps {
  brands: Brands;
  now: Date;
}
const RULE = { standard: 'always', floor: 'always' } as const;

/** Contracts that the brand offers, or signs as asked for: from then on it owes what they say, so two operators do. */
export function grantProposals({ brands }: Pick<Deps, 'brands'>) {
  return [
    changeProposal({
      kind: OFFER_CONTRACT,
      permission: 'contracts.offer',
      rule: RULE,
      wanted: z.object({ agent: z.string(), terms: contractTerms }),
      carryOut: async (tx, { agent, terms }, { call, brandId, reason, now }) => {
        const brand = await readScopeBrand(tx, brandId);
        const scoped = { ...call, brands: [brand] };
        return offerByBrand(tx, scoped, { brand: brand.code, agent, terms, reason }, { brands, now });
      },
    }),
    changeProposal({
      kind: SIGN_CONTRACT,
      permission: 'contracts.offer',
      rule: RULE,
      wanted: z.object({ id: z.uuid(), version: z.int() }),
      carryOut: (tx, wanted, { call, reason, now }) =>
        moveByBrand(tx, call, { ...wanted, move: 'sign', reason }, { brands, now }),
    }),
  ];
}

/** Refuses as `offerContract` declares. */
export async function offerByBrand(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brands'>,
  { agent, reason, ...body }: Offer,
  { brands, now }: Deps,
): Promise<Value<typeof offering>> {
  const brand = await brands.findById(call.brands.find(({ code }) => code === body.brand)?.id ?? '');
  const member = brand && (await agentNamed(tx, brand.id, agent));
  if (!brand || !member) throw new Refusal('not_found');
  if (!brand.settings.site.agentPolicy) throw new Refusal('contract_off');
  const terms = contractTermsOf(body.terms);
  refuseFaulty(terms);
  const action = { brandId: brand.id, subject: memberSubject(member), reason };
  if (await call.mustBeProposed(tx, OFFER_CONTRACT)) {
    const proposal = await proposeChange(tx, call, {
      ...action,
      kind: OFFER_CONTRACT,
      wanted: { agent, terms: body.terms },
      before: {},
      after: { terms: body.terms },
    });
    return { id: null, proposal };
  }
  const { id, sha256 } = await proposeContract(tx, {
    brand,
    memberId: member.id,
    uplineId: null,
    payer: 'platform',
    terms,
    by: { side: 'upline', operator: call.operator.name },
    note: reason,
    now,
  });
  await call.record(tx, {
    action: 'contracts.offer',
    ...action,
    after: { contract: id, sha256, terms: body.terms },
  });
  return { id, proposal: null };
}

/** Refuses as `moveContract` declares. */
export async function moveByBrand(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, move, version, reason }: Move,
  { brands, now }: Deps,
): Promise<Value<typeof moving>> {
  const found = await contractDesk.lockFor(tx, call, { id });
  if (found.uplineId !== null) throw new Refusal('contract_moved_on', { state: found.state });
  refuseOlder(found, version);
  const brand = await brands.findById(found.merchantId);
  if (!brand) throw new Refusal('not_found');
  const action = { ...contractDesk.about(found), reason };
  if (move === 'sign' && (await call.mustBeProposed(tx, SIGN_CONTRACT))) {
    if (found.state !== 'asked') throw new Refusal('contract_moved_on', { state: found.state });
    const row = await contractRows(tx).where('c.id', '=', id).executeTakeFirstOrThrow();
    const proposal = await proposeChange(tx, call, {
      ...action,
      kind: SIGN_CONTRACT,
      wanted: { id, version },
      before: { state: found.state },
      after: { state: 'signed', terms: row.terms, sha256: found.sha256 },
    });
    return { state: found.state, proposal };
  }
  const by = { side: 'upline', operator: call.operator.name } as const;
  const done = { by, timeZone: brand.timeZone, now };
  if (move === 'sign') await signContract(tx, found, { ...done, sha256: found.sha256 });
  else if (move === 'deny' || move === 'withdraw')
    await dropProposal(tx, found, { ...done, move, note: reason });
  else await endByParties(tx, found, { ...done, move });
  const row = await contractRows(tx).where('c.id', '=', found.id).executeTakeFirstOrThrow();
  const { state } = contractOf(row);
  await call.record(tx, {
    action: `contracts.${move}`,
    ...action,
    before: { state: found.state },
    after: { state, sha256: found.sha256 },
  });
  return { state, proposal: null };
}

async function agentNamed(db: Queryable, merchantId: string, name: string) {
  const member = await db
    .selectFrom('members.account')
    .select(['id', 'username'])
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', name.toLowerCase())
    .executeTakeFirst();
  return member && { id: member.id, username: member.username ?? '' };
}
