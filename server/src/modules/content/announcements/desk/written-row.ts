import type { WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import { cleanRichText } from '../../../../platform/files/rich-text.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isPagePicture } from '../../../house/files/is-page-picture.ts';

/**
 * What an operator has written, as columns. Refuses `rich_text_unsafe`, and `not_found` for a picture, a vendor or a game that the
 * brand has not.
 */
export async function writtenRow(tx: Tx, merchantId: string, written: WrittenAnnouncement) {
  const content = written.content && cleanRichText(written.content);
  const { pictureId } = written;
  if (pictureId !== null && !(await isPagePicture(tx, { merchantId, id: pictureId })))
    throw new Refusal('not_found');
  return {
    type: written.type,
    title: written.title,
    summary: written.summary,
    // Of markup alone nothing may be left.
    content: content && Object.keys(content).length > 0 ? content : null,
    picture_id: pictureId,
    link: written.link,
    position: written.position,
    enabled: written.enabled,
    starts_at: new Date(written.startsAt),
    ends_at: written.endsAt === null ? null : new Date(written.endsAt),
    readers: written.audience.readers,
    ranks: sorted(written.audience.ranks),
    languages: [...new Set(written.audience.languages)],
    new_member_days: written.audience.newMemberDays,
    ...(await aboutColumns(tx, merchantId, written.about)),
  };
}

async function aboutColumns(tx: Tx, merchantId: string, about: WrittenAnnouncement['about']) {
  if (about === null) return { game_kind: null, vendor_id: null, game_id: null };
  const vendor = await tx
    .selectFrom('catalogue.vendor_at_brand')
    .select('vendor_id')
    .where('merchant_id', '=', merchantId)
    .where('code', '=', about.vendor)
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  if (about.gameId !== null) {
    const game = await tx
      .selectFrom('catalogue.game_record')
      .select('id')
      .where('id', '=', about.gameId)
      .where('vendor_id', '=', vendor.vendor_id)
      .executeTakeFirst();
    if (!game) throw new Refusal('not_found');
  }
  return { game_kind: about.kind, vendor_id: vendor.vendor_id, game_id: about.gameId };
}

function sorted(ranks: readonly number[]): number[] {
  return [...new Set(ranks)].sort((one, other) => one - other);
}
