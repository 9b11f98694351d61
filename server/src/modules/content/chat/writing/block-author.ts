import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { memberOfAuthor } from '../rooms/author.ts';
import { hiddenAuthors } from '../rooms/hidden-authors.ts';

/** Neither reads the other from now on, and the other is not told. Refuses with `chat_message_unknown`, `chat_own_message`. */
export async function blockAuthor(
  { db, clock }: Pick<ChatDeps, 'db' | 'clock'>,
  brand: Brand,
  memberId: string,
  { author, blocked }: { author: string; blocked: boolean },
): Promise<{ hidden: string[] }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const other = await memberOfAuthor(tx, brand.id, author);
    if (!other) throw new Refusal('chat_message_unknown');
    if (other === memberId) throw new Refusal('chat_own_message');
    if (blocked)
      await tx
        .insertInto('chat.block')
        .values({ member_id: memberId, blocked_id: other, merchant_id: brand.id, at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('chat.block')
        .where('member_id', '=', memberId)
        .where('blocked_id', '=', other)
        .execute();
    await notifyPush(tx, { m: [memberId, other], t: ['chat_changed'] });
    return { hidden: await hiddenAuthors(tx, memberId) };
  });
}
