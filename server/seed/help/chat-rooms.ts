import type { SeedCategory } from './seed-text.ts';

export const chatRooms: SeedCategory = {
  slug: 'chat-rooms',
  icon: 'account',
  name: { TH: 'ห้องแชต', EN: 'Chat rooms' },
  articles: [
    {
      slug: 'rules-of-the-rooms',
      title: { TH: 'กติกาห้องแชต', EN: 'Rules of the rooms' },
      content: {
        TH: `<p>ห้องแชตมีไว้คุยกันระหว่างสมาชิก แต่ละภาษามีห้องของตัวเอง สมาชิกระดับสูงมีห้องเพิ่ม และโต๊ะสดแต่ละโต๊ะมีห้องข้างโต๊ะ ถ้ามีคำถามเรื่องเงินหรือบัญชี ให้ถามฝ่ายบริการลูกค้า ห้องแชตตอบแทนไม่ได้</p>
<ul><li>ข้อความยาวไม่เกิน 300 ตัวอักษร 5 บรรทัด ส่งได้วินาทีละ 1 ข้อความ</li>
<li><strong>ห้ามส่ง</strong>เบอร์โทรศัพท์ เลขบัญชี ไลน์ เทเลแกรม และลิงก์ของเว็บอื่น ไม่ว่าจะสะกดแบบไหน</li>
<li>ห้ามข่มขู่ ดูหมิ่น หรือเปิดเผยข้อมูลส่วนตัวของคนอื่น</li>
<li>ทีมงานไม่มีวันทักคุณในห้องเพื่อขอรหัสผ่าน รหัส OTP หรือให้โอนเงิน</li></ul>
<p>ส่งได้เมื่อยืนยันเบอร์มือถือหรือเคยฝากเงินแล้ว และบัญชีมีอายุครบตามที่แบรนด์กำหนด ระหว่างนั้นอ่านได้ตามปกติ</p>`,
        EN: `<p>The rooms are for members to talk to each other. Each language has its own, members of a high level have one more, and every live table has one beside it. Questions about money or an account belong to customer service; a room cannot answer them.</p>
<ul><li>A message has at most 300 characters and 5 lines, and you may send one a second.</li>
<li><strong>Not allowed:</strong> telephone numbers, bank accounts, LINE, Telegram and links to other sites, however they are spelled.</li>
<li>No threats, no abuse, and nothing personal about others.</li>
<li>We never write to you in a room to ask for a password, a code or a transfer.</li></ul>
<p>You may write once you have proved your mobile number or made a deposit, and your account is as old as the brand asks. Until then you can read.</p>`,
      },
    },
    {
      slug: 'why-a-message-was-removed',
      title: { TH: 'ทำไมข้อความถึงไม่ขึ้นหรือถูกเอาออก', EN: 'Why a message does not show or was removed' },
      content: {
        TH: `<p>ทุกข้อความถูกตรวจก่อนมีใครเห็น และคุณจะรู้ผลของข้อความตัวเองเสมอ</p>
<ul><li><strong>ไม่ถูกส่ง</strong> เช่น มีลิงก์ของเว็บอื่นหรือส่งถี่เกินไป ข้อความที่พิมพ์ยังอยู่ แก้แล้วส่งใหม่ได้</li>
<li><strong>รอตรวจ</strong> เช่น มีสิ่งที่ดูเหมือนเบอร์หรือช่องทางติดต่อ ทีมดูแลห้องจะตัดสินว่าให้ขึ้นหรือไม่</li>
<li><strong>มีดอกจัน</strong> คำไม่สุภาพถูกแทนด้วยดอกจัน ข้อความส่วนที่เหลือขึ้นตามปกติ</li>
<li><strong>ถูกซ่อน</strong> เมื่อมีสมาชิกสามคนแจ้ง จนกว่าทีมดูแลห้องจะตรวจ</li></ul>
<p>ถ้าผิดกติกาซ้ำ คุณอาจถูกพักการส่ง 5 นาทีถึง 7 วัน ระหว่างนั้นคุณเห็นเหตุผลและเวลาที่สิ้นสุด เงินและการเล่นไม่กระทบ การพักนานกว่านั้นต้องให้ผู้ดูแลสองคนเห็นตรงกัน</p>`,
        EN: `<p>Each message is checked before anyone sees it, and you always learn what became of yours.</p>
<ul><li><strong>Not sent:</strong> it had a link to another site, for instance, or came too fast. What you typed is still there; change it and send it again.</li>
<li><strong>Waits:</strong> something in it looks like a number or a way to reach you elsewhere. A moderator decides whether the room sees it.</li>
<li><strong>Stars:</strong> a rude word was starred; the rest shows as you wrote it.</li>
<li><strong>Hidden:</strong> three members reported it. It stays hidden until a moderator has looked.</li></ul>
<p>Who breaks the rules again may be muted, from five minutes to seven days. You then see why and until when; your money and play are not affected. Anything longer takes two operators who agree.</p>`,
      },
    },
    {
      slug: 'report-and-block',
      title: { TH: 'แจ้งข้อความ บล็อกคน และซ่อนชื่อของคุณ', EN: 'Report, block, and keep your name to yourself' },
      content: {
        TH: `<ul><li><strong>แจ้งข้อความ</strong> กดจุดสามจุดข้างข้อความ เลือกแจ้ง แล้วเลือกเหตุผล คุณจะไม่เห็นข้อความนั้นทันที คนเขียนไม่รู้ว่าใครแจ้ง</li>
<li><strong>ไม่เห็นคนนี้อีก</strong> ทั้งสองฝ่ายจะไม่เห็นข้อความของกันและกัน และไม่มีการแจ้งอีกฝ่าย</li>
<li><strong>ลบข้อความของตัวเอง</strong> ได้ภายใน 1 นาทีหลังส่ง</li>
<li><strong>ชื่อของคุณ</strong> คนอื่นเห็นแค่ตัวอักษรหัวท้าย เช่น so***ai เสมอ และไม่มีใครเปิดดูบัญชีหรือการเล่นของคุณจากห้องได้</li>
<li><strong>แชร์บิล</strong> เลือกได้ว่าจะซ่อนยอดเดิมพันและยอดได้ ถ้าแสดงยอด คนที่อ่านห้องกดดูหลักฐานของรอบนั้นได้ แต่ไม่เห็นยอดเงินในกระเป๋าของคุณ</li></ul>
<p>ถ้าคุณพักการเล่นหรือขอหยุดเล่น คุณจะออกจากห้องแชตทันที และห้องจะไม่บอกใคร</p>`,
        EN: `<ul><li><strong>Report:</strong> press the three dots beside a message and choose why. It is gone for you at once; its writer does not learn who reported it.</li>
<li><strong>Never see a person again:</strong> neither of you sees what the other writes, and no one is told.</li>
<li><strong>Take back:</strong> your own message, within a minute.</li>
<li><strong>Your name:</strong> others only ever see its first and last letters, like so***ai, and no one can open your account or your play from a room.</li>
<li><strong>Shared bets:</strong> you decide whether they show stake and payout. Where they do, who reads the room can look at the proof of that round, and never at your wallet.</li></ul>
<p>If you take a break or exclude yourself you are out of the rooms at once, and the rooms tell no one.</p>`,
      },
    },
  ],
};
