import type { SeedCategory } from './seed-text.ts';

export const stayingInControl: SeedCategory = {
  slug: 'staying-in-control',
  icon: 'care',
  name: { TH: 'เล่นอย่างมีสติ', EN: 'Staying in control' },
  articles: [
    {
      slug: 'what-the-site-does',
      title: { TH: 'เว็บไซต์ช่วยให้คุณเล่นอย่างมีสติอย่างไร', EN: 'What the site does to keep you in control' },
      content: {
        TH: `<ul><li>ระหว่างเล่น แถบบนเกมแสดงเวลาที่เล่นและยอดได้เสียของครั้งนี้ตลอดเวลา</li>
<li>เกมสล็อตของเราเองหมุนใหม่ได้ไม่เร็วกว่า 2.5 วินาที และไม่ฉลองเมื่อได้คืนไม่เกินเงินเดิมพัน</li>
<li>เดิมพันต่อรอบมีเพดาน ไม่ว่าเกมจะกำหนดไว้เท่าไร</li>
<li>ประวัติเดิมพันแสดงได้เสียรวมตามวันที่เลือก</li>
<li>ระบบออกเองเมื่อไม่ใช้งาน</li>
<li>เกมหยุดเป็นระยะให้ดูว่าเล่นมานานเท่าไรและได้เสียเท่าไร แล้วรอให้คุณเลือก</li></ul>
<p>คุณ<a href="/help?article=set-limits">ตั้งวงเงินและเวลา</a>เองได้ และ<a href="/help?article=take-a-break">หยุดพักหรืองดเล่น</a>ได้ทุกเมื่อ</p>`,
        EN: `<ul><li>While you play, the bar above the game always shows the time played and what this session has won or lost.</li>
<li>Our own slots cannot be spun faster than every 2.5 seconds, and celebrate nothing when they return no more than the stake.</li>
<li>A single bet has a ceiling, whatever the game allows.</li>
<li>Your bet history adds up what you won and lost in any days you choose.</li>
<li>You are logged out when you are away.</li>
<li>Games stop now and then to show how long you have played and what it has come to, and wait for your choice.</li></ul>
<p>You can <a href="/help?article=set-limits">set limits of money and time</a>, and <a href="/help?article=take-a-break">take a break or exclude yourself</a> at any time.</p>`,
      },
    },
    {
      slug: 'set-limits',
      title: { TH: 'ตั้งวงเงินและเวลาเล่น', EN: 'Setting limits of money and time' },
      content: {
        TH: `<p>เปิด<a href="/?centre=member&amp;page=protection">บัญชีของคุณ</a> แล้วเลือก “เล่นอย่างมีสติ”</p>
<ul><li><strong>วงเงินฝาก</strong> ฝากได้ไม่เกินเท่าไรต่อวัน สัปดาห์ หรือเดือน</li>
<li><strong>วงเงินเสีย</strong> เสียถึงยอดนี้แล้วหยุดรับเดิมพัน</li>
<li><strong>วงเงินเดิมพัน</strong> ไม่ว่าจะได้หรือเสีย</li>
<li><strong>เวลาเล่นต่อวัน</strong> และ<strong>การเตือนเป็นระยะ</strong>ระหว่างเล่น</li></ul>
<p>ตั้งให้เข้มขึ้นมีผลทันที ถ้าอยากผ่อนต้องรออย่างน้อย 24 ชั่วโมง แล้วกลับมายืนยันอีกครั้ง เจ้าหน้าที่ผ่อนให้แทนไม่ได้ ถ้าเว็บไซต์กำหนดเพดานไว้ด้วย ใช้ตัวที่เข้มกว่า</p>
<p>เมื่อถึงเพดาน รอบที่ค้างอยู่จะจบตามปกติ และเงินในบัญชีถอนได้เสมอ</p>`,
        EN: `<p>Open <a href="/?centre=member&amp;page=protection">your account</a> and choose “Staying in control”.</p>
<ul><li><strong>Deposit limit:</strong> the most you can pay in on a day, in a week or a month.</li>
<li><strong>Loss limit:</strong> once you have lost this much, no more bets are taken.</li>
<li><strong>Stake limit:</strong> the most you can stake in all, whether you win or lose.</li>
<li><strong>Playing time a day,</strong> and a <strong>reality check</strong> while you play.</li></ul>
<p>A stricter limit holds at once. A looser one waits at least 24 hours, and then for you to say yes again; nobody else can loosen it for you. Where the site has a limit as well, the stricter of the two holds.</p>
<p>When a limit is reached, a round in play finishes as usual, and your money can always be withdrawn.</p>`,
      },
    },
    {
      slug: 'take-a-break',
      title: {
        TH: 'หยุดพัก งดเล่น หรือปิดบัญชี',
        EN: 'Taking a break, excluding yourself, or closing your account',
      },
      content: {
        TH: `<p>เปิด<a href="/?centre=member&amp;page=protection">บัญชีของคุณ</a> เลือก “เล่นอย่างมีสติ” แล้วเลือกอย่างใดอย่างหนึ่ง</p>
<ul><li><strong>พักสักระยะ</strong> ตั้งแต่หนึ่งวันถึงหนึ่งเดือน เล่นและฝากที่เว็บนี้ไม่ได้ ครบเวลาแล้วกลับมาได้เอง</li>
<li><strong>งดเล่นระยะยาว</strong> หกเดือนขึ้นไปหรือถาวร มีผลกับทุกบัญชีของคุณในทุกเว็บของเรา และไม่สิ้นสุดเอง</li>
<li><strong>ปิดบัญชี</strong> เข้าสู่ระบบไม่ได้อีก ทำได้ที่หน้า “บัญชีและความปลอดภัย”</li></ul>
<p>ทั้งสองแบบแรกมีผลทันทีและยกเลิกก่อนเวลาไม่ได้ เงินในบัญชียังเป็นของคุณและถอนได้ตามปกติ รอบที่ค้างอยู่จบตามกติกา และเราจะไม่ส่งโปรโมชั่นหาคุณ</p>
<p>ไม่ต้องบอกเหตุผล และเราจะไม่ชวนให้เปลี่ยนใจ ถ้าเข้าบัญชีไม่ได้ ขอผ่านฝ่ายบริการลูกค้าได้ {{contact}}</p>
<p>อีกทางหนึ่ง ลองออกจากระบบ เอาไอคอนออกจากหน้าจอ และบอกคนใกล้ตัวว่าคุณกำลังพัก</p>`,
        EN: `<p>Open <a href="/?centre=member&amp;page=protection">your account</a>, choose “Staying in control”, and then one of these:</p>
<ul><li><strong>Take a break:</strong> from a day to a month you cannot play or deposit at this site. It ends by itself.</li>
<li><strong>Exclude yourself:</strong> for six months or longer, or for good, on all your accounts at all our sites. It does not end by itself.</li>
<li><strong>Close your account:</strong> nobody can log in again. You find it under “Account and security”.</li></ul>
<p>The first two hold at once and cannot be ended early. Your money stays yours, and you can withdraw it as usual. Rounds in play are finished by their rules, and we send you no promotions.</p>
<p>You need not say why, and nobody will try to talk you out of it. If you cannot get into your account, ask customer service: {{contact}}.</p>
<p>It also helps to log out, take the icon off your home screen, and tell somebody close to you that you are taking a break.</p>`,
      },
    },
    {
      slug: 'talk-to-somebody',
      title: { TH: 'รู้สึกว่าหยุดไม่ได้ คุยกับใครได้บ้าง', EN: 'It has got hold of me: whom can I talk to?' },
      content: {
        TH: `<p>สัญญาณที่ควรใส่ใจ เช่น เล่นนานกว่าที่ตั้งใจบ่อย ๆ เล่นต่อเพื่อเอาคืน ปิดบังคนใกล้ตัว หรือนอนไม่หลับเพราะคิดเรื่องเกม แม้ใช้เงินจำลอง สัญญาณเหล่านี้ก็สำคัญ</p>
<ul><li><strong>สายด่วนสุขภาพจิต 1323</strong> กรมสุขภาพจิต โทรได้ตลอด 24 ชั่วโมง ไม่มีค่าใช้จ่าย <a href="tel:1323">โทร 1323</a></li>
<li><strong>เหตุฉุกเฉินทางการแพทย์ 1669</strong> <a href="tel:1669">โทร 1669</a></li></ul>
<p>อยู่ต่างประเทศ โปรดค้นหาสายด่วนสุขภาพจิตของประเทศที่คุณอยู่ การขอความช่วยเหลือไม่ใช่เรื่องน่าอาย และคุณ<a href="/help?article=take-a-break">หยุดพักหรืองดเล่น</a>ได้ทันที</p>`,
        EN: `<p>Signs worth minding: playing longer than you meant to, playing on to win it back, hiding it from people close to you, lying awake over it. They matter with play money too.</p>
<ul><li><strong>1323</strong>, the mental health hotline of Thailand’s Department of Mental Health: any hour, free of charge. <a href="tel:1323">Call 1323</a>.</li>
<li><strong>1669</strong> for a medical emergency in Thailand. <a href="tel:1669">Call 1669</a>.</li></ul>
<p>Outside of Thailand, please look for the hotline of the country you are in. Asking for help is nothing to be ashamed of, and you can <a href="/help?article=take-a-break">take a break or exclude yourself</a> at once.</p>`,
      },
    },
    {
      slug: 'children-and-shared-devices',
      title: { TH: 'ป้องกันเด็กเข้าเล่นบนเครื่องที่ใช้ร่วมกัน', EN: 'Children, and devices you share' },
      content: {
        TH: `<p>เว็บไซต์นี้สำหรับผู้ที่อายุ {{minimumAge}} ปีขึ้นไปเท่านั้น ถ้าใช้เครื่องร่วมกับเด็ก</p>
<ul><li>ออกจากระบบทุกครั้ง อย่าเลือก “จดจำการเข้าสู่ระบบ 1 วัน” และอย่าให้เบราว์เซอร์จำรหัสผ่าน</li>
<li>ตั้งรหัสล็อกหน้าจอ และแยกบัญชีผู้ใช้ของเด็กบนเครื่อง</li>
<li>ใช้การควบคุมโดยผู้ปกครองของมือถือหรือเราเตอร์เพื่อปิดกั้นเว็บไซต์ประเภทเกมพนัน</li></ul>
<p>ถ้าพบว่ามีเด็กใช้บัญชี โปรดแจ้งเรา {{contact}} เราจะปิดบัญชีนั้น</p>`,
        EN: `<p>This site is for people of {{minimumAge}} and older. If you share a device with a child:</p>
<ul><li>Log out each time, leave “Remember me for a day” empty, and do not let the browser keep your password.</li>
<li>Lock the screen, and give the child a user of their own on the device.</li>
<li>Use the parental controls of the phone or router to block gambling sites.</li></ul>
<p>If you learn that a child uses an account, please tell us ({{contact}}) and we close it.</p>`,
      },
    },
  ],
};
