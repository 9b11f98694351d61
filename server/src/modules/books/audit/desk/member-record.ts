import { listAccessFailures, listSecurityEvents } from '@lanna/contract/books/audit/ops';
import { z } from 'zod';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

interface OfMember extends ListScope {
  params: { id: string };
}

const facts = z.record(z.string(), z.unknown()).nullable();

/** The security record of a member. */
export const securityEvents = opsList(
  listSecurityEvents,
  ({ db, params }: OfMember) =>
    db
      .selectFrom('audit.member_event as e')
      .select(['e.id', 'e.number', 'e.kind', 'e.address', 'e.country', 'e.device'])
      .select(['e.before', 'e.after', 'e.at', 'e.is_sealed'])
      .where('e.member_id', '=', params.id),
  {
    brand: 'e.merchant_id',
    where: { kind: 'e.kind' },
    sorts: { at: { by: 'e.at', type: 'timestamptz' } },
    id: 'e.id',
    row: ({ id, number, kind, address, country, device, before, after, at, is_sealed }) => ({
      id,
      number: number.toString(),
      kind,
      address,
      country,
      device,
      before: facts.parse(before),
      after: facts.parse(after),
      at: at.toISOString(),
      sealed: is_sealed === true,
    }),
  },
);

/** Failed log-ins at a member's account, as long as they are kept. */
export const accessFailures = opsList(
  listAccessFailures,
  ({ db, params }: OfMember) =>
    db
      .selectFrom('audit.access_failure as f')
      .select(['f.id', 'f.method', 'f.reason', 'f.address', 'f.country', 'f.device', 'f.hits', 'f.at'])
      .where('f.member_id', '=', params.id),
  {
    brand: 'f.merchant_id',
    where: {},
    sorts: { at: { by: 'f.at', type: 'timestamptz' } },
    id: 'f.id',
    row: ({ id, method, reason, address, country, device, hits, at }) => ({
      id,
      method,
      reason,
      address,
      country,
      device,
      hits,
      at: at.toISOString(),
    }),
  },
);
