import type { Contacts } from '@lanna/contract/contacts';
import { SERVICE_PATHS } from '@lanna/contract/content/service/service';
import { hideServicePath } from '@lanna/rules/service-path';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readDesk } from '../desk/desk-settings.ts';
import { VIP_ABOVE } from '../vip-above.ts';

const CHAT_PATH = '/chat';

/** The ways to a brand's customer service: what it has set, and the chat, in whose place very important members have theirs. */
export async function listServicePaths(
  db: Queryable,
  brand: { id: string; contacts: Contacts },
  memberId: string | undefined,
): Promise<{ type: number; path: string }[]> {
  const { line, phone, email, url } = brand.contacts;
  const paths = [
    (await isVip(db, brand.id, memberId))
      ? { type: SERVICE_PATHS.vip, path: (await readDesk(db, brand.id)).settings.vipLink ?? CHAT_PATH }
      : { type: SERVICE_PATHS.chat, path: CHAT_PATH },
    ...(line === null ? [] : [{ type: SERVICE_PATHS.line, path: lineAddress(line) }]),
    ...(phone === null ? [] : [{ type: SERVICE_PATHS.phone, path: `tel:${phone.replace(/[^\d+]/g, '')}` }]),
    ...(email === null ? [] : [{ type: SERVICE_PATHS.mail, path: `mailto:${email}` }]),
    ...(url === null ? [] : [{ type: SERVICE_PATHS.page, path: url }]),
  ];
  return Promise.all(paths.map(async ({ type, path }) => ({ type, path: await hideServicePath(path) })));
}

async function isVip(db: Queryable, merchantId: string, memberId: string | undefined): Promise<boolean> {
  if (memberId === undefined) return false;
  const member = await db
    .selectFrom('members.account')
    .select('rank_level')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return (member?.rank_level ?? 0) > VIP_ABOVE;
}

/** Official accounts and persons have other paths. */
function lineAddress(id: string): string {
  return id.startsWith('@')
    ? `https://line.me/R/ti/p/${encodeURIComponent(id)}`
    : `https://line.me/ti/p/~${encodeURIComponent(id)}`;
}
