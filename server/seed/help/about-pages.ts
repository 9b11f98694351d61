import type { AboutPage } from '@lanna/contract/content/help/help';
import { privacy } from './privacy.ts';
import type { SeedPage } from './seed-text.ts';
import { terms } from './terms.ts';

const contactPage: SeedPage = {
  title: { TH: 'ติดต่อเรา', EN: 'Contact Us' },
  content: {
    TH: `<p>ติดต่อ{{brand}}ได้ตามช่องทางเหล่านี้ {{contact}}</p>
<h2>ก่อนติดต่อ</h2>
<p>คำถามส่วนใหญ่มีคำตอบอยู่แล้วใน<a href="/help">ศูนย์ช่วยเหลือ</a> ลองค้นหาก่อน อาจเร็วกว่า</p>
<h2>บอกอะไรกับเราบ้าง</h2>
<ul><li>ชื่อผู้ใช้ของคุณ</li><li>เกิดอะไรขึ้น เมื่อไร และกับเกมใด</li><li>เลขอ้างอิงจากประวัติเดิมพันหรือกระเป๋าเงิน ถ้าเกี่ยวกับเงิน</li><li>ภาพหน้าจอ ถ้ามี โดยปิดข้อมูลส่วนตัวก่อน</li></ul>
<p>อย่าส่งรหัสผ่าน รหัสทาง SMS รหัสถอนเงิน หรือรหัสสำรองให้ใคร แม้แต่กับเรา เราไม่ต้องใช้รหัสเหล่านั้น</p>
<h2>ข้อร้องเรียน</h2>
<p>ถ้าคำตอบยังไม่เป็นที่พอใจ ขอให้ผู้รับผิดชอบอีกคนตรวจสอบได้ บอกเลขอ้างอิงเดิมและเหตุผลที่ไม่เห็นด้วย ข้อเสนอแนะสั้น ๆ ส่งได้จาก<a href="?centre=member&page=feedback">บัญชีของฉัน</a></p>`,
    EN: `<p>This is how you reach {{brand}}: {{contact}}</p>
<h2>Before you write</h2>
<p>Most questions are answered in the <a href="/help">help centre</a>. A search there may be quicker.</p>
<h2>What to tell us</h2>
<ul><li>Your username.</li><li>What happened, when, and in which game.</li><li>The reference from your bet history or wallet, if it is about money.</li><li>A picture of the screen if you have one, with private data covered.</li></ul>
<p>Never send anybody a password, a code from a text message, a withdrawal password or a recovery code, not even us. We do not need them.</p>
<h2>Complaints</h2>
<p>If an answer does not satisfy you, ask for a second person to look at it. Name the earlier reference and why you disagree. Short suggestions can be sent from <a href="?centre=member&page=feedback">my account</a>.</p>`,
  },
};

