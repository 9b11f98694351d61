import type { SeedCategory } from './seed-text.ts';

export const loggingIn: SeedCategory = {
  slug: 'logging-in',
  icon: 'account',
  name: { TH: 'เข้าสู่ระบบและรหัสผ่าน', EN: 'Logging in and passwords' },
  articles: [
    {
      slug: 'ways-to-log-in',
      title: { TH: 'เข้าสู่ระบบได้กี่วิธี', EN: 'How can I log in?' },
      content: {
        TH: `<ul><li><strong>ชื่อผู้ใช้กับรหัสผ่าน</strong> พิมพ์ชื่อผู้ใช้เป็นตัวพิมพ์เล็กหรือใหญ่ก็ได้ แต่รหัสผ่านต้องตรงทุกตัว</li>
<li><strong>เบอร์มือถือกับรหัสทาง SMS</strong> ใช้ได้เมื่อเบอร์นั้นยืนยันกับบัญชีแล้ว รหัสใช้ได้ครั้งเดียวและหมดอายุในไม่กี่นาที</li></ul>
<p>ถ้าเลือก “จดจำการเข้าสู่ระบบ 1 วัน” เบราว์เซอร์นี้จะเข้าสู่ระบบให้โดยไม่ต้องพิมพ์รหัสผ่านภายในหนึ่งวัน อย่าใช้บนเครื่องที่ใช้ร่วมกับคนอื่น</p>
<p>ถ้าใส่รหัสผิดหลายครั้ง ระบบจะให้พิมพ์ตัวเลขในภาพ และถ้ายังผิดต่อไปจะพักการลองจากเครื่องนั้นชั่วคราว เงินในบัญชีไม่เปลี่ยน</p>`,
        EN: `<ul><li><strong>Username and password.</strong> Capital or small letters do not matter in the name; in the password every character does.</li>
<li><strong>Mobile number and a code by text message</strong>, once the number is confirmed for your account. A code works once and expires after a few minutes.</li></ul>
<p>With “Remember me for a day” this browser lets you in without the password for one day. Do not use it on a device you share.</p>
<p>After several wrong attempts you are asked for the digits in a picture; after more of them, that device has to wait for a while. Your money is not affected.</p>`,
      },
    },
    {
      slug: 'forgot-password',
      title: { TH: 'ลืมรหัสผ่าน', EN: 'I forgot my password' },
      content: {
        TH: `<p>กด <strong>ลืมรหัสผ่าน</strong> ในหน้าเข้าสู่ระบบ แล้วเลือกวิธีที่คุณเพิ่มไว้ในบัญชี</p>
<ul><li><strong>เบอร์มือถือ</strong> รับรหัสทาง SMS แล้วตั้งรหัสผ่านใหม่ได้เลย จากนั้นระบบจะพาเข้าสู่ระบบ</li>
<li><strong>อีเมล</strong> กรอกชื่อผู้ใช้และอีเมล ถ้าตรงกัน เราจะส่งลิงก์ให้ ลิงก์ใช้ได้ครั้งเดียวภายใน 10 นาที ถ้าไม่เห็นให้ดูในกล่องจดหมายขยะ</li></ul>
<p>เมื่อตั้งรหัสใหม่ อุปกรณ์อื่นทุกเครื่องจะออกจากระบบ</p>
<p>ถ้าไม่เคยเพิ่มเบอร์มือถือหรืออีเมลไว้ ให้ติดต่อฝ่ายบริการลูกค้า {{contact}} เราจะตรวจสอบว่าเป็นบัญชีของคุณก่อนช่วยตั้งรหัสใหม่</p>`,
        EN: `<p>Press <strong>Forgot your password?</strong> where you log in, and choose what you have added to your account.</p>
<ul><li><strong>Mobile number:</strong> you get a code by text message, set a new password and are logged in.</li>
<li><strong>E-mail:</strong> enter username and address. If they match, a link is on its way. It works once, within 10 minutes; look in the spam folder too.</li></ul>
<p>A new password logs out all your other devices.</p>
<p>If you never added a number or an address, contact customer service: {{contact}}. They check that the account is yours before they help you set a new password.</p>`,
      },
    },
    {
      slug: 'code-did-not-arrive',
      title: { TH: 'ไม่ได้รับรหัสทาง SMS หรืออีเมล', EN: 'The code or e-mail did not arrive' },
      content: {
        TH: `<ol><li>ตรวจว่าเบอร์และรหัสประเทศถูกต้อง เบอร์ไทยขึ้นต้นด้วย 0 หรือ +66</li>
<li>รอให้ปุ่มนับถอยหลังครบก่อนกดส่งใหม่ รหัสล่าสุดเท่านั้นที่ใช้ได้</li>
<li>ตรวจว่ามือถือมีสัญญาณ ไม่ได้บล็อกข้อความจากผู้ส่งที่ไม่รู้จัก และกล่องข้อความไม่เต็ม</li>
<li>ถ้าเป็นอีเมล ให้ดูในโฟลเดอร์จดหมายขยะ</li></ol>
<p>จำนวนข้อความต่อชั่วโมงและต่อวันมีจำกัดเพื่อกันการก่อกวน ถ้าขอหลายครั้งติดกันให้เว้นสักพัก</p>
<p>เว็บไซต์ที่ใช้เงินจำลองและยังไม่ได้ต่อกับผู้ให้บริการ SMS จะไม่ส่งข้อความออกจริง ดูข้อความได้ที่<a href="/dev/outbox">หน้าข้อความที่ส่ง</a></p>`,
        EN: `<ol><li>Check the number and its country code. Thai numbers begin with 0 or +66.</li>
<li>Wait until the countdown is over before you ask again. Only the newest code works.</li>
<li>Check your signal, and that messages from unknown senders are not blocked.</li>
<li>For an e-mail, look in the spam folder.</li></ol>
<p>So that nobody can be flooded, there is a limit to messages in an hour and in a day. After many requests, wait a while.</p>
<p>A demonstration with play money that has no provider of text messages sends none: you find them on the page of <a href="/dev/outbox">sent messages</a>.</p>`,
      },
    },
    {
      slug: 'logged-out-by-itself',
      title: { TH: 'ทำไมระบบออกเอง', EN: 'Why was I logged out?' },
      content: {
        TH: `<p>เพื่อความปลอดภัยของบัญชี ระบบจะออกเองเมื่อ</p>
<ul><li>ไม่มีการใช้งานประมาณ 30 นาที หรือเข้าสู่ระบบนานเกิน 12 ชั่วโมง</li>
<li>คุณปิดแท็บ การเข้าสู่ระบบอยู่กับแท็บนั้นเท่านั้น</li>
<li>มีการเปลี่ยนรหัสผ่าน หรือคุณสั่งออกจากอุปกรณ์นี้จากอีกเครื่องหนึ่ง</li>
<li>คุณเคลียร์ข้อมูลของเบราว์เซอร์</li></ul>
<p>เงินและรอบที่เล่นค้างอยู่ไม่หาย เข้าสู่ระบบใหม่แล้วเล่นต่อได้ ถ้าไม่ใช่สิ่งที่คุณทำเอง ให้เปลี่ยนรหัสผ่านและดู<a href="/help?article=devices">อุปกรณ์ที่เข้าสู่ระบบอยู่</a></p>`,
        EN: `<p>To protect your account, a log-in ends</p>
<ul><li>after about 30 minutes without use, and after 12 hours in any case,</li>
<li>with the tab: it belongs to that tab alone,</li>
<li>when the password is changed, or you log this device out from another one,</li>
<li>when you clear the data of the browser.</li></ul>
<p>Your money and an unfinished round stay where they are. Log in again and go on. If it was not you, change the password and look at <a href="/help?article=devices">where you are logged in</a>.</p>`,
      },
    },
  ],
};
