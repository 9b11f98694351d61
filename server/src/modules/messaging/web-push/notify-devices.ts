import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { PushKind, PushMessage } from '@lanna/contract/messaging/web-push/web-push';
import type { Language } from '@lanna/contract/people/members/members';
import type { LocalText } from '@lanna/rules/local-text';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { notifiedMembers } from './devices/notified-members.ts';
import { quietRow, quietUntil } from './sending/quiet-hours.ts';

export interface DeviceNotice {
  merchantId: string;
  memberIds: readonly string[];
  /** `try`: the member's own request to see whether messages arrive; it cannot be turned off. */
  kind: PushKind | 'try';
  /** Others may see the screen: no amounts, no names, no secrets. */
  title: LocalText;
  text: LocalText;
  /** Of the site, where a press leads: `/promotions`, `/?centre=member&page=transferFund`. */
  path: `/${string}`;
  /** A later message of the same tag takes the place of the earlier one. The kind, unless said otherwise. */
  tag?: string;
  now: Date;
}

const TITLE_MAX = 80;
const TEXT_MAX = 240;

/**
 * Notifies members' devices, once this transaction is committed: within a minute, or when their quiet hours are over, as long as the
 * member wants this kind and the account is open. Answers how many devices will be notified.
 */
export async function notifyDevices(tx: Tx, notice: DeviceNotice): Promise<number> {
  if (!/^\/(?![/\\])/.test(notice.path)) throw new Error(`${notice.path} is no path of the site`);
  const devices = await notifiedMembers(tx)
    .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
    .leftJoin('web_push.quiet_hours as q', 'q.member_id', 's.member_id')
    .select(['s.id', 's.language', 'b.time_zone', 'q.from_minute', 'q.until_minute', 'q.kinds'])
    .where('s.merchant_id', '=', notice.merchantId)
    .where('s.member_id', '=', sql<string>`any (${notice.memberIds})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('web_push.unwanted_kind as u')
            .select('u.kind')
            .whereRef('u.member_id', '=', 's.member_id')
            .where('u.kind', '=', notice.kind),
        ),
      ),
    )
    .execute();
  if (devices.length === 0) return 0;
  await tx
    .insertInto('web_push.delivery')
    .values(
      devices.map(({ id, language, time_zone: timeZone, ...quiet }) => {
        const heldUntil = quietUntil(quietRow(quiet), notice.kind, notice.now, timeZone);
        return {
          id: newId(),
          subscription_id: id,
          payload: JSON.stringify(messageIn(language as Language, notice)),
          due_at: heldUntil ?? notice.now,
          held_until: heldUntil,
          created_at: notice.now,
        };
      }),
    )
    .execute();
  return devices.length;
}

function messageIn(language: Language, { title, text, path, kind, tag = kind }: DeviceNotice): PushMessage {
  return {
    title: [...localText(title, language, 'TH')].slice(0, TITLE_MAX).join(''),
    body: [...localText(text, language, 'TH')].slice(0, TEXT_MAX).join(''),
    path,
    tag,
    lang: LANGUAGE_TAGS[languageOfLocalText(title, language, 'TH')],
  };
}