const responsible: SeedPage = {
  title: { TH: 'การเล่นอย่างรับผิดชอบ', EN: 'Responsible Gaming' },
  content: {
    TH: `<p>เกมควรเป็นความบันเทิงที่คุณเป็นฝ่ายควบคุม {{licence}} ถึงอย่างนั้นเวลาและความรู้สึกที่ใช้ไปก็เป็นของจริง</p>
<h2>สิ่งที่เว็บไซต์ทำ</h2>
<ul><li>รับเฉพาะผู้ที่อายุ {{minimumAge}} ปีขึ้นไป</li><li>แสดงเวลาที่เล่นและยอดได้เสียของครั้งนี้ตลอดการเล่น</li><li>เกมสล็อตของเราเองหมุนใหม่ได้ไม่เร็วกว่า 2.5 วินาที และไม่ฉลองเมื่อได้คืนไม่เกินเงินเดิมพัน</li><li>มีเพดานเงินเดิมพันต่อรอบ</li><li>เปิดเผยอัตราจ่ายคืนของเกมของเราเอง และให้<a href="/fair">ตรวจสอบผล</a>ได้ทุกรอบ</li><li>เก็บประวัติเดิมพันทั้งหมดพร้อมยอดรวมให้คุณดูเอง</li></ul>
<h2>สิ่งที่คุณทำได้เอง</h2>
<ul><li><a href="/help?article=set-limits">ตั้งวงเงินฝาก ยอดเสีย ยอดเดิมพัน และเวลาเล่น</a>ไว้ก่อนเริ่ม ถึงแล้วระบบหยุดให้ ลดได้ทันที เพิ่มต้องรอและยืนยันอีกครั้ง</li><li>เลือกให้เกมหยุดเตือนเป็นระยะว่าเล่นมานานเท่าไรและได้เสียเท่าไร</li><li>อย่าเล่นต่อเพื่อเอาคืน แต่ละรอบไม่เกี่ยวกับรอบก่อน</li><li>อย่าเล่นเมื่อดื่มสุรา เครียด หรือง่วง</li><li>ดูยอดรวมในประวัติเดิมพันสัปดาห์ละครั้ง</li></ul>
<h2>หยุดพักหรืองดเล่น</h2>
<p><a href="/help?article=take-a-break">หยุดพักหรืองดเล่น</a>ได้เองจากหน้า “เล่นอย่างมีสติ” ใน<a href="/?centre=member&amp;page=protection">บัญชีของคุณ</a> มีผลทันที ไม่ต้องบอกเหตุผล เงินในบัญชีถอนได้เสมอ ถ้าเข้าบัญชีไม่ได้ ฝ่ายบริการลูกค้าช่วยให้งดเล่นได้เมื่อคุณขอ {{contact}}</p>
<h2>คุยกับคนที่เข้าใจ</h2>
<ul><li><strong>สายด่วนสุขภาพจิต 1323</strong> กรมสุขภาพจิต กระทรวงสาธารณสุข ตลอด 24 ชั่วโมง <a href="tel:1323">โทร 1323</a></li><li><strong>การแพทย์ฉุกเฉิน 1669</strong> <a href="tel:1669">โทร 1669</a></li></ul>
<h2>ปกป้องเด็กและเยาวชน</h2>
<p>อย่าให้ผู้ที่อายุต่ำกว่า {{minimumAge}} ปีใช้บัญชีของคุณ อ่านวิธีที่<a href="/help?article=children-and-shared-devices">ป้องกันเด็กเข้าเล่นบนเครื่องที่ใช้ร่วมกัน</a> ถ้าเรารู้ว่าผู้เล่นอายุไม่ถึง เราจะปิดบัญชี</p>`,
    EN: `<p>Games are entertainment, and you should be in charge of them. {{licence}} The time and feelings spent on them are real all the same.</p>
<h2>What this site does</h2>
<ul><li>It admits nobody below {{minimumAge}}.</li><li>It shows the time played and what this session has won or lost all through a game.</li><li>Our own slots cannot be spun faster than every 2.5 seconds, and celebrate nothing when they return no more than the stake.</li><li>It has a ceiling for a single bet.</li><li>It discloses the return of our own games and lets you <a href="/fair">check every round</a>.</li><li>It keeps all your bets, added up, for you to see.</li></ul>
<h2>What you can do</h2>
<ul><li><a href="/help?article=set-limits">Set limits of deposits, losses, stakes and time</a> before you begin, and let the site stop you there. Lower holds at once; higher waits, and wants your yes a second time.</li><li>Let games stop now and then to show you how long you have played and what it has come to.</li><li>Do not play on to win back what is lost. A round knows nothing of the one before.</li><li>Do not play when you have been drinking, or are tense or tired.</li><li>Look at the sums in your bet history once a week.</li></ul>
<h2>Taking a break, or leaving</h2>
<p>You can <a href="/help?article=take-a-break">take a break or exclude yourself</a> under “Staying in control” in <a href="/?centre=member&amp;page=protection">your account</a>. It holds at once, you need give no reason, and your money can always be withdrawn. If you cannot get into your account, customer service excludes you when you ask: {{contact}}.</p>
<h2>Talking to somebody</h2>
<ul><li><strong>1323</strong>, the mental health hotline of Thailand’s Department of Mental Health, at any hour. <a href="tel:1323">Call 1323</a>.</li><li><strong>1669</strong> for a medical emergency in Thailand. <a href="tel:1669">Call 1669</a>.</li></ul>
<h2>Protecting the young</h2>
<p>Let nobody below {{minimumAge}} use your account; see <a href="/help?article=children-and-shared-devices">Children, and devices you share</a>. If we learn that a player is too young, we close the account.</p>`,
  },
};

