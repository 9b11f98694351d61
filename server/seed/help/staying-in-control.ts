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
<li>ระบบออกเองเมื่อไม่ใช้งาน</li></ul>
<p>ตอนนี้ยังตั้งวงเงินหรือเวลาด้วยตัวเองไม่ได้ ถ้าอยากหยุด ฝ่ายบริการลูกค้าล็อกหรือปิดบัญชีให้ได้ ดู<a href="/help?article=take-a-break">หยุดพักหรือปิดบัญชี</a></p>`,
        EN: `<ul><li>While you play, the bar above the game always shows the time played and what this session has won or lost.</li>
<li>Our own slots cannot be spun faster than every 2.5 seconds, and celebrate nothing when they return no more than the stake.</li>
<li>A single bet has a ceiling, whatever the game allows.</li>
<li>Your bet history adds up what you won and lost in any days you choose.</li>
<li>You are logged out when you are away.</li></ul>
<p>You cannot set limits of money or time for yourself yet. If you want to stop, customer service can lock or close your account; see <a href="/help?article=take-a-break">Taking a break</a>.</p>`,
      },
    },
    {
      slug: 'take-a-break',
      title: { TH: 'หยุดพักหรือปิดบัญชี', EN: 'Taking a break, or closing your account' },
      content: {
        TH: `<p>ติดต่อฝ่ายบริการลูกค้า {{contact}} จากเบอร์หรืออีเมลที่อยู่ในบัญชี แล้วบอกอย่างใดอย่างหนึ่ง</p>
<ul><li><strong>ล็อกบัญชี</strong> เข้าสู่ระบบและเล่นไม่ได้จนกว่าจะขอให้เปิด</li>
<li><strong>ปิดบัญชี</strong> เข้าสู่ระบบไม่ได้อีก ประวัติเดิมพันเก็บไว้ตามที่กฎหมายและบัญชีต้องใช้</li></ul>
<p>รอบที่เล่นค้างอยู่จะจบตามปกติก่อน ไม่ต้องบอกเหตุผลก็ได้ และเราจะไม่ชวนให้เปลี่ยนใจ</p>
<p>อีกทางหนึ่ง ลองออกจากระบบ เอาไอคอนออกจากหน้าจอ และบอกคนใกล้ตัวว่าคุณกำลังพัก</p>`,
        EN: `<p>Write to customer service ({{contact}}) from the number or address in your account and ask for one of these:</p>
<ul><li><strong>Lock it:</strong> nobody can log in or play until you ask to open it.</li>
<li><strong>Close it:</strong> nobody can log in again. Bets stay on record for as long as the books and the law need them.</li></ul>
<p>A round in play is finished first. You need not say why, and nobody will try to talk you out of it.</p>
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
<p>อยู่ต่างประเทศ โปรดค้นหาสายด่วนสุขภาพจิตของประเทศที่คุณอยู่ การขอความช่วยเหลือไม่ใช่เรื่องน่าอาย และ<a href="/help?article=take-a-break">เราล็อกบัญชีให้ได้</a>ทันทีที่คุณขอ</p>`,
        EN: `<p>Signs worth minding: playing longer than you meant to, playing on to win it back, hiding it from people close to you, lying awake over it. They matter with play money too.</p>
<ul><li><strong>1323</strong>, the mental health hotline of Thailand’s Department of Mental Health: any hour, free of charge. <a href="tel:1323">Call 1323</a>.</li>
<li><strong>1669</strong> for a medical emergency in Thailand. <a href="tel:1669">Call 1669</a>.</li></ul>
<p>Outside of Thailand, please look for the hotline of the country you are in. Asking for help is nothing to be ashamed of, and we <a href="/help?article=take-a-break">lock your account</a> as soon as you ask.</p>`,
      },
    },
    {
      slug: 'children-and-shared-devices',
      title: { TH: 'ป้องกันเด็กเข้าเล่นบนเครื่องที่ใช้ร่วมกัน', EN: 'Children, and devices you share' },
      content: {
        TH: `<p>เว็บไซต์นี้สำหรับผู้ที่อายุ {{minimumAge}} ปีขึ้นไปเท่านั้น ถ้าใช้เครื่องร่วมกับเด็ก</p>
<ul><li>ออกจากระบบทุกครั้ง อย่าเลือก “จำฉันไว้หนึ่งวัน” และอย่าให้เบราว์เซอร์จำรหัสผ่าน</li>
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
