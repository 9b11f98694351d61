import { randomInt } from 'node:crypto';
import type { sendDocuments as endpoint } from '@lanna/contract/accounts/kyc/kyc';
import { DESK_CHECKS } from '@lanna/contract/accounts/kyc/ops';
import type { Received } from '@lanna/contract/endpoint';
import { type DocumentPart, isDocumentNumber } from '@lanna/rules/accounts/kyc/identity-documents';
import sharp from 'sharp';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { standInOperator } from '../../house/brands/stand-in-operator.factory.ts';
import { identityFixture } from '../../people/authentication/identity.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { exclusionDepsOf } from '../protection/exclusion.factory.ts';
import { exclusionsOf } from '../protection/exclusions.ts';
import { approveIdentity } from './desk/approve-identity.ts';
import { rejectIdentity } from './desk/reject-identity.ts';
import { takeCheck } from './desk/take-check.ts';
import { approvedDocuments } from './documents/approved-documents.ts';
import type { KycDeps } from './documents/deps.ts';
import { keepIdentityPicture } from './documents/pictures.ts';
import { sendDocuments } from './documents/send-documents.ts';
import { showIdentity } from './documents/show-identity.ts';

type Body = Received<typeof endpoint>['body'];
type Member = { memberId: string; merchantId: string };

/** What tests of the identity check do in a brand. */
export function kycFixture(db: Database, brand: BrandProfile) {
  const { clock, deps: authentication, context } = identityFixture(db, brand);
  const deps: KycDeps = {
    db,
    clock,
    secrets: testSecrets(),
    documentMarkSecret: async () => Buffer.alloc(32, 9),
    identityMarkSecret: authentication.identityMarkSecret,
    exclusions: exclusionsOf(exclusionDepsOf({ db, clock }, [], [approvedDocuments(testSecrets())])),
  };
  const now = () => clock.now();

  const upload = async ({ memberId, merchantId }: Member, part: DocumentPart, bytes?: Buffer) => {
    const base64 = (bytes ?? (await aPicture())).toString('base64');
    return keepIdentityPicture(deps, { part, base64 }, { memberId, merchantId });
  };

  /** A whole passport, unless something else is asked for. */
  async function body(member: Member, options: Partial<Body> = {}): Promise<Body> {
    const pictures = options.pictures ?? [
      { part: 'front' as const, id: (await upload(member, 'front')).id },
      { part: 'face' as const, id: (await upload(member, 'face')).id },
    ];
    return {
      kind: 'passport',
      name: 'Somchai Jaidee',
      birthday: '1990-04-13',
      number: `AA${randomInt(1_000_000, 9_999_999)}`,
      validUntil: '2031-01-01',
      ...options,
      pictures,
    };
  }

  async function send(member: Member, options: Partial<Body> = {}, key = newId()) {
    return sendDocuments(
      deps,
      await body(member, options),
      { memberId: member.memberId, sessionId: newId() },
      { ...context(), brand, idempotencyKey: key },
    );
  }

  const operator = (name?: string, options?: { mustBeProposed?: boolean }) =>
    standInOperator(brand, name, options);
  type Desk = ReturnType<typeof operator>;

  const rowOf = (id: string) =>
    db.kysely.selectFrom('kyc.submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const take = async (id: string, { call }: Desk) => {
    const { version } = await rowOf(id);
    await db.transaction((tx) => takeCheck(tx, call, { id, version }, now()));
  };
  const approve = async (id: string, { call }: Desk, reason = '', checks = [...DESK_CHECKS]) => {
    const { version } = await rowOf(id);
    await db.transaction((tx) => approveIdentity(tx, deps, call, { id, version, checks, reason }, now()));
  };

  return {
    db,
    brand,
    clock,
    deps,
    context,
    upload,
    body,
    send,
    operator,
    rowOf,
    take,
    approve,
    member: (options: MemberOptions = {}) => createMember(db, brand, { now: now(), ...options }),
    show: (member: Member) => showIdentity(db.kysely, member, now()),
    reject: async (
      id: string,
      { call }: Desk,
      reasons: Parameters<typeof rejectIdentity>[2]['reasons'] = ['unreadable'],
    ) => {
      const { version } = await rowOf(id);
      await db.transaction((tx) => rejectIdentity(tx, call, { id, version, reasons, words: '' }, now()));
    },
    /** Documents that are sent and approved. */
    approved: async (member: Member, options: Partial<Body> = {}) => {
      const { current } = await send(member, options);
      const id = current?.id ?? '';
      const desk = operator();
      await take(id, desk);
      await approve(id, desk);
      return id;
    },
    /** What a brand lets wait; the rest as a brand has it that has set nothing. */
    set: (
      options: Partial<{
        withdrawals: 'none' | 'above' | 'all';
        withdrawal_above: bigint | null;
        deposit_above: bigint | null;
        deposit_total_above: bigint | null;
        kinds: string[];
        address_proof: 'none' | 'optional' | 'required';
        tries_a_day: number;
      }>,
    ) => {
      const row = {
        withdrawals: 'none',
        withdrawal_above: null,
        deposit_above: null,
        deposit_total_above: null,
        kinds: ['thai_id', 'passport', 'driving_licence'],
        address_proof: 'none',
        tries_a_day: 3,
        kept_days: 90,
        version: 1,
        changed_at: now(),
        changed_by: 'test',
        ...options,
      };
      return db.kysely
        .insertInto('kyc.setting')
        .values({ merchant_id: brand.id, ...row })
        .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
        .execute();
    },
  };
}

/** A picture like no other. */
export function aPicture(width = 400, height = 260): Promise<Buffer> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><text x="20" y="60" font-size="24">${newId()}</text></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer();
}

/** A number that a Thai identity card can have. */
export function aThaiId(): string {
  for (;;) {
    const number = `${randomInt(1, 9)}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`;
    if (isDocumentNumber('thai_id', number)) return number;
  }
}
