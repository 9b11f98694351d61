import type { SeedPage } from './seed-text.ts';

/** What the product keeps of whom, and for how long. */
export const privacy: SeedPage = {
  title: { TH: 'นโยบายความเป็นส่วนตัว', EN: 'Privacy Policy' },
  content: {
    TH: `<p>หน้านี้บอกว่า{{brand}}เก็บข้อมูลอะไรของคุณ ใช้ทำอะไร เก็บนานเท่าไร และคุณมีสิทธิอะไร ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA)</p>
<h2>ข้อมูลที่เก็บ</h2>
<ul><li><strong>ชื่อผู้ใช้ ภาษา วันสมัคร และข้อมูลที่คุณกรอกตอนสมัคร</strong> ใช้เพื่อให้บริการบัญชี · เก็บ ตราบที่มีบัญชี และตามที่กฎหมายกำหนดหลังจากนั้น</li>
<li><strong>เบอร์มือถือและอีเมล ถ้าคุณเพิ่มไว้</strong> ใช้เพื่อยืนยันตัวตน ตั้งรหัสผ่านใหม่ แจ้งการเปลี่ยนแปลงที่สำคัญ · เก็บ จนกว่าคุณจะเปลี่ยนหรือปิดบัญชี</li>
<li><strong>รหัสผ่าน</strong> ใช้เพื่อเข้าสู่ระบบ · เก็บเฉพาะค่าที่แปลงทางเดียว (Argon2id) เราอ่านรหัสจริงไม่ได้</li>
<li><strong>เดิมพัน การเคลื่อนไหวของยอดเงิน การยอมรับข้อกำหนด</strong> ใช้เพื่อความถูกต้องของบัญชีและการตรวจสอบ · เก็บ ถาวรเท่าที่บัญชีและกฎหมายต้องใช้ แก้หรือลบไม่ได้</li>
<li><strong>ที่อยู่ไอพี ประเทศ และชนิดของเบราว์เซอร์เมื่อเข้าสู่ระบบ</strong> ใช้เพื่อความปลอดภัย และตรวจว่าพื้นที่นั้นให้บริการได้ · เก็บ การเข้าสู่ระบบที่ล้มเหลว 90 วัน บันทึกความปลอดภัยของบัญชีเก็บไว้กับบัญชี</li>
<li><strong>ข้อเสนอแนะและบทสนทนากับฝ่ายบริการลูกค้า</strong> ใช้เพื่อตอบและปรับปรุง · เก็บ เท่าที่จำเป็นต่อเรื่องนั้น</li>
<li><strong>คำตอบว่าบทความช่วยได้หรือไม่</strong> ใช้เพื่อปรับปรุงบทความ · เก็บเป็นจำนวนเท่านั้น ค่าแฮชที่กันการตอบซ้ำถูกลบภายในไม่กี่วัน</li></ul>
<h2>คุกกี้และที่เก็บในเบราว์เซอร์</h2>
<ul><li><strong>ภาษา</strong> จำภาษาที่เลือก หนึ่งปี</li><li><strong>จดจำการเข้าสู่ระบบ</strong> เมื่อคุณเลือกเท่านั้น หนึ่งวัน</li><li><strong>การเข้าสู่ระบบ</strong> อยู่ในแท็บ และหายไปเมื่อปิดแท็บ</li></ul>
<p>เราไม่ใช้คุกกี้โฆษณาและไม่ติดตามคุณข้ามเว็บไซต์</p>
<h2>เราส่งข้อมูลให้ใคร</h2>
<ul><li><strong>ค่ายเกม</strong> ได้รับรหัสแทนตัวคุณ ไม่ได้รับชื่อ เบอร์ หรืออีเมล</li><li><strong>ผู้ให้บริการ SMS และอีเมล</strong> ได้รับเบอร์หรืออีเมลเพื่อส่งข้อความถึงคุณ</li><li><strong>เอเย่นต์ที่เชิญคุณ</strong> เห็นว่าคุณอยู่ในทีม โดยชื่อถูกปิดบางส่วน</li><li><strong>หน่วยงานรัฐ</strong> เมื่อกฎหมายบังคับเท่านั้น</li></ul>
<p>เราไม่ขายข้อมูลของคุณ</p>
<h2>เราปกป้องอย่างไร</h2>
<p>ข้อมูลลับเก็บแบบเข้ารหัส การเชื่อมต่อเข้ารหัส ผู้ปฏิบัติงานเห็นข้อมูลส่วนตัวแบบปิดบางส่วน การเปิดดูข้อมูลเต็มต้องมีสิทธิ์และถูกบันทึกทุกครั้ง</p>
<h2>สิทธิของคุณ</h2>
<ul><li>ขอดูและขอสำเนาข้อมูลของคุณ</li><li>ขอแก้ไขข้อมูลที่ไม่ถูกต้อง</li><li>ขอลบ ระงับ หรือคัดค้านการใช้ เท่าที่ไม่ขัดกับหน้าที่ที่เราต้องเก็บบันทึก</li><li>ถอนความยินยอมเมื่อไรก็ได้</li><li>ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล (สคส.)</li></ul>
<p>ใช้สิทธิได้โดยติดต่อ {{contact}} เราต้องตรวจสอบก่อนว่าเป็นคุณ และจะตอบภายใน 30 วัน</p>
<h2>เด็กและเยาวชน</h2>
<p>เราไม่เก็บข้อมูลของผู้ที่อายุต่ำกว่า {{minimumAge}} ปีโดยรู้ตัว ถ้าพบ เราจะปิดบัญชีและลบข้อมูลที่ลบได้</p>
<h2>การเปลี่ยนนโยบาย</h2>
<p>ทุกฉบับอ่านได้ตามวันที่ท้ายหน้านี้</p>`,
    EN: `<p>This page says what {{brand}} keeps of your data, what for and for how long, and which rights you have, under Thailand’s Personal Data Protection Act B.E. 2562 (PDPA).</p>
<h2>What is kept</h2>
<ul><li><strong>Username, language, day of registration, and what you fill in when you register.</strong> To run your account. <em>Kept:</em> while you have it, and afterwards as the law requires.</li>
<li><strong>Mobile number and e-mail, if you add them.</strong> To confirm that it is you, to set a new password, to tell you of important changes. <em>Kept:</em> until you change them or close the account.</li>
<li><strong>Password.</strong> To log in. <em>Kept:</em> only a one-way value of it (Argon2id); we cannot read it.</li>
<li><strong>Bets, movements of your balance, acceptance of terms.</strong> So that the books are right and can be checked. <em>Kept:</em> for good, as far as the books and the law need them; they cannot be changed or deleted.</li>
<li><strong>IP address, country and kind of browser when you log in.</strong> Security, and whether the site is offered where you are. <em>Kept:</em> failed log-ins 90 days; the security record stays with the account.</li>
<li><strong>Feedback, and what you write to customer service.</strong> To answer and to improve. <em>Kept:</em> as long as the matter needs it.</li>
<li><strong>Whether an article helped you.</strong> To improve the article. <em>Kept:</em> as a count only; the hash that keeps answers from being given twice is deleted within days.</li></ul>
<h2>Cookies and storage in the browser</h2>
<ul><li><strong>Language:</strong> remembers your choice for a year.</li><li><strong>Remember me:</strong> only if you choose it, for a day.</li><li><strong>Your log-in</strong> lives in the tab and goes with it.</li></ul>
<p>We use no advertising cookies and do not follow you to other sites.</p>
<h2>Who else gets data</h2>
<ul><li><strong>Providers of games</strong> get a code that stands for you; no name, number or e-mail.</li><li><strong>Providers of text messages and e-mail</strong> get your number or address to reach you.</li><li><strong>An agent who invited you</strong> sees that you are in the team, with part of your name hidden.</li><li><strong>Authorities</strong>, where the law compels us.</li></ul>
<p>We do not sell your data.</p>
<h2>How it is protected</h2>
<p>Secrets are stored encrypted, connections are encrypted, and people who work here see personal data partly hidden. To see all of it takes a permission, and each time is recorded.</p>
<h2>Your rights</h2>
<ul><li>to see your data and get a copy,</li><li>to have what is wrong corrected,</li><li>to have it deleted or its use restricted, or to object, as far as we are not bound to keep records,</li><li>to withdraw a consent at any time,</li><li>to complain to Thailand’s Personal Data Protection Committee (PDPC).</li></ul>
<p>To use a right, write to us: {{contact}}. We have to check that it is you, and answer within 30 days.</p>
<h2>The young</h2>
<p>We do not knowingly keep data of anybody below {{minimumAge}}. If we find some, we close the account and delete what may be deleted.</p>
<h2>Changes</h2>
<p>Every version can be read by its date at the end of this page.</p>`,
  },
};