const affiliates: SeedPage = {
  title: { TH: 'พันธมิตรและเอเย่นต์', EN: 'Affiliates' },
  content: {
    TH: `<p>ถ้าคุณมีเว็บไซต์ ช่อง หรือชุมชนของตัวเอง คุณเป็นพันธมิตรของ{{brand}}ได้</p>
<h2>ทำงานอย่างไร</h2>
<ul><li>คุณได้บัญชีเอเย่นต์และศูนย์เอเย่นต์ของตัวเอง</li><li>สร้างลิงก์เชิญและคิวอาร์โค้ดแยกตามช่องทาง แล้วดูว่าแต่ละลิงก์มีผู้สมัครกี่คน</li><li>ดูภาพรวมของทีมได้ แต่เห็นข้อมูลส่วนตัวของสมาชิกเท่าที่จำเป็น และย้ายเงินของสมาชิกไม่ได้</li></ul>
<h2>ค่าตอบแทน</h2>
<p>{{licence}} จึงยังไม่มีค่าตอบแทนเป็นเงินจริง หากมีข้อตกลงเรื่องค่าตอบแทน ข้อตกลงนั้นจะทำเป็นลายลักษณ์อักษรแยกต่างหาก</p>
<h2>กติกาของพันธมิตร</h2>
<ul><li>อย่าโฆษณากับผู้ที่อายุต่ำกว่า {{minimumAge}} ปี หรือกับผู้ที่ขอหยุดเล่น</li><li>อย่าสัญญาว่าจะได้เงินแน่นอน หรืออ้างว่าเดาผลได้</li><li>บอกให้ชัดว่าเป็นโฆษณา และอย่าส่งข้อความรบกวน</li><li>อย่าสมัครแทนคนอื่น หรือสร้างบัญชีปลอม</li></ul>
<p>ใครทำผิดกติกา เราปิดลิงก์และบัญชีเอเย่นต์ได้</p>
<h2>สมัคร</h2>
<p>อ่านรายละเอียดและส่งใบสมัครได้ที่<a href="/join">หน้าร่วมงานกับเรา</a> หรือสอบถาม {{contact}}</p>`,
    EN: `<p>If you have a site, a channel or a community of your own, you can become an affiliate of {{brand}}.</p>
<h2>How it works</h2>
<ul><li>You get an agent account with an agent centre.</li><li>You make registration links and QR codes, one for each place, and see how many people joined by each.</li><li>You see your team in figures. Of members you see no more personal data than is needed, and you cannot move their money.</li></ul>
<h2>What it pays</h2>
<p>{{licence}} So it pays no real money. Where a remuneration is agreed, it is agreed in writing, apart from this page.</p>
<h2>Rules for affiliates</h2>
<ul><li>Do not advertise to people below {{minimumAge}}, or to anybody who has asked to stop.</li><li>Promise no certain win, and do not claim that results can be foreseen.</li><li>Say clearly that it is advertising, and send no unwanted messages.</li><li>Register nobody else, and make no false accounts.</li></ul>
<p>Whoever breaks these rules may lose the links and the agent account.</p>
<h2>Apply</h2>
<p>Details and the form are on the page <a href="/join">Join us</a>; for questions: {{contact}}.</p>`,
  },
};

