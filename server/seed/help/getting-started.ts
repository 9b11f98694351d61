import type { SeedCategory } from './seed-text.ts';

export const gettingStarted: SeedCategory = {
  slug: 'getting-started',
  icon: 'start',
  name: { TH: 'เริ่มต้นใช้งาน', EN: 'Getting started' },
  articles: [
    {
      slug: 'how-to-register',
      title: { TH: 'สมัครสมาชิกอย่างไร', EN: 'How do I register?' },
      content: {
        TH: `<p>ใช้เวลาไม่ถึงหนึ่งนาที และไม่มีค่าใช้จ่าย</p>
<ol><li>กด <strong>สมัครสมาชิก</strong> ที่ด้านบนของหน้า หรือในเมนูบนมือถือ</li>
<li>เลือกสมัครด้วยชื่อผู้ใช้ หรือสมัครด้วยเบอร์มือถือ</li>
<li>ชื่อผู้ใช้ยาว 4–20 ตัว ขึ้นต้นด้วยตัวอักษรอังกฤษ ใช้ได้เฉพาะตัวอักษรอังกฤษและตัวเลข</li>
<li>ตั้งรหัสผ่านอย่างน้อย 8 ตัว วลียาว ๆ ที่จำง่ายปลอดภัยกว่ารหัสสั้น ๆ ที่ยุ่งยาก รหัสที่คนใช้กันบ่อยระบบจะไม่รับ</li>
<li>อ่านและยอมรับ<a href="/help?page=terms">ข้อกำหนดและเงื่อนไข</a> พร้อมยืนยันว่าคุณอายุ {{minimumAge}} ปีขึ้นไป</li></ol>
<p>สมัครเสร็จแล้วระบบจะพาคุณเข้าสู่ระบบทันที สมัครได้หนึ่งบัญชีต่อหนึ่งคนเท่านั้น</p>`,
        EN: `<p>It takes less than a minute and costs nothing.</p>
<ol><li>Press <strong>Register</strong> at the top of the page, or in the menu on a phone.</li>
<li>Choose a username, or your mobile number.</li>
<li>A username has 4 to 20 English letters and digits and begins with a letter.</li>
<li>Choose a password of at least 8 characters. A long phrase you can remember is safer than a short puzzle. Passwords that many people use are not accepted.</li>
<li>Read and accept the <a href="/help?page=terms">terms</a>, and confirm that you are {{minimumAge}} or older.</li></ol>
<p>You are logged in as soon as you have registered. Each person may have one account.</p>`,
      },
    },
    {
      slug: 'invitation-link',
      title: { TH: 'สมัครผ่านลิงก์เชิญหรือรหัสเชิญ', EN: 'Registering with an invitation link or code' },
      content: {
        TH: `<p>ถ้ามีคนชวนคุณมา เขาจะส่งลิงก์ คิวอาร์โค้ด หรือรหัสเชิญให้</p>
<ul><li><strong>ลิงก์หรือคิวอาร์โค้ด</strong> เปิดหน้าสมัครพร้อมกรอกรหัสเชิญไว้ให้แล้ว</li>
<li><strong>รหัสเชิญ</strong> พิมพ์ลงในช่องรหัสเชิญในหน้าสมัคร ถ้าไม่มีรหัสให้เว้นว่างไว้</li></ul>
<p>ถ้าระบบแจ้งว่ารหัสใช้ไม่ได้ ให้ตรวจตัวสะกด หรือขอรหัสใหม่จากคนที่ชวน ผู้เชิญอาจปิดลิงก์นั้นไปแล้ว</p>
<p>หลังสมัคร ผู้เชิญจะเห็นว่าคุณอยู่ในทีมของเขา แต่เข้าบัญชีหรือย้ายเงินของคุณไม่ได้</p>`,
        EN: `<p>Whoever invites you sends you a link, a QR code or a code.</p>
<ul><li>A <strong>link or QR code</strong> opens the registration form with the invitation code filled in.</li>
<li>A <strong>code</strong> goes into the field “Invitation code” of the form. Without one, leave it empty.</li></ul>
<p>If a code is refused, check the spelling or ask for a new one: the link may have been closed.</p>
<p>Afterwards the person who invited you sees that you are in their team. They cannot open your account or move your money.</p>`,
      },
    },
    {
      slug: 'try-without-an-account',
      title: { TH: 'ลองเล่นก่อนสมัครได้ไหม', EN: 'Can I try it before I register?' },
      content: {
        TH: `<p>ได้ มีสองวิธี</p>
<ul><li><strong>ทดลองเล่นเกมเดียว</strong> กด “ทดลองเล่น” บนการ์ดเกม กติกาและอัตราจ่ายเหมือนเกมจริงทุกอย่าง แต่ใช้เครดิตทดลอง ยอดเงินของคุณไม่เปลี่ยน</li>
<li><strong>บัญชีทดลอง</strong> กด “ลองเล่นก่อน ไม่ต้องสมัคร” เพื่อดูทั้งเว็บไซต์ กระเป๋าเงินและการเล่นด้วยยอดเงินต้องใช้บัญชีของคุณเอง</li></ul>
<p>รอบที่เล่นในโหมดทดลองไม่นับรวมในประวัติเดิมพัน และโอนผลไปยังบัญชีจริงไม่ได้</p>`,
        EN: `<p>Yes, in two ways.</p>
<ul><li><strong>The demo of one game:</strong> press “Demo” on its card. Rules and returns are those of the game itself; it is played with demo credit and your balance does not change.</li>
<li><strong>A trial account:</strong> press “Try it first, without an account” to look at the whole site. The wallet, and playing from a balance, need an account of your own.</li></ul>
<p>Rounds of a demo are not part of your bet history, and nothing of them can be moved to a real account.</p>`,
      },
    },
    {
      slug: 'change-language',
      title: { TH: 'เปลี่ยนภาษาของเว็บไซต์', EN: 'Changing the language' },
      content: {
        TH: `<p>บนคอมพิวเตอร์ กดชื่อภาษาที่มุมบนของหน้า บนมือถือ เปิดเมนูแล้วเลือกภาษาด้านล่าง หน้าจะเปลี่ยนภาษาทันทีและจำไว้สำหรับครั้งต่อไป</p>
<p>เมื่อเข้าสู่ระบบแล้ว ภาษาที่เลือกจะบันทึกไว้กับบัญชีด้วย อุปกรณ์อื่นจึงใช้ภาษาเดียวกัน ข้อความบางส่วน เช่น บทความช่วยเหลือ อาจมีเฉพาะภาษาไทยและอังกฤษ</p>`,
        EN: `<p>On a computer, press the name of the language at the top of the page. On a phone, open the menu; the languages are at its end. The page changes at once and remembers your choice.</p>
<p>When you are logged in, the choice is kept with your account and holds on your other devices. Some texts, such as these articles, may exist in Thai and English only.</p>`,
      },
    },
    {
      slug: 'install-on-your-phone',
      title: { TH: 'ติดตั้งไว้บนหน้าจอมือถือ', EN: 'Putting the site on your home screen' },
      content: {
        TH: `<p>เล่นได้ทันทีในเบราว์เซอร์โดยไม่ต้องติดตั้งอะไร ถ้าอยากเปิดได้เร็วขึ้น ให้เพิ่มไอคอนไว้บนหน้าจอ ดูขั้นตอนของแต่ละระบบได้ที่<a href="/down">หน้าดาวน์โหลด</a></p>
<ul><li><strong>Android (Chrome)</strong> เปิดเมนู แล้วเลือก “ติดตั้งแอป” หรือ “เพิ่มลงในหน้าจอหลัก”</li>
<li><strong>iPhone (Safari)</strong> กดปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”</li></ul>
<p>ติดตั้งจากเว็บไซต์นี้เท่านั้น อย่าติดตั้งไฟล์ที่คนอื่นส่งให้ทางแชต</p>`,
        EN: `<p>You can play in the browser without installing anything. To open the site faster, put its icon on your home screen; the steps are on the <a href="/down">download page</a>.</p>
<ul><li><strong>Android (Chrome):</strong> open the menu and choose “Install app” or “Add to home screen”.</li>
<li><strong>iPhone (Safari):</strong> press Share, then “Add to Home Screen”.</li></ul>
<p>Install from this site only, never from a file somebody sends you in a chat.</p>`,
      },
    },
  ],
};
