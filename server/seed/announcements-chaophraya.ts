import type { SeededAnnouncement } from './announcements-content.ts';

/** A morning on the river: light, plain, polite. */
export const CHAOPHRAYA_ANNOUNCEMENTS: readonly SeededAnnouncement[] = [
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'boat', variant: 2 },
    title: { TH: 'ขึ้นเรือเที่ยวแรกของวัน', EN: 'The first boat of the day' },
    summary: {
      TH: 'เลือกเกมแล้วทดลองเล่นได้เลย ไม่ต้องเข้าสู่ระบบ',
      EN: 'Pick a game and try it right away, without logging in.',
    },
    link: '/rng',
    hoursAgo: 18,
  },
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'lotus', variant: 1 },
    title: { TH: 'ใสเหมือนน้ำยามเช้า', EN: 'Clear as the morning water' },
    summary: {
      TH: 'ทุกรอบมีหลักฐาน เปิดดูและคำนวณซ้ำได้เอง',
      EN: 'Each round leaves a receipt that you can recompute.',
    },
    link: '/fair',
    hoursAgo: 40,
  },
  {
    type: 'B',
    picture: { shape: 'banner', subject: 'elephant', variant: 4 },
    title: { TH: 'ดูแลบัญชีให้แข็งแรง', EN: 'Keep your account sound' },
    summary: {
      TH: 'ห้านาทีกับการยืนยันสองขั้นตอน คุ้มไปทั้งปี',
      EN: 'Five minutes for two-step verification, calm for the year.',
    },
    content: {
      TH: '<p>เริ่มจากสามอย่างนี้</p><ol><li>ยืนยันเบอร์มือถือหรืออีเมล เพื่อให้กลับเข้าบัญชีได้เมื่อลืมรหัสผ่าน</li><li>เปิดการยืนยันสองขั้นตอน</li><li>จดรหัสสำรองเก็บไว้นอกมือถือ</li></ol>',
      EN: '<p>Begin with these three:</p><ol><li>Prove a mobile number or e-mail, so that a forgotten password does not lock you out.</li><li>Turn on two-step verification.</li><li>Keep your recovery codes somewhere other than your phone.</li></ol>',
    },
    hoursAgo: 66,
  },
  {
    type: 'PU',
    picture: { shape: 'banner', subject: 'orchid', variant: 3 },
    title: { TH: 'สวัสดียามเช้า ยินดีต้อนรับ', EN: 'Good morning, and welcome' },
    content: {
      TH: '<p>เว็บไซต์นี้เป็นเว็บสาธิต ทุกอย่างใช้<strong>เงินจำลอง</strong> ไม่มีการรับหรือจ่ายเงินจริง</p><p>มีคำถาม แวะ<a href="/help">ศูนย์ช่วยเหลือ</a>ได้ทุกเมื่อ</p>',
      EN: '<p>This is a demonstration site. Everything uses <strong>play money</strong>; no real money is taken or paid.</p><p>Questions? The <a href="/help">help centre</a> is here at any time.</p>',
    },
    hoursAgo: 36,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'carp', variant: 1 },
    title: { TH: 'เกมแนะนำประจำวัน', EN: 'Today’s pick' },
    summary: { TH: 'พญานาคสายน้ำ เริ่มเบา ๆ รับวันใหม่', EN: 'River Naga: an easy start to the day' },
    link: '/rng?q=Naga',
    hoursAgo: 4,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'orchid', variant: 4 },
    title: { TH: 'กิจกรรมและโปรโมชั่น', EN: 'Activities and promotions' },
    summary: { TH: 'ดูรายละเอียดและเงื่อนไขครบในหน้าเดียว', EN: 'Details and terms on a single page' },
    link: '/promotions',
    hoursAgo: 7,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'lantern', variant: 0 },
    title: { TH: 'มีคำถาม เรามีคำตอบ', EN: 'Questions, answered' },
    summary: { TH: 'ศูนย์ช่วยเหลือ ค้นหาได้ทุกเรื่อง', EN: 'Search the help centre' },
    link: '/help',
    hoursAgo: 9,
  },
  {
    type: 'H',
    picture: { shape: 'card', subject: 'chedi', variant: 2 },
    title: { TH: 'ติดตั้งบนมือถือ', EN: 'On your phone' },
    summary: { TH: 'เปิดจากหน้าจอหลัก เร็วกว่าเดิม', EN: 'Open it from your home screen' },
    link: '/down',
    hoursAgo: 11,
  },
  {
    type: 'PR',
    title: { TH: 'สมัครกิจกรรมแล้วติดตามผลได้เอง', EN: 'Applied? Follow it yourself' },
    summary: { TH: 'สถานะขึ้นที่กิจกรรมนั้นทันทีที่ตรวจเสร็จ', EN: 'The answer shows as soon as it has been reviewed.' },
    content: {
      TH: '<p>หลังส่งใบสมัคร สถานะจะเปลี่ยนตามลำดับ กำลังตรวจสอบ ผ่าน หรือไม่ผ่านพร้อมเหตุผล โดยไม่ต้องรีเฟรชหน้า</p>',
      EN: '<p>After you apply, your card moves from in review to issued, or to rejected with the reason, without reloading the page.</p>',
    },
    link: '/promotions',
    hoursAgo: 22,
  },
  {
    type: 'PR',
    title: { TH: 'เตรียมรูปอย่างไรให้ผ่านเร็ว', EN: 'Pictures that pass quickly' },
    content: {
      TH: '<ul><li>ไฟล์ png หรือ jpg ไม่เกิน 5 MB ส่งได้สูงสุด 3 รูป</li><li>เห็นข้อมูลที่กิจกรรมขอชัดเจน</li><li>ไม่ต้องมีใบหน้าหรือเลขบัตรประชาชนในรูป</li></ul>',
      EN: '<ul><li>png or jpg, up to 5 MB each, three at most.</li><li>What the activity asks for is easy to see.</li><li>No faces and no identity numbers are needed.</li></ul>',
    },
    link: '/promotions',
    hoursAgo: 100,
  },
  {
    type: 'PL',
    title: { TH: 'ปรับหน้าแรกให้โหลดเร็วขึ้น', EN: 'The home page loads faster' },
    content: {
      TH: '<p>หน้าแรกและหน้าเกมเปิดได้เร็วขึ้นบนมือถือรุ่นประหยัดและสัญญาณที่ไม่แรง</p>',
      EN: '<p>Home and game pages open sooner on modest phones and weak connections.</p>',
    },
    hoursAgo: 2,
  },
  {
    type: 'PL',
    title: { TH: 'วิธีติดต่อฝ่ายบริการลูกค้า', EN: 'How to reach customer service' },
    content: {
      TH: '<p>LINE โทรศัพท์ และอีเมลอยู่ที่ท้ายทุกหน้า โปรดแจ้งชื่อผู้ใช้และช่วงเวลาที่พบปัญหา</p><p><strong>เจ้าหน้าที่จะไม่ขอรหัสผ่านหรือรหัสถอนเงินของท่าน</strong></p>',
      EN: '<p>LINE, telephone and e-mail stand at the foot of every page. Please give your user name and the time of the problem.</p><p><strong>Our staff never ask for your password or withdrawal password.</strong></p>',
    },
    hoursAgo: 25,
  },
  {
    type: 'PL',
    title: { TH: 'โคมทองล้านนาเปิดให้เล่นแล้ว', EN: 'Lanna Lanterns is open' },
    content: {
      TH: '<p>สล็อตจากค่ายของเราเอง อัตราจ่ายคืนและตารางจ่ายแสดงไว้ครบก่อนเริ่มเล่น</p>',
      EN: '<p>A slot of our own; its return to player and paytable are shown before you begin.</p>',
    },
    link: '/rng?q=Lanna%20Lanterns',
    hoursAgo: 48,
  },
  {
    type: 'PL',
    title: { TH: 'ยืนยันเบอร์มือถือไว้ก่อน สบายใจกว่า', EN: 'Prove your number now, worry less later' },
    content: {
      TH: '<p>หากลืมรหัสผ่าน เบอร์ที่ยืนยันแล้วคือทางกลับเข้าบัญชีที่เร็วที่สุด ทำได้ที่ “บัญชีของฉัน”</p>',
      EN: '<p>Should you forget your password, a proved number is the quickest way back in. You will find it in “My account”.</p>',
    },
    link: '?centre=member&page=securityCenter',
    hoursAgo: 72,
  },
  {
    type: 'PL',
    title: { TH: 'ดาวน์โหลดประวัติเดิมพันเป็นไฟล์ได้', EN: 'Download your bet history' },
    content: {
      TH: '<p>เลือกช่วงวันที่แล้วบันทึกเป็นไฟล์ CSV เปิดได้ด้วยโปรแกรมตารางทั่วไป</p>',
      EN: '<p>Choose the days and save them as CSV, for any spreadsheet.</p>',
    },
    link: '?centre=member&page=personalHistoryCopy',
    hoursAgo: 96,
  },
  {
    type: 'PL',
    title: { TH: 'กรองเกมตามเดิมพันต่ำสุดได้แล้ว', EN: 'Filter games by smallest bet' },
    content: {
      TH: '<p>ที่หน้ารวมเกม เลือกกรองตามความผันผวน ลูกเล่น อัตราจ่ายคืน และเดิมพันต่ำสุด แล้วส่งลิงก์ให้เพื่อนดูผลเดียวกันได้</p>',
      EN: '<p>In the lobby, filter by volatility, feature, return and smallest bet. The address keeps your choice, so it can be shared.</p>',
    },
    link: '/rng',
    hoursAgo: 130,
  },
  {
    type: 'PL',
    title: { TH: 'รหัสสุ่มของคุณ เปลี่ยนได้ทุกเมื่อ', EN: 'Your seed, changed whenever you like' },
    content: {
      TH: '<p>เปลี่ยนชุดรหัสสุ่มที่หน้า<a href="/fair">ตรวจสอบผล</a> ชุดเก่าจะถูกเปิดเผยทันทีให้ตรวจย้อนหลัง</p>',
      EN: '<p>Rotate your seed pair on the <a href="/fair">fairness page</a>: the old one is revealed at once, for you to check.</p>',
    },
    hoursAgo: 170,
  },
  {
    type: 'PL',
    title: { TH: 'แถบเกมแสดงเวลาและผลได้เสีย', EN: 'Time and net result above every game' },
    content: {
      TH: '<p>ระหว่างเล่น ท่านเห็นเวลาและผลได้เสียของรอบนั้นตลอด เพื่อให้ตัดสินใจพักได้ง่ายขึ้น</p>',
      EN: '<p>While you play, time and net result are always in sight, which makes it easier to stop.</p>',
    },
    hoursAgo: 210,
  },
  {
    type: 'PL',
    title: { TH: 'เลือกภาษาที่ถนัดได้', EN: 'Choose your language' },
    content: {
      TH: '<p>มีให้เลือกเจ็ดภาษา เปลี่ยนได้ทุกหน้า และจดหมายจากเราจะส่งเป็นภาษานั้นด้วย</p>',
      EN: '<p>Seven languages, on every page. Our letters to you are written in the one you choose.</p>',
    },
    hoursAgo: 260,
  },
  {
    type: 'PL',
    title: { TH: 'ข้อเสนอแนะจากท่านมีคนอ่าน', EN: 'Your suggestions are read' },
    content: {
      TH: '<p>ส่งข้อความสั้น ๆ ได้จากเมนูบัญชี ทีมงานอ่านทุกวัน</p>',
      EN: '<p>Send a short message from your account menu; the team reads them daily.</p>',
    },
    hoursAgo: 320,
    readers: 'members',
  },
  {
    type: 'PL',
    title: { TH: 'ออกจากระบบเครื่องอื่นได้จากที่เดียว', EN: 'Log other devices out from one place' },
    content: {
      TH: '<p>หน้าความปลอดภัยแสดงทุกเครื่องที่เข้าสู่ระบบอยู่ พร้อมปุ่มออกจากระบบทีละเครื่อง</p>',
      EN: '<p>The security page lists every device that is logged in, each with a button to end it.</p>',
    },
    link: '?centre=member&page=securityCenter',
    hoursAgo: 390,
  },
  {
    type: 'PL',
    title: { TH: 'รองรับโปรแกรมอ่านหน้าจอดีขึ้น', EN: 'Better with screen readers' },
    content: {
      TH: '<p>ปุ่ม ตาราง และข้อความแจ้งเตือนอ่านออกเสียงได้ครบ ใช้แป้นพิมพ์อย่างเดียวก็ไปได้ทุกหน้า</p>',
      EN: '<p>Buttons, tables and messages are announced in full, and every page works from the keyboard alone.</p>',
    },
    hoursAgo: 480,
  },
  {
    type: 'PL',
    title: { TH: 'วันหยุดยาว เวลาให้บริการทางโทรศัพท์', EN: 'Telephone hours over the long weekend' },
    content: {
      TH: '<p>ช่วงวันหยุดยาว โทรได้ 9.00 – 18.00 น. ช่องทางอื่นเปิดตามปกติ</p>',
      EN: '<p>Over the long weekend our telephone is answered from 9 am to 6 pm. All other ways are open as usual.</p>',
    },
    hoursAgo: -30,
    hours: 96,
  },
  {
    type: 'GAME',
    title: { TH: 'ตรวจผลของค่ายนี้ได้ทุกรอบ', EN: 'Rounds of this studio can be verified' },
    content: {
      TH: '<p>เปลี่ยนรหัสสุ่มแล้วคำนวณผลซ้ำได้ที่หน้า<a href="/fair">ตรวจสอบผล</a></p>',
      EN: '<p>Rotate your seeds and recompute any round on the <a href="/fair">fairness page</a>.</p>',
    },
    hoursAgo: 80,
  },
];