const refund: SeedPage = {
  title: { TH: 'นโยบายการคืนเงิน', EN: 'Refund Policy' },
  content: {
    TH: `<p>{{licence}} หน้านี้อธิบายว่าเมื่อไรเงินเดิมพันจะกลับเข้ากระเป๋า และเมื่อไรจะไม่กลับ</p>
<h2>คืนเต็มจำนวนโดยอัตโนมัติ</h2>
<ul><li>รอบที่จบไม่ได้เพราะระบบขัดข้อง ประวัติเดิมพันจะแสดงว่า “คืนเงิน”</li><li>เดิมพันที่ค่ายเกมยกเลิกเพราะบันทึกผิดพลาด</li></ul>
<h2>ไม่คืน</h2>
<ul><li>รอบที่ตัดสินแล้วตามกติกา ไม่ว่าคุณจะเห็นภาพจนจบหรือไม่ เพราะเน็ตหลุดไม่เปลี่ยนผล</li><li>เดิมพันที่กดผิดจำนวนหรือผิดเกม เดิมพันที่รับแล้วยกเลิกไม่ได้</li></ul>
<h2>การเติมเงินจำลอง</h2>
<p>เงินจำลองได้มาฟรี จึงไม่มีอะไรต้องคืนเป็นเงินจริง และแลกเป็นเงินหรือสิ่งของไม่ได้</p>
<h2>ถ้าคิดว่ามีอะไรผิด</h2>
<ol><li>เปิดประวัติเดิมพันแล้วคัดลอกเลขอ้างอิง เกมของเราเองให้<a href="/help?article=check-a-round">คำนวณซ้ำ</a>ดูก่อนได้</li><li>ส่งเลขนั้นให้ฝ่ายบริการลูกค้า {{contact}}</li><li>เราตรวจกับบัญชีของเราและของค่ายเกม ถ้าพบว่าผิด เราแก้ด้วยรายการใหม่ที่มองเห็นได้ รายการเดิมไม่ถูกลบ</li></ol>`,
    EN: `<p>{{licence}} This page says when a stake comes back to your wallet, and when it does not.</p>
<h2>Given back in full, by itself</h2>
<ul><li>A round that a fault keeps from being finished. Your bet history says “Refunded”.</li><li>A bet that its provider cancels because it was recorded by mistake.</li></ul>
<h2>Not given back</h2>
<ul><li>A round that was decided by its rules, whether you saw its end or not: a broken connection changes no result.</li><li>A bet of the wrong amount or on the wrong game. A bet that was taken cannot be cancelled.</li></ul>
<h2>Play money that you added</h2>
<p>It was free, so there is nothing to give back in real money. It cannot be exchanged for money or goods.</p>
<h2>If you think something is wrong</h2>
<ol><li>Open your bet history and copy the reference. A round of our own games can be <a href="/help?article=check-a-round">recomputed</a> first.</li><li>Send it to customer service: {{contact}}.</li><li>We compare it with our books and the provider’s. If it was wrong, it is put right by a new entry that you can see. The earlier one is never deleted.</li></ol>`,
  },
};

const aboutLanna: SeedPage = {
  title: { TH: 'เกี่ยวกับเรา', EN: 'About Company' },
  content: {
    TH: `<p>{{brand}}เกิดจากภาพตลาดกลางคืนริมน้ำ แสงโคมสะท้อนผิวน้ำ เสียงคนคุยกัน และความสนุกที่ไม่ต้องรีบ เราอยากให้เว็บไซต์เกมเป็นแบบนั้น คึกคักแต่ไม่วุ่นวาย</p>
<h2>เราทำอะไร</h2>
<p>เรารวมเกมจากหลายค่ายไว้ในที่เดียว พร้อมเกมของเราเองที่ทุกรอบตรวจสอบซ้ำได้ด้วยตัวคุณเอง ไม่ต้องเชื่อคำพูดของเรา</p>
<h2>เงินจำลอง</h2>
<p>{{licence}}</p>
<h2>สิ่งที่เรายึดถือ</h2>
<ul><li><strong>ตรวจสอบได้</strong> เราประกาศแฮชก่อนเล่น และเปิดรหัสสุ่มให้คำนวณซ้ำที่<a href="/fair">หน้าตรวจสอบผล</a></li><li><strong>บัญชีที่ไม่หาย</strong> ทุกบาทที่เคลื่อนไหวมีสองฝั่งและบันทึกที่ลบไม่ได้</li><li><strong>คุณเป็นคนคุม</strong> เวลาและยอดได้เสียอยู่ตรงหน้าเสมอ อ่าน<a href="/help?page=responsible">การเล่นอย่างรับผิดชอบ</a></li><li><strong>พูดตรง ๆ</strong> เมื่อมีอะไรผิดพลาด เราบอกว่าเกิดอะไร เงินเป็นอย่างไร และทำอะไรต่อ</li></ul>
<p>มีคำถาม คุยกับเราได้ {{contact}}</p>`,
    EN: `<p>{{brand}} began with the picture of a night market on the river: lanterns on the water, people talking, and fun that is in no hurry. That is how we want a site for games to be: lively, and never loud.</p>
<h2>What we do</h2>
<p>We bring games of several providers together in one place, with games of our own of which you can check every round yourself. You need not take our word for it.</p>
<h2>Play money</h2>
<p>{{licence}}</p>
<h2>What we hold to</h2>
<ul><li><strong>It can be checked.</strong> We publish a hash before you play and reveal the seed for recomputing on the <a href="/fair">fairness page</a>.</li><li><strong>Books that lose nothing.</strong> Whatever moves has two sides and an entry nobody can delete.</li><li><strong>You are in charge.</strong> Time, and what you won or lost, are always in sight; see <a href="/help?page=responsible">Responsible Gaming</a>.</li><li><strong>Plain words.</strong> When something goes wrong, we say what happened, what it means for your money and what to do next.</li></ul>
<p>Questions? Talk to us: {{contact}}</p>`,
  },
};

