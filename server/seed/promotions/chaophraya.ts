import type { DemoCategory, DemoPromotion } from './demo-promotion.ts';

export const CHAOPHRAYA_CATEGORIES: readonly DemoCategory[] = [
  { key: 'morning', name: { TH: 'ยามเช้า', EN: 'Mornings' } },
  { key: 'arrivals', name: { TH: 'ขึ้นเรือเที่ยวแรก', EN: 'First crossing' } },
  { key: 'seasons', name: { TH: 'ตามฤดูกาล', EN: 'By the season' } },
  { key: 'stories', name: { TH: 'เล่าให้เราฟัง', EN: 'Tell us' } },
];

const PLAY_MONEY = {
  TH: '<p>เงินรางวัลเป็นเงินจำลองสำหรับทดลองเล่น ใช้ได้ทันทีโดยไม่มียอดเทิร์น และแลกเป็นเงินจริงไม่ได้</p>',
  EN: '<p>Rewards are play money for trying things out. Use them at once, without turnover; they are never exchanged for real money.</p>',
};

export const CHAOPHRAYA_PROMOTIONS: readonly DemoPromotion[] = [
  {
    category: 'morning',
    title: { TH: 'กาแฟเช้าริมเจ้าพระยา รับ 15 ทุกวัน', EN: 'Morning coffee on the river: 15 a day' },
    text: {
      TH: 'วันละหนึ่งแก้ว เป็นเงินจำลอง 15 บาท กดรับแล้วเข้ากระเป๋าทันที',
      EN: 'One cup a day, 15 baht of play money, in your wallet as soon as you press.',
    },
    content: {
      TH: '<p>เช้าที่แม่น้ำยังเงียบ นั่งจิบกาแฟสักแก้วก่อนเรือเที่ยวแรกจะมา</p><ul><li>กดรับได้วันละครั้ง</li><li>วันใหม่เริ่มเที่ยงคืนตามเวลากรุงเทพฯ</li></ul>',
      EN: '<p>While the river is still quiet, have a cup before the first boat comes.</p><ul><li>Claim it once a day.</li><li>A new day begins at midnight, Bangkok time.</li></ul>',
    },
    terms: {
      TH: `<p>แต่ละวันมีงบจำกัด เมื่อหมดแล้วเริ่มใหม่วันถัดไป</p>${PLAY_MONEY.TH}`,
      EN: `<p>Each day has its budget. When it is gone, tomorrow has its own.</p>${PLAY_MONEY.EN}`,
    },
    does: { kind: 'claim', amount: 15, frequency: 'daily', budgetDay: 15_000 },
  },
  {
    category: 'morning',
    title: { TH: 'เริ่มเช้านี้อย่างมีแผน', EN: 'A morning with a plan' },
    text: {
      TH: 'สามข้อสั้น ๆ ก่อนเริ่มเล่น เพื่อให้วันนี้ยังเป็นของคุณ',
      EN: 'Three short habits before you play, so that the day stays yours.',
    },
    content: {
      TH: '<ol><li>กำหนดเวลาและงบไว้ก่อน</li><li>พักทุกครั้งที่น้ำขึ้นหรือน้ำลง</li><li>ถ้าไม่แน่ใจ ถาม <a href="/help">ศูนย์ช่วยเหลือ</a></li></ol>',
      EN: '<ol><li>Set a time and a budget first.</li><li>Take a pause whenever the tide turns.</li><li>When in doubt, ask the <a href="/help">help centre</a>.</li></ol>',
    },
    does: { kind: 'notice' },
  },
  {
    category: 'arrivals',
    title: { TH: 'ตั๋วเรือเที่ยวแรก 80 บาท', EN: 'Your first ferry ticket: 80' },
    text: {
      TH: 'สมาชิกใหม่ภายใน 7 วัน รับเงินจำลองหนึ่งครั้ง',
      EN: 'Members of the last seven days, once, in play money.',
    },
    content: {
      TH: '<p>ข้ามฝั่งครั้งแรก เราออกค่าตั๋วให้ ลองดูให้ทั่วก่อน แล้วค่อยเลือกที่นั่งประจำ</p>',
      EN: '<p>The first crossing is on us. Look around, then choose the seat you like.</p>',
    },
    terms: {
      TH: `<p>สำหรับบัญชีที่สมัครไม่เกิน 7 วัน</p>${PLAY_MONEY.TH}`,
      EN: `<p>For accounts of seven days at most.</p>${PLAY_MONEY.EN}`,
    },
    audience: { kind: 'new', value: 7 },
    does: { kind: 'claim', amount: 80, frequency: 'once', budgetTotal: 400_000 },
  },
  {
    category: 'arrivals',
    title: { TH: 'รู้จักกระเป๋าเงินของคุณ', EN: 'Get to know your wallet' },
    text: {
      TH: 'ยอดเงิน ประวัติ และใบเสร็จ อยู่ตรงไหนบ้าง',
      EN: 'Where balance, record and receipts are.',
    },
    content: {
      TH: '<p>ทุกการเคลื่อนไหวของเงินมีบรรทัดของตัวเอง เปิดประวัติเพื่อดูได้ทุกเวลา และใบเสร็จของแต่ละตาตรวจสอบได้ที่หน้า <a href="/fair">ความโปร่งใส</a></p>',
      EN: '<p>Each movement of money has a line of its own. Open the record at any time, and check the receipt of a round under <a href="/fair">Fairness</a>.</p>',
    },
    does: { kind: 'notice' },
  },
  {
    category: 'seasons',
    title: { TH: 'สัปดาห์เรือประดับไฟ', EN: 'The week of the lit boats' },
    text: {
      TH: 'เงินจำลอง 45 บาท รับได้หนึ่งครั้งในสัปดาห์นี้',
      EN: '45 baht of play money, once this week.',
    },
    content: {
      TH: '<p>เจ็ดวันที่เรือทุกลำติดไฟล่องผ่านหน้าท่า แวะมาดู แล้วรับของขวัญเล็ก ๆ กลับบ้าน</p>',
      EN: '<p>For seven days every boat that passes the pier carries lights. Come and see, and take a small gift home.</p>',
    },
    terms: { TH: PLAY_MONEY.TH, EN: PLAY_MONEY.EN },
    endsInDays: 6,
    does: { kind: 'claim', amount: 45, frequency: 'once', budgetTotal: 225_000 },
  },
  {
    category: 'seasons',
    title: { TH: 'เมื่อลมแม่น้ำเปลี่ยนทิศ', EN: 'When the wind turns' },
    text: {
      TH: 'เร็ว ๆ นี้ ของขวัญต้อนรับลมใหม่ เงินจำลอง 70 บาท',
      EN: 'Soon: 70 baht of play money to greet it with.',
    },
    content: {
      TH: '<p>พอลมเปลี่ยน ปุ่มรับจะเปิดให้เองในหน้านี้</p>',
      EN: '<p>When the wind turns, the button opens here by itself.</p>',
    },
    terms: { TH: PLAY_MONEY.TH, EN: PLAY_MONEY.EN },
    startsInDays: 5,
    endsInDays: 20,
    announced: true,
    does: { kind: 'claim', amount: 70, frequency: 'once', budgetTotal: 140_000 },
  },
  {
    category: 'stories',
    title: { TH: 'แม่น้ำของฉัน', EN: 'My river' },
    text: {
      TH: 'ส่งรูปเช้าริมน้ำของคุณ รับเงินจำลองสูงสุด 400 บาท',
      EN: 'A picture of your morning by the water, for up to 400 in play money.',
    },
    content: {
      TH: '<p>ท่าเรือหน้าบ้าน สะพานที่ข้ามทุกวัน หรือแสงแรกบนน้ำ เราอยากเห็นเช้าของคุณ</p><ul><li>แนบรูป PNG หรือ JPEG อย่างน้อยหนึ่งรูป</li><li>เขียนบอกสั้น ๆ ว่าทำไมถึงชอบที่นี่</li></ul>',
      EN: '<p>The pier by your house, the bridge you cross each day, the first light on the water: show us your morning.</p><ul><li>Add at least one picture, PNG or JPEG.</li><li>Say in a line why you like the place.</li></ul>',
    },
    terms: {
      TH: `<p>สมาชิกละสองใบสมัคร รูปต้องเป็นของคุณเอง</p>${PLAY_MONEY.TH}`,
      EN: `<p>Two applications for each member, with pictures of your own.</p>${PLAY_MONEY.EN}`,
    },
    endsInDays: 45,
    does: { kind: 'application', upTo: 400, applicationsMax: 2, picturesLeast: 1, budgetTotal: 80_000 },
  },
  {
    category: 'stories',
    title: { TH: 'สุขสันต์วันเกิดจากเรือของเรา', EN: 'Happy birthday from our boat' },
    text: {
      TH: 'บอกเราในเดือนเกิด รับเงินจำลองสูงสุด 150 บาท',
      EN: 'Tell us in the month of your birthday: up to 150 in play money.',
    },
    content: {
      TH: '<p>เขียนมาบอกสั้น ๆ เราจะเปิดหวูดให้หนึ่งครั้งพร้อมของขวัญ</p>',
      EN: '<p>Write us a line. We sound the horn once for you, and there is a gift.</p>',
    },
    terms: {
      TH: `<p>ปีละหนึ่งครั้ง ในเดือนเกิด</p>${PLAY_MONEY.TH}`,
      EN: `<p>Once a year, in the month of your birthday.</p>${PLAY_MONEY.EN}`,
    },
    does: { kind: 'application', upTo: 150, applicationsMax: 1, picturesLeast: 0, budgetTotal: 45_000 },
  },
];
