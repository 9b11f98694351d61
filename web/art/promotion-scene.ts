/*
 * What the drawing of a promotion shows. Apart from the drawing itself, since the browser names the picture and the server draws it.
 */

export const PROMOTION_SCENES = [
  'gift',
  'tickets',
  'packet',
  'trophy',
  'friends',
  'stamps',
  'photographs',
  'coins',
  'crown',
  'lantern',
  'lotus',
  'stall',
  'boat',
  'drum',
  'slots',
  'fish',
  'tables',
  'sports',
  'esports',
  'draw',
] as const;
export type PromotionScene = (typeof PROMOTION_SCENES)[number];

/** 4:3 as operators bring theirs, and 16:9. */
export const PROMOTION_SHAPES = ['card', 'wide'] as const;
export type PromotionShape = (typeof PROMOTION_SHAPES)[number];

/** So many evenings each scene is drawn in: two gifts on one board differ. */
export const PROMOTION_VARIANTS = 6;

/** Words of a promotion's code, category or title and the scenes they call for; the first match wins. */
const NAMED: readonly (readonly [RegExp, PromotionScene])[] = [
  [/photo|picture|snap|^ภาพ|^รูป|ภาพถ่าย|รูปถ่าย|ถ่ายภาพ|ส่งภาพ/i, 'photographs'],
  [/raffle|lucky.?draw|ticket|ตั๋ว|จับรางวัล|ลุ้น|ชิงโชค/i, 'tickets'],
  [/friend|refer|invite|เพื่อน|แนะนำ|ชวน/i, 'friends'],
  [/stamp|check.?in|streak|เช็คอิน|สะสม|แสตมป์/i, 'stamps'],
  [/tournament|contest|race|league|champion|แข่ง|ชิงแชมป์|ถ้วย/i, 'trophy'],
  [/red.?(packet|envelope)|birthday|ang.?pao|อั่งเปา|ซองแดง|ซอง|วันเกิด/i, 'packet'],
  [/vip|rank|crown|วีไอพี|ระดับ/i, 'crown'],
  [/cash.?back|rebate|คืนเงิน|คืนยอด|แคชแบ็ก/i, 'coins'],
  [/krathong|lotus|float|กระทง|บัว/i, 'lotus'],
  [/lantern|yi.?peng|festival|โคม|ยี่เป็ง|เทศกาล/i, 'lantern'],
  [/muay|drum|songkran|มวย|กลอง|สงกรานต์/i, 'drum'],
  [/fish|ปลา/i, 'fish'],
  [/lott|draw|number|หวย|ลอตเตอรี่|สลาก/i, 'draw'],
  [/e.?sport|อีสปอร์ต/i, 'esports'],
  [/sport|football|กีฬา|ฟุตบอล|บอล/i, 'sports'],
  [/live|casino|baccarat|poker|pvp|card|คาสิโน|บาคาร่า|ไพ่/i, 'tables'],
  [/slot|rng|spin|สล็อต|สปิน/i, 'slots'],
  [/gift|daily|welcome|new (member|player)|ของขวัญ|รายวัน|ทุกวัน|ต้อนรับ|สมาชิกใหม่|แจก/i, 'gift'],
  [/boat|ferry|pier|เรือ/i, 'boat'],
  [/market|stall|ตลาด/i, 'stall'],
];

const OTHERWISE = ['lantern', 'gift', 'stall', 'coins', 'boat', 'lotus'] as const;

/** `words`, the most significant first; `key` names the promotion for good. */
export function promotionScene(
  words: readonly string[],
  key: string,
): { scene: PromotionScene; variant: number } {
  const chance = hash(key);
  const named = words.flatMap((word) => NAMED.find(([known]) => known.test(word))?.[1] ?? []);
  return {
    scene: named[0] ?? OTHERWISE[chance % OTHERWISE.length] ?? 'lantern',
    variant: 1 + (Math.floor(chance / OTHERWISE.length) % PROMOTION_VARIANTS),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
