import * as contract from '@lanna/contract/contracts/ops';
import { contractTermsOf } from '@lanna/contract/contracts/terms';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Brands } from '../brands/find-brand.ts';
import { memberSubject } from '../members/scoped-member.ts';
import { dropProposal } from './answer-proposal.ts';
import { contractOf, contractRows } from './contract-row.ts';
import { endByBrand, lockForOperator, subjectOf } from './end-by-brand.ts';
import { endByParties } from './end-contract.ts';
import { listOpsContracts } from './list-ops-contracts.ts';
import { listPlans, removePlan, savePlan } from './plans.ts';
import { proposeContract } from './propose-contract.ts';
import { showOpsContract } from './show-ops-contract.ts';
import { signContract } from './sign-contract.ts';

/** Contracts in operators' hands: the brand is the granting side of those at the top, and of any it pays directly. */
export function contractOps({
  db,
  clock,
  brands,
}: {
  db: Database;
  clock: Clock;
  brands: Brands;
}): OpsRoute[] {
  const { kysely } = db;
  return [
    opsRoute(contract.listContracts, (call) => listOpsContracts(kysely, call.brands, call.query)),
    opsRoute(contract.showOpsContract, (call) => showOpsContract(kysely, call, call.params.id)),
    opsRoute(contract.offerContract, async ({ body, brands: scope, operator, record }) => {
      const brand = await brands.findById(scope.find(({ code }) => code === body.brand)?.id ?? '');
      const member = brand && (await agentNamed(kysely, brand.id, body.agent));
      if (!brand || !member) throw new Refusal('not_found');
      if (!brand.settings.site.agentPolicy) throw new Refusal('contract_off');
      const terms = contractTermsOf(body.terms);
      return db.transaction(async (tx) => {
        const { id, sha256 } = await proposeContract(tx, {
          brand,
          memberId: member.id,
          uplineId: null,
          payer: 'platform',
          terms,
          by: { side: 'upline', operator: operator.name },
          note: body.reason,
          now: clock.now(),
        });
        await record(tx, {
          action: 'contracts.offer',
          brandId: brand.id,
          subject: memberSubject(member),
          after: { contract: id, sha256, terms: body.terms },
          reason: body.reason,
        });
        return { id };
      });
    }),
    opsRoute(contract.moveContract, ({ params, body, brandIds, operator, record }) =>
      db.transaction(async (tx) => {
        const found = await lockForOperator(tx, brandIds, params.id);
        if (found.uplineId !== null) throw new Refusal('contract_moved_on', { state: found.state });
        if (found.version !== body.version) throw new Refusal('changed_meanwhile');
        const brand = await brands.findById(found.merchantId);
        if (!brand) throw new Refusal('not_found');
        const by = { side: 'upline', operator: operator.name } as const;
        const done = { by, timeZone: brand.timeZone, now: clock.now() };
        const { move } = body;
        if (move === 'sign') await signContract(tx, found, { ...done, sha256: found.sha256 });
        else if (move === 'deny' || move === 'withdraw')
          await dropProposal(tx, found, { ...done, move, note: body.reason });
        else await endByParties(tx, found, { ...done, move });
        const row = await contractRows(tx).where('c.id', '=', found.id).executeTakeFirstOrThrow();
        const { state } = contractOf(row);
        await record(tx, {
          action: `contracts.${move}`,
          brandId: found.merchantId,
          subject: subjectOf(found),
          before: { state: found.state },
          after: { state, sha256: found.sha256 },
          reason: body.reason,
        });
        return { state };
      }),
    ),
    opsRoute(contract.endContract, (call) => endByBrand(db, call, call.params.id, call.body, clock.now())),
    opsRoute(contract.listPlans, (call) => listPlans(kysely, call.brands)),
    opsRoute(contract.savePlan, (call) => savePlan(db, call, call)),
    opsRoute(contract.removePlan, (call) => removePlan(db, call, call)),
  ];
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
