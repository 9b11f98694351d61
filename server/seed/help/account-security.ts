import type { SeedCategory } from './seed-text.ts';

const CENTRE = '?centre=member&page=securityCenter';

export const accountSecurity: SeedCategory = {
  slug: 'account-security',
  icon: 'security',
  name: { TH: 'ความปลอดภัยของบัญชี', EN: 'Keeping your account safe' },
  articles: [
    {
      slug: 'two-step-verification',
      title: { TH: 'เปิดการยืนยันสองขั้นตอน', EN: 'Turning on two-step verification' },
      content: {
        TH: `<p>เมื่อเปิดแล้ว คนที่รู้รหัสผ่านของคุณก็ยังเข้าบัญชีไม่ได้ เปิดได้ที่<a href="${CENTRE}">บัญชีและความปลอดภัย</a></p>
<ul><li><strong>แอปยืนยันตัวตน</strong> เช่น Google Authenticator สแกนคิวอาร์โค้ด แล้วพิมพ์ตัวเลข 6 หลักที่แอปแสดง ตัวเลขเปลี่ยนทุก 30 วินาที</li>
<li><strong>พาสคีย์</strong> ยืนยันด้วยลายนิ้วมือ ใบหน้า หรือรหัสล็อกหน้าจอ เว็บไซต์ปลอมหลอกเอาพาสคีย์ไปใช้ไม่ได้</li></ul>
<p>ใช้ทั้งสองอย่างพร้อมกันได้ ทุกครั้งที่เปิด เพิ่ม หรือถอดวิธีใด ระบบจะถามรหัสผ่านอีกครั้ง อย่าลืมเก็บ<a href="/help?article=recovery-codes">รหัสสำรอง</a>ไว้ให้ดี</p>`,
        EN: `<p>With it, somebody who knows your password still cannot get in. You find it under <a href="${CENTRE}">Account and security</a>.</p>
<ul><li><strong>An authenticator app</strong>, such as Google Authenticator: scan the QR code and type the 6 digits the app shows. They change every 30 seconds.</li>
<li><strong>A passkey:</strong> your fingerprint, your face or the lock of your screen. A fake site cannot trick you out of it.</li></ul>
<p>You may use both. Whenever one is turned on, added or removed, you are asked for your password again. Keep your <a href="/help?article=recovery-codes">recovery codes</a> in a safe place.</p>`,
      },
    },
    {
      slug: 'recovery-codes',
      title: { TH: 'รหัสสำรองคืออะไร เมื่อทำมือถือหาย', EN: 'Recovery codes, and when the phone is lost' },
      content: {
        TH: `<p>เมื่อเปิดการยืนยันสองขั้นตอน ระบบจะให้รหัสสำรองชุดหนึ่ง แต่ละรหัสใช้แทนแอปหรือพาสคีย์ได้หนึ่งครั้ง และแสดงให้เห็นเพียงครั้งเดียว</p>
<ul><li>บันทึกเป็นไฟล์หรือจดลงกระดาษ เก็บแยกจากมือถือ</li>
<li>ถ้าทำมือถือหาย เข้าสู่ระบบด้วยรหัสผ่านแล้วเลือก “ใช้รหัสสำรองแทน”</li>
<li>เมื่อเหลือน้อย ให้ขอชุดใหม่ รหัสชุดเดิมจะใช้ไม่ได้ทันที</li></ul>
<p>ถ้าไม่มีทั้งมือถือและรหัสสำรอง ให้ติดต่อฝ่ายบริการลูกค้า {{contact}} เราต้องตรวจสอบตัวตนก่อน และจะไม่ถามรหัสใด ๆ จากคุณ</p>`,
        EN: `<p>When you turn on two-step verification, you get a set of recovery codes. Each stands in once for the app or the passkey. They are shown only that once.</p>
<ul><li>Save them as a file or write them down, apart from your phone.</li>
<li>If the phone is lost, log in with your password and choose “Use a recovery code instead”.</li>
<li>When few are left, create new ones. All earlier codes stop working at once.</li></ul>
<p>Without phone and codes, contact customer service: {{contact}}. They have to check who you are, and never ask you for a code.</p>`,
      },
    },
    {
      slug: 'linked-accounts',
      title: { TH: 'ยืนยันบัญชี LINE หรือ Zalo', EN: 'Proving a LINE or Zalo account' },
      content: {
        TH: `<p>ถ้าเว็บไซต์เปิดใช้ คุณยืนยันบัญชี LINE หรือ Zalo ของคุณได้ที่<a href="${CENTRE}">บัญชีและความปลอดภัย</a> กดปุ่ม เข้าสู่ระบบที่บริการนั้น แล้วระบบพากลับมาเอง</p>
<ul><li>เราทราบเพียงว่าบัญชีนั้นเป็นของคุณ ไม่เห็นชื่อ รูป หรือรายชื่อเพื่อน และไม่ส่งข้อความไปที่นั่น</li>
<li>หนึ่งบัญชีของบริการใช้ได้กับสมาชิกเดียวของเว็บ และยืนยันแล้วเปลี่ยนไม่ได้</li>
<li>ต้องกลับมาภายใน 10 นาที ถ้าเกินเวลาให้เริ่มใหม่</li>
<li>บัญชีที่เชื่อมไว้ใช้เข้าสู่ระบบของเราไม่ได้</li></ul>
<p><strong>ตัวอย่าง</strong> ข้อเสนอให้โบนัส 50 สำหรับบัญชี LINE ที่ยืนยันแล้ว เทิร์น 5 เท่า เมื่อยืนยันแล้ว กดรับ 50 ในหน้า<a href="?centre=member&page=bonusDetails">โบนัสของฉัน</a> ทำเทิร์น 250 แล้วเป็นเงินสด</p>`,
        EN: `<p>Where the site offers it, you can prove your LINE or Zalo account under <a href="${CENTRE}">Account and security</a>: press the button, log in at the service, and you are brought back.</p>
<ul><li>We learn that the account is yours: no name, no picture, no contacts. Nothing is sent there.</li>
<li>An account of a service is one member’s of the site, and what is proved cannot be changed.</li>
<li>Come back within 10 minutes, or start again.</li>
<li>A linked account is no way to log in here.</li></ul>
<p><strong>An example.</strong> An offer gives a bonus of 50 for a proved LINE account, with five times turnover. Once the account is proved, take the 50 on the page <a href="?centre=member&page=bonusDetails">My bonuses</a> and play 250: then it is cash.</p>`,
      },
    },
    {
      slug: 'withdrawal-password',
      title: { TH: 'รหัสถอนเงินคืออะไร', EN: 'What is the withdrawal password?' },
      content: {
        TH: `<p>เป็นรหัสที่สองของบัญชี แยกจากรหัสผ่านที่ใช้เข้าสู่ระบบ คนที่รู้รหัสผ่านเข้าสู่ระบบอย่างเดียวจึงเอาเงินออกไปไม่ได้</p>
<p>ตั้งได้ที่<a href="${CENTRE}">บัญชีและความปลอดภัย</a> อย่าใช้วันเกิด เบอร์โทร หรือรหัสเดียวกับที่ใช้เข้าสู่ระบบ ถ้าเปลี่ยนรหัสนี้ ระบบจะให้ยืนยันตัวตนอีกครั้ง</p>
<p>บนเว็บไซต์ที่ใช้เงินจำลองก็ต้องใช้รหัสนี้ แม้ไม่มีเงินจริงออกไป ดู<a href="/help?article=can-i-withdraw">ถอนเงินได้ไหม</a></p>`,
        EN: `<p>It is a second password of your account, apart from the one you log in with, so that knowing the log-in password is not enough to take money out.</p>
<p>Set it under <a href="${CENTRE}">Account and security</a>. Do not use a birthday, a phone number or your log-in password. Changing it asks for a proof that it is you.</p>
<p>It is asked for on a site that uses play money as well, though no real money leaves. See <a href="/help?article=can-i-withdraw">Can I withdraw?</a></p>`,
      },
    },
    {
      slug: 'devices',
      title: { TH: 'มีอุปกรณ์แปลก ๆ เข้าบัญชีของฉัน', EN: 'A device I do not know is logged in' },
      content: {
        TH: `<p>ดูรายการได้ที่<a href="${CENTRE}">บัญชีและความปลอดภัย</a> หัวข้อ “อุปกรณ์ที่เข้าสู่ระบบอยู่” ถ้ามีเครื่องที่ไม่รู้จัก</p>
<ol><li>กดออกจากระบบของเครื่องนั้น หรือของอุปกรณ์อื่นทั้งหมด</li>
<li>เปลี่ยนรหัสผ่านทันที และอย่าใช้รหัสเดียวกับเว็บไซต์อื่น</li>
<li>เปิด<a href="/help?article=two-step-verification">การยืนยันสองขั้นตอน</a></li>
<li>ดูประวัติเดิมพัน ถ้ามีรายการที่ไม่ใช่ของคุณ ให้แจ้งฝ่ายบริการลูกค้า {{contact}}</li></ol>
<p>ทีมงานของเราไม่มีวันขอรหัสผ่าน รหัสทาง SMS หรือรหัสสำรองของคุณ</p>`,
        EN: `<p>Look at “Where you are logged in” under <a href="${CENTRE}">Account and security</a>. If there is a device you do not recognise:</p>
<ol><li>Log it out, or all other devices at once.</li>
<li>Change your password, to one you use nowhere else.</li>
<li>Turn on <a href="/help?article=two-step-verification">two-step verification</a>.</li>
<li>Look at your bet history. If something in it is not yours, tell customer service: {{contact}}.</li></ol>
<p>Nobody who works for us will ever ask for your password, a code from a text message or a recovery code.</p>`,
      },
    },
  ],
};
