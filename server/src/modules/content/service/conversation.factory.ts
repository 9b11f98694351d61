import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { createMember } from '../../people/members/member.factory.ts';
import type { Customer } from './chat/customer.ts';
import { sendMessage } from './chat/send-message.ts';

/** A conversation that a member of the brand has begun. */
export async function createConversation(
  { db, clock }: { db: Database; clock: Clock },
  brand: Parameters<typeof createMember>[1],
  text = 'My lantern does not light',
) {
  const { memberId, username } = await createMember(db, brand);
  const customer: Customer = { merchantId: brand.id, memberId };
  await sendMessage(
    { db, clock },
    customer,
    { clientId: randomUUID(), text, page: '/rng' },
    { language: 'TH', device: 'Phone 7' },
  );
  const { id } = await db.kysely
    .selectFrom('service.conversation')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { id, memberId, username, customer };
}
