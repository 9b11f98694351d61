import type { DemoCategory, DemoPromotion } from './demo-promotion.ts';

export const LANNA_CATEGORIES: readonly DemoCategory[] = [
  { key: 'daily', name: { TH: 'ทุกค่ำคืน', EN: 'Every evening' } },
  { key: 'welcome', name: { TH: 'เพิ่งมาถึงตลาด', EN: 'New at the market' } },
  { key: 'festival', name: { TH: 'งานเทศกาล', EN: 'Festivals' } },
  { key: 'together', name: { TH: 'ร่วมสนุก', EN: 'Join in' } },
  { key: 'guests', name: { TH: 'แขกประจำ', EN: 'Regular guests' } },
];

const PLAY_MONEY = {
  TH: '<p>เงินรางวัลเป็นเงินจำลองของเดโม ใช้เล่นได้ทันที ไม่มีเงื่อนไขยอดเทิร์น และถอนเป็นเงินจริงไม่ได้</p>',
  EN: '<p>Rewards are the demo’s play money. They are free to use at once, ask for no turnover, and cannot be withdrawn as real money.</p>',
};

export const LANNA_PROMOTIONS: readonly DemoPromotion[] = [
  {
    category: 'daily',
    title: { TH: 'จุดโคมรับค่ำ รับ 20 ทุกวัน', EN: 'Light your lantern: 20 every day' },
    text: {
      TH: 'กดรับเงินจำลอง 20 บาทวันละครั้ง เริ่มใหม่ทุกเที่ยงคืน',
      EN: 'Press once a day for 20 baht of play money. A new day begins at midnight.',
    },
    content: {
      TH: '<p>ก่อนเดินตลาด แวะจุดโคมของคุณสักดวง เราฝากเงินจำลองไว้ให้ 20 บาท</p><h3>วิธีรับ</h3><ul><li>เข้าสู่ระบบแล้วกดปุ่มรับในหน้านี้</li><li>เงินเข้ากระเป๋าทันที เห็นยอดได้โดยไม่ต้องโหลดหน้าใหม่</li><li>วันใหม่เริ่มตอนเที่ยงคืนตามเวลากรุงเทพฯ</li></ul>',
      EN: '<p>Before you walk the market, light a lantern of your own. We leave 20 baht of play money beside it.</p><h3>How it works</h3><ul><li>Log in and press the button on this page.</li><li>The money is in your wallet at once; the balance shows it without a reload.</li><li>The next day begins at midnight, Bangkok time.</li></ul>',
    },
    terms: {
      TH: `<p>สมาชิกละหนึ่งครั้งต่อวัน แต่ละวันมีงบจำกัด เมื่อแจกหมดแล้วเริ่มใหม่ในวันถัดไป</p>${PLAY_MONEY.TH}`,
      EN: `<p>Once a day for each member. Each day has its budget; when it is given away, there is more on the next.</p>${PLAY_MONEY.EN}`,
    },
    does: { kind: 'claim', amount: 20, frequency: 'daily', budgetDay: 20_000 },
  },
  {
    category: 'daily',
    title: { TH: 'ดูตั๋วของทุกตาที่เล่น', EN: 'The receipt of every round' },
    text: {
      TH: 'ทุกตาของเกมจากสตูดิโอของเราตรวจย้อนหลังได้ด้วยตัวคุณเอง',
      EN: 'Each round of our own studio can be checked by you, afterwards, to the last digit.',
    },
    content: {
      TH: '<p>ก่อนเล่น เราแสดงแฮชของรหัสสุ่ม หลังเล่นเราเปิดรหัสสุ่มนั้นให้คุณคำนวณผลเอง</p><p>เปิดหน้า <a href="/fair">ความโปร่งใส</a> แล้วกดดูใบเสร็จของตาที่สนใจ</p>',
      EN: '<p>Before play we show the fingerprint of the seed. Afterwards we open the seed, and you compute the result yourself.</p><p>Open <a href="/fair">Fairness</a> and look at the receipt of any round you like.</p>',
    },
    does: { kind: 'notice' },
  },
  {
    category: 'welcome',
    title: { TH: 'ของขวัญแรกเข้า 100 บาท', EN: 'A first gift of 100' },
    text: {
      TH: 'สมาชิกใหม่ภายใน 14 วัน กดรับเงินจำลองได้หนึ่งครั้ง',
      EN: 'Members of the last fourteen days claim it once, in play money.',
    },
    content: {
      TH: '<p>ยินดีต้อนรับสู่ตลาดกลางคืนริมน้ำ เงินจำลอง 100 บาทนี้ให้คุณลองเดินดูทุกร้านก่อนตัดสินใจว่าชอบร้านไหน</p>',
      EN: '<p>Welcome to the night market on the river. These 100 baht of play money let you try every stall before you choose your favourite.</p>',
    },
    terms: {
      TH: `<p>สำหรับบัญชีที่สมัครไม่เกิน 14 วัน รับได้หนึ่งครั้ง</p>${PLAY_MONEY.TH}`,
      EN: `<p>For accounts of fourteen days at most, once.</p>${PLAY_MONEY.EN}`,
    },
    audience: { kind: 'new', value: 14 },
    does: { kind: 'claim', amount: 100, frequency: 'once', budgetTotal: 500_000 },
  },
  {
    category: 'together',
    title: { TH: 'คืนนี้ของคุณในรูปเดียว', EN: 'Your night in one picture' },
    text: {
      TH: 'ส่งรูปค่ำคืนของคุณ รับเงินจำลองสูงสุด 500 บาท',
      EN: 'Send a picture of your evening and receive up to 500 in play money.',
    },
    content: {
      TH: '<p>แสงโคม แม่น้ำ หรือขนมข้างทาง รูปไหนเล่าคืนของคุณได้ดีที่สุด ส่งมาให้เราดู</p><ol><li>กดสมัคร เขียนสั้น ๆ ว่ารูปนี้ถ่ายที่ไหน</li><li>แนบรูป PNG หรือ JPEG อย่างน้อยหนึ่งรูป</li><li>ทีมงานดูทุกใบและตอบกลับพร้อมข้อความ</li></ol><p>ระบบลบข้อมูลสถานที่ที่กล้องใส่ไว้ในรูปให้ก่อนเก็บ</p>',
      EN: '<p>Lantern light, the river, a sweet from a stall: which picture tells your evening best? Show us.</p><ol><li>Press apply and say in a line where it was taken.</li><li>Add at least one picture, PNG or JPEG.</li><li>We look at each of them and answer with a few words.</li></ol><p>What a camera writes into a picture, such as the place, is taken out before it is kept.</p>',
    },
    terms: {
      TH: `<p>สมาชิกละสามใบสมัคร ส่งใบใหม่ได้เมื่อใบก่อนตัดสินแล้ว รูปต้องเป็นของคุณเอง และไม่เห็นหน้าคนอื่นที่ไม่ยินยอม</p>${PLAY_MONEY.TH}`,
      EN: `<p>Three applications for each member, the next one when the last is decided. The picture is your own and shows nobody who would mind.</p>${PLAY_MONEY.EN}`,
    },
    endsInDays: 30,
    does: { kind: 'application', upTo: 500, applicationsMax: 3, picturesLeast: 1, budgetTotal: 100_000 },
  },
  {
    category: 'together',
    title: { TH: 'โคมวันเกิด', EN: 'A lantern for your birthday' },
    text: {
      TH: 'บอกวันเกิดของคุณ รับของขวัญเป็นเงินจำลองสูงสุด 200 บาท',
      EN: 'Tell us your day and receive up to 200 in play money as a gift.',
    },
    content: {
      TH: '<p>เดือนเกิดของคุณมาถึงเมื่อไร เขียนบอกเราสั้น ๆ ทีมงานจะแขวนโคมให้หนึ่งดวงพร้อมของขวัญ</p>',
      EN: '<p>When the month of your birthday comes, write us a line. We hang up a lantern for you, and a gift with it.</p>',
    },
    terms: {
      TH: `<p>ปีละหนึ่งครั้ง ในเดือนเกิด วันเกิดต้องตรงกับที่สมัครไว้</p>${PLAY_MONEY.TH}`,
      EN: `<p>Once a year, in the month of your birthday, which must be the one you registered with.</p>${PLAY_MONEY.EN}`,
    },
    does: { kind: 'application', upTo: 200, applicationsMax: 1, picturesLeast: 0, budgetTotal: 50_000 },
  },
  {
    category: 'festival',
    title: { TH: 'สัปดาห์โคมลอย', EN: 'The week of lanterns' },
    text: {
      TH: 'ตลาดเปิดไฟทั้งสาย รับเงินจำลอง 50 บาทหนึ่งครั้งตลอดเทศกาล',
      EN: 'All the stalls are lit. 50 baht of play money, once during the festival.',
    },
    content: {
      TH: '<p>เจ็ดวันที่ท้องฟ้าเหนือแม่น้ำมีโคมลอยเต็ม กดรับของขวัญเทศกาลได้หนึ่งครั้ง แล้วไปเดินดูเกมที่ตกแต่งเป็นพิเศษ</p>',
      EN: '<p>For seven days the sky over the river is full of lanterns. Claim the festival’s gift once, then walk along the stalls.</p>',
    },
    terms: {
      TH: `<p>สมาชิกละหนึ่งครั้งตลอดเทศกาล</p>${PLAY_MONEY.TH}`,
      EN: `<p>Once for each member, during the festival.</p>${PLAY_MONEY.EN}`,
    },
    endsInDays: 7,
    does: { kind: 'claim', amount: 50, frequency: 'once', budgetTotal: 250_000 },
  },
  {
    category: 'festival',
    title: { TH: 'คืนพลุริมน้ำ', EN: 'Fireworks over the river' },
    text: {
      TH: 'อีกไม่กี่วันฟ้าจะสว่างทั้งแม่น้ำ ของขวัญ 99 บาทรออยู่',
      EN: 'A few more days until the sky lights up, and a gift of 99 waits.',
    },
    content: {
      TH: '<p>เมื่อถึงเวลา ปุ่มรับจะเปิดในหน้านี้เอง ไม่ต้องรีเฟรช</p>',
      EN: '<p>When the time comes, the button opens on this page by itself. No reload needed.</p>',
    },
    terms: { TH: PLAY_MONEY.TH, EN: PLAY_MONEY.EN },
    startsInDays: 3,
    endsInDays: 12,
    announced: true,
    does: { kind: 'claim', amount: 99, frequency: 'once', budgetTotal: 200_000 },
  },
  {
    category: 'guests',
    title: { TH: 'โต๊ะมุมริมระเบียง', EN: 'The table by the veranda' },
    text: {
      TH: 'สมาชิกระดับ 3 ขึ้นไป กดรับเงินจำลอง 60 บาททุกวัน',
      EN: 'From level 3 on, 60 baht of play money every day.',
    },
    content: {
      TH: '<p>แขกประจำมีโต๊ะของตัวเองเสมอ ทุกวันเราวางเงินจำลอง 60 บาทไว้บนโต๊ะให้</p>',
      EN: '<p>Regular guests have a table of their own. Every day we leave 60 baht of play money on it.</p>',
    },
    terms: { TH: PLAY_MONEY.TH, EN: PLAY_MONEY.EN },
    audience: { kind: 'rank', value: 3 },
    does: { kind: 'claim', amount: 60, frequency: 'daily', budgetDay: 12_000 },
  },
  {
    category: 'guests',
    title: { TH: 'พักบ้างก็ดี', EN: 'A pause does you good' },
    text: {
      TH: 'ออกจากตลาดเมื่อไรก็ได้ วิธีตั้งวงเงินและพักบัญชีอยู่ที่นี่',
      EN: 'Leave the market whenever you like. How to keep your evening within bounds.',
    },
    content: {
      TH: '<p>ค่ำคืนที่ดีคือคืนที่คุณเลือกเองว่าจะจบเมื่อไร</p><ul><li>กำหนดงบก่อนเริ่ม และหยุดเมื่อครบ</li><li>อย่าเล่นเพื่อเอาคืน</li><li>ถ้าเริ่มไม่สนุก คุยกับ <a href="/help">ศูนย์ช่วยเหลือ</a> ได้เสมอ</li></ul>',
      EN: '<p>A good evening is one that ends when you choose.</p><ul><li>Decide what you spend before you begin, and stop there.</li><li>Never play to win it back.</li><li>When it is no fun any more, the <a href="/help">help centre</a> is there for you.</li></ul>',
    },
    does: { kind: 'notice' },
  },
];
