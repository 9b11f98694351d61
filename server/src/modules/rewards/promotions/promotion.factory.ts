import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { PromotionsPromotion } from '../../../platform/generated/promotions.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { exclusionDepsOf } from '../../accounts/protection/exclusion.factory.ts';
import type { BankAccountsOfPerson } from '../../accounts/protection/exclusion-deps.ts';
import { findSamePerson } from '../../accounts/protection/same-person.ts';
import { keepPicture } from '../../house/files/keep-picture.ts';
import type { ClaimDeps } from './applying/claim-promotion.ts';
import { NOTHING_MORE } from './more-promotions.ts';

/** What claiming works with: a person is known by what the test proves of the account. */
export function claimDeps(
  deps: { db: Database; clock: Clock },
  bankAccounts: readonly BankAccountsOfPerson[] = [],
): ClaimDeps {
  return { ...deps, more: NOTHING_MORE, findSamePerson: findSamePerson(exclusionDepsOf(deps, bankAccounts)) };
}

const START = new Date('2026-11-01T00:00:00Z');

export async function createCategory(
  db: Database,
  brand: { id: string },
  name = 'Every day',
): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('promotions.category')
    .values({ id, merchant_id: brand.id, name: { EN: name, TH: 'ทุกวัน' }, created_at: START })
    .execute();
  return id;
}

/** A promotion that runs: an application of up to 500.00, unless the test asks otherwise. */
export async function createPromotion(
  db: Database,
  brand: { id: string; currency: string },
  options: Partial<Insertable<PromotionsPromotion>> = {},
): Promise<string> {
  const id = newId();
  const kind = options.kind ?? 'application';
  const state = options.state ?? 'published';
  await db.kysely
    .insertInto('promotions.promotion')
    .values({
      id,
      merchant_id: brand.id,
      category_id: options.category_id ?? (await createCategory(db, brand)),
      currency: brand.currency,
      title: { EN: 'A lantern for your birthday', TH: 'โคมวันเกิด' },
      text: { EN: 'Once a year', TH: 'ปีละครั้ง' },
      content: { EN: '<p>Tell us when.</p>', TH: '<p>บอกวันเกิด</p>' },
      starts_at: START,
      reward_kind: kind === 'notice' ? null : kind === 'claim' ? 'fixed' : 'up_to',
      reward_amount: kind === 'notice' ? null : kind === 'claim' ? 1_000_000n : 50_000_000n,
      frequency: kind === 'claim' ? 'daily' : null,
      applications_max: kind === 'application' ? 1 : null,
      budget_total: kind === 'claim' ? 1_000_000_000n : null,
      created_at: START,
      created_by: 'test',
      published_at: state === 'draft' ? null : START,
      published_by: 'test',
      ...options,
      kind,
      state,
    })
    .execute();
  return id;
}

/** A picture that a member has uploaded and no application has. */
export async function uploadPicture(
  db: Database,
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
): Promise<string> {
  const webp = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#224488' } })
    .webp()
    .toBuffer();
  return db.transaction(async (tx) => {
    const picture = { webp, width: 120, height: 120 };
    const id = await keepPicture(tx, { merchantId, picture, shownTo: 'nobody', now });
    await tx
      .insertInto('promotions.uploaded_picture')
      .values({ picture_id: id, merchant_id: merchantId, member_id: memberId, uploaded_at: now })
      .execute();
    return id;
  });
}
