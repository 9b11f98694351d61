import type { ContractDocument } from '@lanna/contract/commission/contracts/contracts';
import type { Language } from '@lanna/contract/people/members/members';
import type { ContractEventKind, ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import { textDigest } from '@lanna/rules/commission/contracts/contract-seal';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';
import { type ContractTexts, contractOf, contractRows } from './contract-row.ts';
import { contractView, namesOf } from './list-own-contracts.ts';

/** One contract of the caller with its document. Refuses with `contract_unknown`. */
export async function showOwnContract(
  db: Queryable,
  brand: BrandProfile,
  { id, memberId, language }: { id: string; memberId: string; language: Language },
): Promise<ContractDocument> {
  const row = await contractRows(db)
    .select(['c.facts', 'c.texts'])
    .where('c.id', '=', id)
    .where('c.merchant_id', '=', brand.id)
    .where(({ or, eb }) => or([eb('c.member_id', '=', memberId), eb('c.upline_id', '=', memberId)]))
    .executeTakeFirst();
  if (!row) throw new Refusal('contract_unknown');
  const contract = contractOf(row);
  const texts = row.texts as unknown as ContractTexts;
  const names = await namesOf(db, { merchantId: brand.id, memberId }, [contract]);
  const view = contractView(contract, { memberId, brandName: brandName(brand, language) }, names);
  const { language: of, title, clauses, salt } = texts[view.side];
  return {
    contract: view,
    facts: row.facts as Record<string, unknown>,
    text: {
      language: of,
      title,
      clauses: clauses.map(({ text, lines }) => ({ text, lines: [...lines] })),
      salt,
    },
    textDigests: { member: textDigest(texts.member), upline: textDigest(texts.upline) },
    ...(await historyOf(db, id)),
  };
}

/** Signatures and events of a contract, oldest first. */
export async function historyOf(db: Queryable, id: string) {
  const [signatures, events] = await Promise.all([
    db
      .selectFrom('contracts.signature')
      .select(['side', 'at', 'sha256'])
      .where('contract_id', '=', id)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('contracts.event')
      .select(['what', 'side', 'at'])
      .where('contract_id', '=', id)
      .orderBy('number')
      .execute(),
  ]);
  return {
    signatures: signatures.map(({ side, at, sha256 }) => ({
      side: side as ContractSide,
      at: at.toISOString(),
      sha256,
    })),
    events: events.map(({ what, side, at }) => ({
      what: what as ContractEventKind,
      side: side as ContractSide | 'brand' | null,
      at: at.toISOString(),
    })),
  };
}