const aboutChaophraya: SeedPage = {
  title: { TH: 'เกี่ยวกับเรา', EN: 'About Company' },
  content: {
    TH: `<p>เช้าริมแม่น้ำ ลมเย็น แดดอ่อน เรือลำเล็กออกจากท่า {{brand}}อยากให้การเล่นเกมของคุณเริ่มต้นแบบนั้น เรียบง่าย สบายตา และรู้ว่าตัวเองอยู่ตรงไหนเสมอ</p>
<h2>เว็บไซต์นี้คืออะไร</h2>
<p>ที่รวมเกมจากหลายค่าย จัดไว้ให้หาง่าย อ่านกติกาและอัตราจ่ายคืนได้ก่อนเล่น และเกมของเราเองตรวจสอบผลย้อนหลังได้ทุกรอบ</p>
<h2>ใช้เงินจำลอง</h2>
<p>{{licence}}</p>
<h2>เราทำงานอย่างไร</h2>
<ul><li>ผลทุกรอบตัดสินก่อนแสดง บันทึกไว้ และ<a href="/fair">คำนวณซ้ำได้</a></li><li>บัญชีของทุกคนแยกจากกัน เงินไม่ข้ามจากผู้เล่นคนหนึ่งไปอีกคน</li><li>ข้อมูลส่วนตัวเก็บเท่าที่ต้องใช้ อ่าน<a href="/help?page=privacy">นโยบายความเป็นส่วนตัว</a></li><li>คนทำงานทุกคนมีสิทธิ์เท่าที่งานต้องใช้ และทุกสิ่งที่ทำมีบันทึก</li></ul>
<p>อยากถามหรือเสนออะไร ทักเราได้ {{contact}}</p>`,
    EN: `<p>Morning on the river: a cool breeze, soft light, small boats leaving the pier. That is how {{brand}} would like your time with games to begin: simple, easy on the eye, and always knowing where you are.</p>
<h2>What this site is</h2>
<p>Games of several providers, arranged so that they are easy to find, with rules and returns to be read before you play. Of our own games every round can be checked afterwards.</p>
<h2>Play money</h2>
<p>{{licence}}</p>
<h2>How we work</h2>
<ul><li>Every round is decided and recorded before it is shown, and <a href="/fair">can be recomputed</a>.</li><li>Everybody’s account is their own: money never goes from one player to another.</li><li>We keep no more personal data than we need; see the <a href="/help?page=privacy">Privacy Policy</a>.</li><li>Whoever works here may do what the work needs and nothing else, and all of it is on record.</li></ul>
<p>A question, or an idea? Write to us: {{contact}}</p>`,
  },
};

/** The seven pages of a demo brand; each tells its own story about itself. */
export function aboutPages(brandCode: string): Record<AboutPage, SeedPage> {
  return {
    about: brandCode === 'CHAOPHRAYA' ? aboutChaophraya : aboutLanna,
    contact: contactPage,
    terms,
    responsible,
    privacy,
    affiliates,
    refund,
  };
}
