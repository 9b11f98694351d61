import type { showOpsContract as endpoint } from '@lanna/contract/commission/contracts/ops';
import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Value } from '@lanna/contract/endpoint';
import { movesOf } from '@lanna/rules/commission/contracts/contract-life';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isSealRight } from '../check-contracts.ts';
import { type ContractTexts, contractOf } from '../pages/contract-row.ts';
import { historyOf } from '../pages/show-own-contract.ts';
import { END_CONTRACT } from './end-by-brand.ts';
import { opsContractRows, showContractRow } from './list-ops-contracts.ts';

/** One contract with everything that was signed, for operators. Refuses with `not_found`. */
export async function showOpsContract(
  db: Queryable,
  { brands, brandIds, mustBeProposed }: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'mustBeProposed'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await opsContractRows(db)
    .select(['c.facts', 'c.texts'])
    .where('c.id', '=', id)
    .where('c.merchant_id', 'in', [...brandIds])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const contract = contractOf(row);
  const { language, title, clauses } = (row.texts as unknown as ContractTexts).upline;
  const shown = showContractRow(row, brands);
  const [{ signatures, events }, operators, needsSecondOperator] = await Promise.all([
    historyOf(db, id),
    operatorsOf(db, id),
    mustBeProposed(db, END_CONTRACT),
  ]);
  return {
    contract: shown,
    terms: wireTermsOf(contract.terms),
    version: contract.version,
    expiresAt: contract.expiresAt.toISOString(),
    noticeDay: contract.noticeDay,
    closing: contract.closing,
    sha256: contract.sha256,
    isRight: isSealRight(row),
    text: {
      language,
      title,
      clauses: clauses.map(({ text, lines }) => ({ text, lines: [...lines] })),
    },
    signatures: signatures.map((one) => ({
      ...one,
      name:
        one.side === 'member'
          ? shown.member.name
          : (shown.upline?.name ?? operators.signed.get(one.side) ?? ''),
    })),
    events: events.map((event, at) => ({ ...event, ...(operators.events[at] ?? NO_OPERATOR) })),
    moves: contract.uplineId === null ? movesOf(contract, 'upline') : [],
    mayEnd: contract.fromDay !== null && contract.lastDay === null,
    needsSecondOperator,
  };
}

const NO_OPERATOR = { operator: null, note: null };

/** Who acted for the brand, which agents are not shown. */
async function operatorsOf(db: Queryable, id: string) {
  const [signed, events] = await Promise.all([
    db.selectFrom('contracts.signature').select(['side', 'operator']).where('contract_id', '=', id).execute(),
    db
      .selectFrom('contracts.event')
      .select(['operator', 'note'])
      .where('contract_id', '=', id)
      .orderBy('number')
      .execute(),
  ]);
  return { signed: new Map(signed.map(({ side, operator }) => [side, operator ?? ''])), events };
}
