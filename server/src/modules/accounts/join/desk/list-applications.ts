import { type JoinRow, listApplications } from '@lanna/contract/accounts/join/ops';
import { CONTACT_WAYS, type ContactWayName } from '@lanna/rules/people/authentication/contact-way';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { maskEmail, maskMobile, maskName } from '../../../people/members/mask.ts';
import { contactForm } from '../applying/contact-form.ts';

export const applications = opsList(
  listApplications,
  ({ db }: ListScope) =>
    db
      .selectFrom('join.application as a')
      .leftJoin('members.account as m', 'm.id', 'a.member_id')
      .leftJoin('members.account as made', 'made.id', 'a.agent_id')
      .selectAll('a')
      .select(['m.username', 'made.username as agent_name']),
  {
    brand: 'a.merchant_id',
    where: {
      state: (state, { eb }) =>
        state === 'waiting' ? eb('a.state', '<>', 'done') : eb('a.state', '=', state),
      wish: 'a.wish',
    },
    search: (typed, { brands }) => isAbout(typed, brands),
    sorts: { at: { by: 'a.sent_at', type: 'timestamptz' } },
    id: 'a.id',
    row: (record, { brands }): JoinRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
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
    }),
    file: {
      name: 'join',
      columns: {
        sent: 'sentAt',
        brand: 'brand',
        name: 'name',
        wish: 'wish',
        contacts: ({ contacts }) => contacts.map(({ way, value }) => `${way}: ${value}`).join(' · '),
        players: 'players',
        remark: 'remark',
        member: ({ member }) => member?.name ?? null,
        state: 'state',
        note: 'note',
        handled_by: 'handledBy',
      },
    },
  },
);

function isAbout(search: string, brands: readonly Brand[]) {
  const countries = [...new Set(brands.map(({ country }) => country))];
  const whole = CONTACT_WAYS.flatMap((way) =>
    countries.map((country) => sql`${sql.ref(`a.${way}`)} = ${contactForm(way, search, country)}`),
  );
  const text = sql`position(lower(${search}) in lower(a.name || ' ' || a.players || ' ' || a.remark || ' ' || a.note)) > 0`;
  return sql<boolean>`(${sql.join([text, ...whole], sql` or `)})`;
}

export function contactsOf(record: Record<ContactWayName, string | null>): JoinRow['contacts'] {
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
