import { joinSpelled, unleet } from './normalise.ts';

const THAI_APP = '(?:ไลน์|ไลน(?!์)|ลาย(?=\\s*(?:id|ไอดี|@))|ไล้น์|ไล์น|แอป(?:สี)?เขียว|แอพ(?:สี)?เขียว)';
const CALL_THAI = '(?:แอด|แอ็ด|แอ๊ด|ทัก|add|เพิ่มเพื่อน|คุย(?:กัน)?|ติดต่อ|หา|ขอ|สมัคร|ให้)';

/** Patterns over a normalised text whose spelled-out words are joined. */
const PATTERNS: readonly RegExp[] = [
  // LINE
  /(?<![a-z])line\s*(?:id|ไอดี|oa|official)(?![a-z])/,
  /(?<![a-z])(?:id|ไอดี|ไอดีย์)\s*(?:[:=]\s*)?(?:line|ไลน์|ไลน)/,
  /(?<![a-z])line\s*[:=@]+\s*@?[a-z0-9][a-z0-9._-]{2,}/,
  /(?<![a-z])(?:add|ad|dm|pm|contact|message|msg|find|text|reach|hit|join|chat)\s+(?:with\s+)?(?:me|us|my|our|him|her|admin)?\s*(?:up\s+)?(?:on|at|in|via|through|by|over|to|with)?\s*(?:my\s+|our\s+|the\s+)?line(?![a-z])(?!\s+(?:up|of|bet|and))/,
  /(?<![a-z])(?:my|our)\s+line\s+(?:is|=|:)/,
  /(?<![a-z])line\s+(?:group|open\s*chat|vip|add|account)/,
  new RegExp(
    `${CALL_THAI}\\s*(?:มา|เข้า|กัน|ไป|ผม|เรา|หนู|พี่)?\\s*(?:ที่|ทาง|ใน|ผ่าน)?\\s*(?:${THAI_APP}|line(?![a-z]))`,
  ),
  new RegExp(`${THAI_APP}\\s*(?:ไอดี|id|แอด|@|[:=]|ส่วนตัว|โอเพ่?น|open|vip|ผม|หนู|พี่|นี้)`),
  new RegExp(`${THAI_APP}\\s*[a-z0-9][a-z0-9._-]*[a-z][a-z0-9._-]{2,}`),
  /(?:เข้า|ใน|มี|ตั้ง|เปิด)\s*(?:กลุ่ม|ห้อง)\s*(?:ลับ|vip|ไลน์|ไลน|line|เทเล|สูตร|ปั่น)/,
  // Telegram, WhatsApp and the like: games have no such words.
  /(?<![a-z])(?:telegram|telegrm|telgram|tele\s+gram|whats\s*app|whatsap|wechat|we\s+chat|viber|discord|zalo|signal\s+app)(?![a-z])/,
  /(?<![a-z])(?:tg|wa|ig|fb|wx)\s*(?:[:=@]|id(?![a-z])|ไอดี)/,
  /เทเล(?:แกรม|เเกรม|แกม|กรม)|เทเร\s*แกรม|เทเล(?!วิ|ทับ|โฟน|พอ)|วอทส?แอป|วอตส์?แอป|วีแชท|ดิสคอร์ด/,
  // Private talk elsewhere
  /(?:ทัก|แอด|ส่อง|ติดต่อ)\s*(?:มา)?\s*(?:ที่|ทาง|ใน)?\s*(?:เฟส|เฟซ|ไอจี|ทวิต|อินบ็?อกซ์?|inbox|แชทส่วนตัว|ส่วนตัว|ib|เพจ|ดีเอ็ม|dm)/,
  /(?:อินบ็อกซ์?|อินบอก|inbox|ib|ดีเอ็ม)\s*(?:มา|หา|ได้|นะ|เลย|me)/,
  /(?:ทัก|แอด)\s*(?:ผม|หนู|พี่|เรา|แอดมิน)?\s*มา(?:ได้)?(?:เลย|นะ|ครับ|ค่ะ|คับ|จ้า|รับ|\s*$)/,
  /(?<![a-z])(?:dm|pm|inbox|whisper)\s+(?:me|us|now|for|to)(?![a-z])/,
  /(?<![a-z])(?:text|message|call|contact|write)\s+(?:me|us)\s+(?:on|at|via|for|privately|outside)(?![a-z])/,
  /(?<![a-z])(?:private|privately)\s+(?:message|chat|msg)\s+(?:me|us)/,
  /(?:คอนแทค|ช่องทางติดต่อ|เบอร์โทร(?:ผม|หนู|พี่|เรา)|โทรหา(?:ผม|หนู|พี่|เรา)|โทรมา(?:ที่|เลย|ได้))/,
  // Codes and lines of people
  /(?:โค้ด|โค๊ด|รหัส)\s*(?:แนะนำ|เชิญ|ชวน|ผู้แนะนำ)\s*(?:ผม|หนู|พี่|เรา|คือ|[:=]|[a-z0-9]{4,})/,
  /(?<![a-z])(?:invite|invitation|referral|affiliate|ref|agent)\s*code\s*(?:is|:|=|[a-z]*\d)/,
  /(?<![a-z])(?:use|with|enter)\s+my\s+(?:code|link|invite|referral)(?![a-z])/,
  /สมัคร\s*(?:ผ่าน|กับ|ใต้|ต่อ)\s*(?:ลิ[งน้]*[กค]์?|ลิ้งค์?|ผม|หนู|พี่|เรา|สาย|ยูส)/,
  /(?:เปิดยูส|สมัครยูส|รับสมัคร(?:ตัวแทน|เอเย่?น|สมาชิก|ยูส)|มาอยู่สายเรา|หาลูกสาย|หาดาวน์ไลน์)/,
];

/** The name of an account elsewhere. What the room itself calls people by is none. */
const HANDLE =
  /(?<![a-z0-9.])@\s?(?!(?:admin|all|everyone|here|mod|mods|support|lanna|chaophraya)(?![a-z0-9]))[a-z0-9][a-z0-9._-]{3,}/;

/** Ways to LINE, Telegram and other places where the house sees nothing, in a normalised text. */
export function findContact(text: string): boolean {
  const joined = joinSpelled(text);
  const forms = [text, joined, unleet(text), unleet(joined)];
  return forms.some((form) => HANDLE.test(form) || PATTERNS.some((pattern) => pattern.test(form)));
}
