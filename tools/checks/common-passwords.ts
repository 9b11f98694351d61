import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dictionary } from '@zxcvbn-ts/language-common';
import { makeBloomFilter } from '../../server/src/platform/breached-passwords/bloom-filter.ts';
import { foldPassword } from '../../server/src/platform/breached-passwords/is-breached.ts';

/** `node tools/checks/common-passwords.ts`: writes the filter that registration checks passwords against. Same input, same bytes. */
const FILTER = new URL(
  '../../server/src/platform/breached-passwords/common-passwords.bloom',
  import.meta.url,
);
const FALSE_POSITIVE_RATE = 1 / 10_000;
const SHORTEST = 6;
/** How many of the commonest words also go in with each ending. */
const EXTENDED_WORDS = 3000;

const ENDINGS = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '!',
  '1!',
  '123!',
  '@123',
  '#123',
  '69',
  '99',
  '168',
  '888',
  '2024',
  '2025',
  '2026',
];

/** What Thai people take, in the letters of their passport. */
const ROMANISED = `
  sawasdee sawatdee sawasdeeka sawasdeekrub khobkhun korpkun rakna rakjang rakkhun chanrakter chanrakkhun rakmak rakmae
  rakpor kwamrak kwamsuk narak jaidee jaiyen sabai sabaidee sanuk maipenrai chokdee ruayruay raruay ruaymak sethee ngoen
  thong thongthong thailand thaithai prathetthai muangthai siam siamsiam bangkok krungthep chiangmai chiangrai phuket
  pattaya khonkaen korat nakhon isan isaan udonthani songkhla hatyai ayutthaya lampang lamphun nan phayao
  somchai somsak sompong somying somjai somkid sommai somporn malee mali manee prasert prasit prayut prayuth wichai
  wichit winai wirat surachai suchat suda sunee siriporn siriwan sirichai nattapong nattawut natthapong kittipong
  kittisak anucha anuchit apichat arthit chatchai chaiwat chalerm chanida chayanan kanya kanokwan krit nonthawat
  ploy ploypailin pimchanok pornthip preecha rattana rungroj sakchai saowalak supaporn thanakorn thanawat thawatchai
  waraporn wanida weerachai yupin nong nongnong noinoi lek lekkung pookpik moomoo maew mamuang somtam tomyum padthai
  muaythai buriram changsuek payanak naga chang changchang krataii maewmaew namwan namfon fahsai tawan duangjai
  jackpot baccarat casino slotslot lotto huay huayhuay ponpon dokmai kulap
`;

/** The same in their own letters; also typed with the keyboard left in English, which looks random and is not. */
const THAI = `
  สวัสดี สวัสดีครับ สวัสดีค่ะ ขอบคุณ ขอบคุณครับ รักนะ รักแม่ รักพ่อ รักเธอ ฉันรักเธอ ฉันรักคุณ รักคุณ รักมาก ความรัก ความสุข
  น่ารัก ใจดี ใจเย็น สบายดี สนุก ไม่เป็นไร โชคดี รวยรวย ร่ำรวย เศรษฐี ประเทศไทย เมืองไทย กรุงเทพ กรุงเทพฯ เชียงใหม่ ภูเก็ต พัทยา
  ขอนแก่น โคราช อีสาน สมชาย สมศักดิ์ สมหญิง สมใจ มาลี มานี ประเสริฐ วิชัย สุดา ณัฐพงษ์ รหัสผ่าน รหัส พาสเวิร์ด มวยไทย ส้มตำ
  ต้มยำกุ้ง ช้าง แมวเหมียว น้ำหวาน ตะวัน ดวงใจ หวย บาคาร่า คาสิโน สล็อต แจ็คพอต ดอกไม้ กุหลาบ หมูหมู ปลาทู ครอบครัว ลูกรัก
`;

const [KEYS, LETTERS] = [
  `1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`,
  `ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ`,
];

export function commonPasswords(): string[] {
  const common = dictionary['passwords-common'];
  const thai = words(THAI);
  const bases = [
    ...common.filter((word) => word.length >= 4).slice(0, EXTENDED_WORDS),
    ...words(ROMANISED),
    ...thai,
    ...thai.map(asTypedInEnglish),
  ];
  const extended = bases.flatMap((base) => ENDINGS.map((ending) => base + ending));
  const all = [...common, ...bases, ...extended].map(foldPassword);
  return [...new Set(all)].filter((password) => password.length >= SHORTEST);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The keys of the Kedmanee layout under a Thai text. */
function asTypedInEnglish(text: string): string {
  return Array.from(text, (letter) => KEYS[LETTERS.indexOf(letter)] ?? letter).join('');
}

export function commonPasswordFilter(): Buffer {
  return makeBloomFilter(commonPasswords(), FALSE_POSITIVE_RATE);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const filter = commonPasswordFilter();
  writeFileSync(FILTER, filter);
  console.log(`${commonPasswords().length} passwords, ${filter.length} bytes`);
}
