import type { Language, LocalText } from '@lanna/rules/local-text';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Members above it have a room of their own: the rank from which customer service has a channel of its own too. */
export const RANK_ABOVE = 4;

/** Makes the rooms a brand has by itself, where they are not there yet: one for each of its languages, one for members of a high rank. */
export async function ensureRooms(
  db: Queryable,
  brand: { id: string; languages: readonly Language[] },
  now: Date,
): Promise<void> {
  const wanted = [
    ...brand.languages.map((language, at) => ({
      kind: 'language',
      subject: language,
      name: NAMES[language],
      position: at,
      smallest_rank: 0,
    })),
    {
      kind: 'rank',
      subject: String(RANK_ABOVE + 1),
      name: RANK_NAME,
      position: 100,
      smallest_rank: RANK_ABOVE + 1,
    },
  ];
  const known = await db
    .selectFrom('chat.room')
    .select(['kind', 'subject'])
    .where('merchant_id', '=', brand.id)
    .where('kind', '<>', 'table')
    .execute();
  const missing = wanted.filter(
    ({ kind, subject }) => !known.some((room) => room.kind === kind && room.subject === subject),
  );
  if (missing.length === 0) return;
  await db
    .insertInto('chat.room')
    .values(missing.map((room) => ({ ...room, id: newId(), merchant_id: brand.id, created_at: now })))
    .onConflict((on) => on.columns(['merchant_id', 'kind', 'subject']).doNothing())
    .execute();
}

const RANK_NAME: LocalText = {
  TH: 'ห้อง VIP',
  EN: 'VIP room',
  CN: 'VIP 聊天室',
  ID: 'Ruang VIP',
  PT: 'Sala VIP',
  TY: 'VIP odası',
  VI: 'Phòng VIP',
};

const NAMES: Readonly<Record<Language, LocalText>> = {
  TH: {
    TH: 'ห้องภาษาไทย',
    EN: 'Thai',
    CN: '泰语聊天室',
    ID: 'Bahasa Thai',
    PT: 'Tailandês',
    TY: 'Tayca',
    VI: 'Tiếng Thái',
  },
  EN: {
    TH: 'ห้องภาษาอังกฤษ',
    EN: 'English',
    CN: '英语聊天室',
    ID: 'Bahasa Inggris',
    PT: 'Inglês',
    TY: 'İngilizce',
    VI: 'Tiếng Anh',
  },
  CN: {
    TH: 'ห้องภาษาจีน',
    EN: 'Chinese',
    CN: '中文聊天室',
    ID: 'Bahasa Mandarin',
    PT: 'Chinês',
    TY: 'Çince',
    VI: 'Tiếng Trung',
  },
  ID: {
    TH: 'ห้องภาษาอินโดนีเซีย',
    EN: 'Indonesian',
    CN: '印尼语聊天室',
    ID: 'Bahasa Indonesia',
    PT: 'Indonésio',
    TY: 'Endonezce',
    VI: 'Tiếng Indonesia',
  },
  PT: {
    TH: 'ห้องภาษาโปรตุเกส',
    EN: 'Portuguese',
    CN: '葡语聊天室',
    ID: 'Bahasa Portugis',
    PT: 'Português',
    TY: 'Portekizce',
    VI: 'Tiếng Bồ Đào Nha',
  },
  TY: {
    TH: 'ห้องภาษาตุรกี',
    EN: 'Turkish',
    CN: '土耳其语聊天室',
    ID: 'Bahasa Turki',
    PT: 'Turco',
    TY: 'Türkçe',
    VI: 'Tiếng Thổ Nhĩ Kỳ',
  },
  VI: {
    TH: 'ห้องภาษาเวียดนาม',
    EN: 'Vietnamese',
    CN: '越南语聊天室',
    ID: 'Bahasa Vietnam',
    PT: 'Vietnamita',
    TY: 'Vietnamca',
    VI: 'Tiếng Việt',
  },
};
