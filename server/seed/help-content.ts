import { ABOUT_PAGES } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';
import { cleanText } from '../src/modules/content/help/clean-text.ts';
import { insertArticle } from '../src/modules/content/help/save-article.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';
import { aboutPages } from './help/about-pages.ts';
import { accountSecurity } from './help/account-security.ts';
import { chatRooms } from './help/chat-rooms.ts';
import { fishing } from './help/fishing.ts';
import { forAgents } from './help/for-agents.ts';
import { gamesAndResults } from './help/games-and-results.ts';
import { gettingStarted } from './help/getting-started.ts';
import { liveTables } from './help/live-tables.ts';
import { loggingIn } from './help/logging-in.ts';
import { placePictures } from './help/place-pictures.ts';
import { sports } from './help/sports.ts';
import { stayingInControl } from './help/staying-in-control.ts';
import { wallet } from './help/wallet.ts';

const CATEGORIES = [
  gettingStarted,
  loggingIn,
  accountSecurity,
  wallet,
  gamesAndResults,
  liveTables,
  sports,
  fishing,
  chatRooms,
  stayingInControl,
  forAgents,
];
const DAY_MS = 24 * 3_600_000;

/** Each brand says in its own tone what a category is about. */
const LEADS: Record<string, Record<string, LocalText>> = {
  LANNA: {
    'getting-started': { TH: 'เพิ่งมาถึงตลาด เริ่มเดินจากตรงนี้', EN: 'New at the market? Begin your walk here.' },
    'logging-in': {
      TH: 'ทางเข้า กุญแจ และเมื่อกุญแจหาย',
      EN: 'Ways in, keys, and what to do when a key is lost.',
    },
    'account-security': { TH: 'ให้โคมของคุณสว่างเพื่อคุณคนเดียว', EN: 'So that your lantern burns for you alone.' },
    'wallet-and-play-money': {
      TH: 'เงินจำลองสำหรับคืนสนุก ๆ ไม่มีอะไรต้องเสีย',
      EN: 'Play money for a good night, with nothing to lose.',
    },
    'games-and-results': {
      TH: 'เลือกเกม อ่านกติกา แล้วตรวจผลด้วยตัวเอง',
      EN: 'Choose a game, read its rules, check its results.',
    },
    'chat-rooms': { TH: 'คุยกันได้อย่างสบายใจ', EN: 'Talk with others, and be left in peace.' },
    'live-tables': { TH: 'โต๊ะเดียวกัน รอบเดียวกัน ไพ่ที่ตรวจได้', EN: 'One table, one round, cards you can check.' },
    sports: { TH: 'อ่านราคาให้ขาดก่อนเชียร์', EN: 'Read the line before you cheer.' },
    fishing: { TH: 'ทุกนัดบอกโอกาสก่อนยิง', EN: 'Each shot worth what it says.' },
    'staying-in-control': { TH: 'สนุกพอดี แล้วกลับบ้านอย่างสบายใจ', EN: 'Have enough fun, and go home at ease.' },
    'for-agents': { TH: 'ดูแลทีมให้โตไปด้วยกัน ทุกยอดตรวจได้', EN: 'Grow your team by figures you can check.' },
  },
  CHAOPHRAYA: {
    'getting-started': { TH: 'ก้าวแรกบนท่าเรือ', EN: 'Your first steps on the pier.' },
    'logging-in': { TH: 'เข้าออกอย่างมั่นใจ', EN: 'Coming and going with confidence.' },
    'account-security': { TH: 'บัญชีของคุณเป็นของคุณเท่านั้น', EN: 'Your account is yours alone.' },
    'wallet-and-play-money': { TH: 'เงินจำลองทำงานอย่างไร', EN: 'How play money works.' },
    'games-and-results': { TH: 'กติกาชัด ผลตรวจสอบได้', EN: 'Clear rules, and results you can check.' },
    'chat-rooms': { TH: 'กติกา การแจ้ง และการซ่อนชื่อ', EN: 'Rules, reports, and your name' },
    'live-tables': { TH: 'กติกาของแต่ละโต๊ะ และวิธีตรวจผล', EN: 'Rules of each table, and how to check a round.' },
    sports: { TH: 'ราคา เส้นต่อรอง และสเต็ป พร้อมตัวอย่าง', EN: 'Prices, lines and parlays, with examples.' },
    fishing: { TH: 'ห้อง อาวุธ และปลาทุกชนิดพร้อมโอกาส', EN: 'Halls, weapons, and every fish with its chance.' },
    'staying-in-control': { TH: 'เล่นเท่าที่ตั้งใจ', EN: 'Play as much as you meant to, and no more.' },
    'for-agents': { TH: 'ทีม เรต สัญญา และรายได้', EN: 'Teams, rates, contracts and income.' },
  },
};

/** The help centre and the about pages of the demo brands; each only where the brand has none yet. */
export async function seedHelpContent(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; code: string }[]; now: Date },
): Promise<void> {
  // As if an editor had worked on it: not all of it is of this moment.
  const by = { at: new Date(now.getTime() - 9 * DAY_MS), name: 'Lanna' };
  for (const brand of brands) {
    if (!(await hasHelp(tx, brand.id))) await addHelp(tx, brand, by);
    if (!(await hasPages(tx, brand.id))) await addPages(tx, brand, by);
  }
}

interface By {
  at: Date;
  name: string;
}

async function addHelp(tx: Tx, brand: { id: string; code: string }, by: By) {
  for (const [at, { slug, icon, name, articles }] of CATEGORIES.entries()) {
    const id = newId();
    const lead = LEADS[brand.code]?.[slug] ?? null;
    await tx
      .insertInto('help.category')
      .values({ id, merchant_id: brand.id, slug, icon, name, lead, position: at + 1 })
      .execute();
    for (const article of articles)
      await insertArticle(
        tx,
        {
          id: newId(),
          brandId: brand.id,
          categoryId: id,
          slug: article.slug,
          published: true,
          ...cleanText({
            ...article,
            content: await placePictures(tx, article, { brandId: brand.id, now: by.at }),
          }),
        },
        by,
      );
  }
}

async function addPages(tx: Tx, brand: { id: string; code: string }, { at, name }: By) {
  const pages = aboutPages(brand.code);
  for (const page of ABOUT_PAGES) {
    await tx
      .insertInto('help.page')
      .values({ merchant_id: brand.id, page, changed_at: at, changed_by: name })
      .execute();
    await tx
      .insertInto('help.page_version')
      .values({
        merchant_id: brand.id,
        page,
        number: 1,
        ...cleanText(pages[page]),
        note: '',
        published_at: at,
        published_by: name,
        terms_version: page === 'terms' ? await termsVersionOf(tx, brand.id) : null,
      })
      .execute();
  }
}

async function termsVersionOf(tx: Tx, brandId: string): Promise<string> {
  const { settings } = await tx
    .selectFrom('brands.merchant')
    .select('settings')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  const version = (settings as { termsVersion?: unknown }).termsVersion;
  return typeof version === 'string' ? version : '1';
}

async function hasHelp(tx: Tx, brandId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('help.category')
    .select('id')
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasPages(tx: Tx, brandId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('help.page')
    .select('page')
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
  return row !== undefined;
}
