import type { JoinRow } from '@lanna/contract/accounts/join/ops';
import { CONTACT_WAYS, type ContactWayName } from '@lanna/rules/people/authentication/contact-way';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskEmail, maskMobile, maskName } from '../../../people/members/mask.ts';
import { contactForm } from '../applying/contact-form.ts';

interface Filters {
  state?: JoinRow['state'] | 'waiting' | undefined;
  wish?: JoinRow['wish'] | undefined;
  search?: string | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`a.sent_at`, type: 'timestamptz' } }, id: sql`a.id` };

export async function listApplications(
  db: Queryable,
  brands: readonly Brand[],
  wanted: PageWanted & Filters,
) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((record) => applicationRow(record, brands)) };
}

export function exportApplications(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
): CsvAnswer {
  return {
    name: 'join',
    header: [
      'sent',
      'brand',
      'name',
      'wish',
      'contacts',
      'players',
      'remark',
      'member',
      'state',
      'note',
      'handled_by',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: { sort: string } & Filters) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = applicationRow(record, brands);
    const contacts = row.contacts.map(({ way, value }) => `${way}: ${value}`).join(' · ');
    const { sentAt, brand, name, wish: request, players, remark, member, state, note, handledBy } = row;
    yield [
      sentAt,
      brand,
      name,
      request,
      contacts,
      players,
      remark,
      member?.name ?? null,
      state,
      note,
      handledBy,
    ] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], { state, wish: request, search }: Filters) {
  return applicationsOf(
    db,
    brands.map(({ id }) => id),
  )
    .$if(state === 'waiting', (query) => query.where('a.state', '<>', 'done'))
    .$if(state !== undefined && state !== 'waiting', (query) => query.where('a.state', '=', state ?? ''))
    .$if(request !== undefined, (query) => query.where('a.wish', '=', request ?? ''))
    .$if(search !== undefined, (query) => query.where(isAbout(search ?? '', brands)));
}

function isAbout(search: string, brands: readonly Brand[]) {
  const countries = [...new Set(brands.map(({ country }) => country))];
  const whole = CONTACT_WAYS.flatMap((way) =>
    countries.map((country) => sql`${sql.ref(`a.${way}`)} = ${contactForm(way, search, country)}`),
  );
  const text = sql`position(lower(${search}) in lower(a.name || ' ' || a.players || ' ' || a.remark || ' ' || a.note)) > 0`;
  return sql<boolean>`(${sql.join([text, ...whole], sql` or `)})`;
}

export function applicationsOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('join.application as a')
    .leftJoin('members.account as m', 'm.id', 'a.member_id')
    .leftJoin('members.account as made', 'made.id', 'a.agent_id')
    .where('a.merchant_id', 'in', brandIds)
    .select([
      'a.id',
      'a.merchant_id',
      'a.sent_at',
      'a.name',
      'a.wish',
      'a.line',
      'a.phone',
      'a.email',
      'a.telegram',
      'a.players',
      'a.remark',
      'a.language',
      'a.member_id',
      'm.username',
      'a.agent_id',
      'made.username as agent_name',
      'a.state',
      'a.note',
      'a.handled_by',
      'a.handled_at',
      'a.version',
    ]);
}

type ApplicationRecord = Awaited<ReturnType<ReturnType<typeof applicationsOf>['executeTakeFirstOrThrow']>>;

export function applicationRow(record: ApplicationRecord, brands: readonly Brand[]): JoinRow {
  return {
    id: record.id,
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? '',
    sentAt: record.sent_at.toISOString(),
    name: record.name,
    wish: record.wish as JoinRow['wish'],
    contacts: contactsOf(record).map(({ way, value }) => ({ way, value: MASKS[way](value) })),
    players: record.players,
    remark: record.remark,
    language: record.language,
    member: record.member_id === null ? null : { id: record.member_id, name: record.username ?? '' },
    state: record.state as JoinRow['state'],
    note: record.note,
    agent: record.agent_id === null ? null : { id: record.agent_id, name: record.agent_name ?? '' },
    handledBy: record.handled_by,
    handledAt: record.handled_at?.toISOString() ?? null,
    version: record.version,
  };
}

export function contactsOf(record: Pick<ApplicationRecord, ContactWayName>): JoinRow['contacts'] {
  return CONTACT_WAYS.flatMap((way) => {
    const value = record[way];
    return value === null ? [] : [{ way, value }];
  });
}

const MASKS = {
  line: maskName,
  phone: maskMobile,
  email: maskEmail,
  telegram: maskName,
} as const satisfies Record<ContactWayName, (value: string) => string>;
