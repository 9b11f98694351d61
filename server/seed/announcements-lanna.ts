import type { SeededAnnouncement } from './announcements-content.ts';

/** The night market on the river: warm, a little playful, after dark. */
export const LANNA_ANNOUNCEMENTS: readonly SeededAnnouncement[] = [
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'stall', variant: 1 },
    title: { TH: 'เดินตลาดก่อน ค่อยนั่งโต๊ะ', EN: 'Walk the market before you sit down' },
    summary: {
      TH: 'ทดลองเล่นได้ทุกเกม ไม่ต้องสมัคร ไม่ต้องฝาก',
      EN: 'Try every game free: no account, no deposit.',
    },
    link: '/rng',
    hoursAgo: 20,
  },
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'naga', variant: 3 },
    title: { TH: 'พญานาครออยู่ใต้สะพาน', EN: 'The naga waits under the bridge' },
    summary: {
      TH: 'เปิดตารางจ่ายและกติกาของทุกเกม อ่านได้ก่อนวางเดิมพัน',
      EN: 'Paytable and rules of every game, to read before you bet.',
    },
    content: {
      TH: '<p>แตะปุ่มข้อมูลบนภาพเกม คุณจะเห็นอัตราจ่ายคืน ความผันผวน เดิมพันต่ำสุด และกติกาทั้งหมด ก่อนจะเสี่ยงสักบาทเดียว</p><h3>อ่านตรงไหนดี</h3><ul><li><strong>อัตราจ่ายคืน (RTP)</strong> บอกว่าเกมจ่ายคืนเท่าไรเมื่อเล่นไปนาน ๆ</li><li><strong>ความผันผวน</strong> บอกว่ารางวัลมาบ่อยแต่น้อย หรือนาน ๆ มาทีแต่มาก</li></ul>',
      EN: '<p>Press the information button on a game’s picture: its return to player, volatility, smallest bet and all of its rules are there before you risk a single baht.</p><h3>What to look at</h3><ul><li><strong>Return to player (RTP)</strong>: what the game pays back over a very long time.</li><li><strong>Volatility</strong>: small wins often, or large ones rarely.</li></ul>',
    },
    hoursAgo: 44,
  },
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'lantern', variant: 6 },
    title: { TH: 'ส่องโคมดูผลได้ทุกรอบ', EN: 'Hold a lantern to every round' },
    summary: {
      TH: 'ประกาศแฮชก่อนคุณกด ตรวจย้อนหลังได้ด้วยตัวเอง',
      EN: 'Results are locked before you press. Check any of them yourself.',
    },
    link: '/fair',
    hoursAgo: 70,
  },
  {
    type: 'PU',
    picture: { shape: 'banner', subject: 'lotus', variant: 7 },
    title: { TH: 'ยินดีต้อนรับสู่ตลาดริมน้ำ', EN: 'Welcome to the market on the river' },
    content: {
      TH: '<p>ที่นี่เล่นด้วย<strong>เงินจำลอง</strong>ทั้งหมด เดินดูให้ทั่ว ลองเล่นให้สนุก ไม่มีเงินจริงเกี่ยวข้อง</p><p>ถ้าหลงทาง แวะ<a href="/help">ศูนย์ช่วยเหลือ</a>ได้ทั้งคืน</p>',
      EN: '<p>Everything here is played with <strong>play money</strong>. Walk around, try what you like; no real money is involved.</p><p>Lost your way? The <a href="/help">help centre</a> is always open.</p>',
    },
    link: '/rng',
    hoursAgo: 30,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'peacock', variant: 4 },
    title: { TH: 'โคมทองล้านนา', EN: 'Lanna Lanterns' },
    summary: { TH: 'เกมที่คนเดินตลาดแวะมากที่สุด', EN: 'Where the market’s crowd stops first' },
    link: '/rng?q=Lanna%20Lanterns',
    hoursAgo: 5,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'boat', variant: 0 },
    title: { TH: 'โปรโมชั่นคืนนี้', EN: 'Tonight’s promotions' },
    summary: { TH: 'แผงไหนจัดอะไรบ้าง ดูรวมไว้ที่เดียว', EN: 'What each stall has on, in one place' },
    link: '/promotions',
    hoursAgo: 8,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'gem', variant: 1 },
    title: { TH: 'ตรวจรอบของคุณเอง', EN: 'Check your own round' },
    summary: { TH: 'วางหมายเลขรอบ แล้วให้เบราว์เซอร์คำนวณซ้ำ', EN: 'Your browser recomputes it, step by step' },
    link: '/fair',
    hoursAgo: 9,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'elephant', variant: 6 },
    title: { TH: 'พกตลาดไว้ในมือถือ', EN: 'Carry the market with you' },
    summary: { TH: 'ติดตั้งเป็นแอปได้ในไม่กี่แตะ', EN: 'On your home screen in a few taps' },
    link: '/down',
    hoursAgo: 12,
  },
  {
    type: 'PR',
    title: { TH: 'กระดานโปรโมชั่นเปลี่ยนใหม่แล้ว', EN: 'The promotion board has been redone' },
    summary: {
      TH: 'แต่ละใบบอกครบว่าใครร่วมได้ ถึงเมื่อไร และต้องทำอะไร',
      EN: 'Each card says who may join, until when, and what to do.',
    },
    content: {
      TH: '<p>เราจัดกระดานใหม่ให้อ่านง่ายขึ้น ทุกโปรโมชั่นมีเงื่อนไขฉบับเต็ม เวลาที่เหลือ และสถานะของคุณอยู่บนใบเดียวกัน</p><p>ถ้าสมัครไว้แล้ว ผลจะขึ้นที่ใบเดิม ไม่ต้องถามใคร</p>',
      EN: '<p>The board is easier to read now: full terms, the time that is left and where you stand are all on the same card.</p><p>Once you have applied, the answer appears on that card. Nobody needs to be asked.</p>',
    },
    link: '/promotions',
    hoursAgo: 26,
  },
  {
    type: 'PR',
    title: { TH: 'อ่านเงื่อนไขก่อนกดเข้าร่วม', EN: 'Read the terms before you join' },
    summary: { TH: 'สามบรรทัดที่ควรดูทุกครั้ง', EN: 'Three lines worth a look, every time.' },
    content: {
      TH: '<ol><li>ใครร่วมได้ และร่วมได้กี่ครั้ง</li><li>เริ่มและสิ้นสุดเมื่อไร ตามเวลาไทย</li><li>ต้องแนบอะไร ภาพต้องเป็น png หรือ jpg ไม่เกิน 5 MB</li></ol>',
      EN: '<ol><li>Who may join, and how often.</li><li>When it begins and ends, by Thai time.</li><li>What to attach: pictures are png or jpg, up to 5 MB each.</li></ol>',
    },
    link: '/promotions',
    hoursAgo: 120,
  },
  {
    type: 'PL',
    title: { TH: 'ประวัติเดิมพันแบ่งตามช่วงเล่นแล้ว', EN: 'Bet history now goes by play session' },
    summary: {
      TH: 'เห็นทั้งคืนในบรรทัดเดียว แตะเพื่อดูทีละรอบ',
      EN: 'A whole evening in one line; open it for each round.',
    },
    content: {
      TH: '<p>รอบที่เล่นติดกันโดยไม่เว้นเกินครึ่งชั่วโมงรวมเป็นหนึ่งช่วงเล่น พร้อมยอดเดิมพัน ยอดจ่าย และผลต่าง</p><p>ทุกรอบยังมีหลักฐานให้เปิดดูเหมือนเดิม</p>',
      EN: '<p>Rounds without a pause of more than half an hour make one play session, with its stakes, payouts and net result.</p><p>Each round keeps its receipt, as before.</p>',
    },
    link: '?centre=member&page=personalHistoryCopy',
    hoursAgo: 3,
  },
  {
    type: 'PL',
    title: { TH: 'ฝ่ายบริการลูกค้าตอบทุกวัน', EN: 'Customer service answers every day' },
    content: {
      TH: '<p>ทักได้ทาง LINE โทรศัพท์ หรืออีเมล ดูช่องทางทั้งหมดได้ที่ท้ายหน้าเว็บ</p><p>ก่อนทัก ลองเตรียมชื่อผู้ใช้และเวลาที่เกิดเรื่องไว้ เราจะหาให้เร็วขึ้น <strong>เราไม่ขอรหัสผ่านของคุณ ไม่ว่ากรณีใด</strong></p>',
      EN: '<p>Reach us on LINE, by telephone or e-mail; all ways stand at the foot of the page.</p><p>Have your user name and the time it happened at hand, and we will find it sooner. <strong>We never ask for your password.</strong></p>',
    },
    hoursAgo: 28,
  },
  {
    type: 'PL',
    title: { TH: 'ยืนยันสองขั้นตอนด้วยพาสคีย์', EN: 'A second lock for your account: passkeys' },
    summary: { TH: 'ใช้ลายนิ้วมือหรือใบหน้าแทนการพิมพ์รหัส', EN: 'Your fingerprint or face instead of a code.' },
    content: {
      TH: '<p>เปิดการยืนยันสองขั้นตอนได้ที่ “บัญชีของฉัน” ใช้แอปสร้างรหัสหรือพาสคีย์ก็ได้</p><p>อย่าลืมเก็บ<strong>รหัสสำรอง</strong>ไว้ในที่ปลอดภัย เผื่อวันที่ทำมือถือหาย</p>',
      EN: '<p>Turn on two-step verification in “My account”, with an authenticator app or a passkey.</p><p>Keep your <strong>recovery codes</strong> somewhere safe, for the day a phone is lost.</p>',
    },
    link: '?centre=member&page=securityCenter',
    hoursAgo: 52,
  },
  {
    type: 'PL',
    title: { TH: 'ตลาดน้ำแสงดาวเปิดครบทุกแผง', EN: 'Starlight Floating Market is fully open' },
    content: {
      TH: '<p>เกมใหม่จากค่ายของเราเอง เรือลอยมาพร้อมตัวคูณในฟรีสปิน ทดลองเล่นก่อนได้ไม่ต้องเข้าสู่ระบบ</p>',
      EN: '<p>A game of our own: boats drift in with multipliers during free spins. Try the demo first; no log-in needed.</p>',
    },
    link: '/rng?q=Starlight',
    hoursAgo: 76,
  },
  {
    type: 'PL',
    title: { TH: 'เปลี่ยนภาษาได้เจ็ดภาษา', EN: 'Seven languages, one market' },
    content: {
      TH: '<p>เลือกภาษาได้ที่มุมบนของหน้าเว็บ ไทย อังกฤษ จีน อินโดนีเซีย โปรตุเกส ตุรกี และเวียดนาม ระบบจะจำไว้ให้ครั้งหน้า</p>',
      EN: '<p>Choose yours at the top of the page: Thai, English, Chinese, Indonesian, Portuguese, Turkish or Vietnamese. We remember it for next time.</p>',
    },
    hoursAgo: 110,
  },
  {
    type: 'PL',
    title: { TH: 'ดูอุปกรณ์ที่เข้าสู่ระบบไว้ได้แล้ว', EN: 'See which devices are logged in' },
    content: {
      TH: '<p>เห็นเครื่องที่ไม่คุ้น กดออกจากระบบเครื่องนั้นได้ทันที แล้วเปลี่ยนรหัสผ่านให้เรียบร้อย</p>',
      EN: '<p>If one of them is not yours, log it out on the spot and choose a new password.</p>',
    },
    link: '?centre=member&page=securityCenter',
    hoursAgo: 150,
  },
  {
    type: 'PL',
    title: { TH: 'บอกเราได้ว่าอยากให้ตลาดเป็นแบบไหน', EN: 'Tell us how you want the market to be' },
    content: {
      TH: '<p>เขียนข้อเสนอแนะสั้น ๆ ไม่เกิน 140 ตัวอักษรในเมนูบัญชี เราอ่านทุกข้อความ</p>',
      EN: '<p>Leave a short suggestion, up to 140 characters, in your account menu. We read every one of them.</p>',
    },
    hoursAgo: 190,
  },
  {
    type: 'PL',
    title: { TH: 'ค้นหาเกมด้วยเสียงอ่านก็เจอ', EN: 'Search by sound finds it too' },
    content: {
      TH: '<p>พิมพ์ “โคมทอง” “khom thong” หรือสะกดผิดไปบ้าง ช่องค้นหาก็ยังพาไปถูกเกม</p>',
      EN: '<p>Type it in Thai, in Latin letters, or with a slip of the finger: the search still finds the game.</p>',
    },
    link: '/rng',
    hoursAgo: 240,
  },
  {
    type: 'PL',
    title: { TH: 'ชวนเพื่อนในสายงาน ใช้ลิงก์เดียว', EN: 'Agents: one link for your line' },
    content: {
      TH: '<p>เอเย่นต์สร้างลิงก์เชิญและตั้งชื่อได้เอง ส่งทาง LINE หรือให้เพื่อนสแกน QR</p>',
      EN: '<p>Agents make and name their own invitation links, send them on LINE, or have them scanned as a QR code.</p>',
    },
    hoursAgo: 300,
    readers: 'members',
  },
  {
    type: 'PL',
    title: { TH: 'เล่นอย่างมีสติ พักได้เสมอ', EN: 'Take a break whenever you like' },
    content: {
      TH: '<p>แถบด้านบนของเกมบอกเวลาที่เล่นและผลได้เสียอยู่ตลอด ถ้ารู้สึกว่านานไปแล้ว ลุกไปเดินตลาดจริงสักรอบก่อน</p>',
      EN: '<p>The bar above each game always shows how long you have played and where you stand. If it has been a while, go for a walk; the market will still be here.</p>',
    },
    hoursAgo: 380,
  },
  {
    type: 'PL',
    title: { TH: 'หลักฐานทุกรอบเก็บไว้ให้ตรวจย้อนหลัง', EN: 'A receipt for every round' },
    content: {
      TH: '<p>แต่ละรอบมีรหัสสุ่ม ลำดับ และผลที่ได้ เปิดดูในประวัติเดิมพัน แล้วให้หน้า<a href="/fair">ตรวจสอบผล</a>คำนวณซ้ำ</p>',
      EN: '<p>Each round keeps its seeds, its number and its result. Open it in your bet history and let the <a href="/fair">fairness page</a> compute it again.</p>',
    },
    hoursAgo: 470,
  },
  {
    type: 'PL',
    title: { TH: 'โหมดประหยัดการเคลื่อนไหว', EN: 'Less motion, if you prefer' },
    content: {
      TH: '<p>ถ้าเครื่องของคุณตั้งค่าลดการเคลื่อนไหวไว้ ภาพเลื่อนและตัวหนังสือวิ่งจะหยุดให้เอง</p>',
      EN: '<p>If your device asks for reduced motion, the carousel and the running line stand still by themselves.</p>',
    },
    hoursAgo: 560,
  },
  {
    type: 'PL',
    title: { TH: 'เวลาให้บริการทางโทรศัพท์ช่วงเทศกาลโคม', EN: 'Telephone hours during the lantern festival' },
    content: {
      TH: '<p>ช่วงเทศกาล โทรหาเราได้ 10.00 – 20.00 น. ช่องทางอื่นเปิดตามปกติ</p>',
      EN: '<p>During the festival our telephone is answered from 10 am to 8 pm. All other ways are open as usual.</p>',
    },
    hoursAgo: -24,
    hours: 72,
  },
  {
    type: 'PL',
    title: { TH: 'ปรับปรุงระบบเสร็จเรียบร้อยแล้ว', EN: 'The maintenance is done' },
    hoursAgo: 200,
    hours: 24,
  },
  {
    type: 'GAME',
    title: { TH: 'ค่ายนี้ตรวจผลย้อนหลังได้ทุกรอบ', EN: 'Every round of this studio can be checked' },
    content: {
      TH: '<p>หลังเปลี่ยนรหัสสุ่ม คุณคำนวณผลซ้ำได้ที่หน้า<a href="/fair">ตรวจสอบผล</a></p>',
      EN: '<p>Rotate your seeds, then recompute any round on the <a href="/fair">fairness page</a>.</p>',
    },
    hoursAgo: 90,
  },
];
