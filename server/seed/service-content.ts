import { type DeskSettings, deskSettings } from '@lanna/contract/content/service/desk-settings';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

interface Words {
  name: string;
  TH: string;
  EN: string;
}

/** Hours and saved replies of the demo brands: Lanna keeps the night market's hours, Chaophraya those of the morning. */
const DESKS: Readonly<Record<string, { hours: DeskSettings['hours']; replies: readonly Words[] }>> = {
  LANNA: {
    hours: week(
      [{ from: '10:00', to: '24:00' }],
      [
        { from: '00:00', to: '02:00' },
        { from: '10:00', to: '24:00' },
      ],
    ),
    replies: [
      {
        name: 'ทักทาย / Greeting',
        TH: 'สวัสดีครับ ทีมล้านนายินดีช่วย เล่าเรื่องที่ติดขัดให้ฟังได้เลยครับ',
        EN: 'Good evening from the Lanna team. Tell us what is on your mind and we will look at it together.',
      },
      {
        name: 'ขอเวลาตรวจ / Looking into it',
        TH: 'ขอเวลาตรวจสอบสักครู่นะครับ ยอดในกระเป๋าของคุณไม่หายไปไหน เดี๋ยวแจ้งผลในแชตนี้',
        EN: 'Give us a moment to look into it. The money in your wallet stays where it is; we will write here as soon as we know.',
      },
      {
        name: 'ขอเลขที่เดิมพัน / Which bet',
        TH: 'รบกวนเปิดประวัติเดิมพัน กดรายการที่สงสัย แล้วคัดลอกเลขที่มาให้เราหน่อยครับ จะได้ดูหลักฐานของรอบนั้นได้ตรงรายการ',
        EN: 'Please open your bet history, press the bet you mean and copy its number here, so that we look at the receipt of that very round.',
      },
      {
        name: 'รหัสผ่าน / Password',
        TH: 'เปลี่ยนรหัสผ่านได้เองที่ บัญชีของฉัน > ความปลอดภัย ครับ เราไม่มีทางเห็นรหัสของคุณ และไม่เคยขอรหัสผ่านหรือรหัส OTP',
        EN: 'You can change your password under My account, Security. We cannot see it, and we never ask for passwords or codes.',
      },
      {
        name: 'ปิดเรื่อง / Closing',
        TH: 'เรียบร้อยแล้วครับ มีอะไรอีกเขียนมาได้ทุกเมื่อ ขอให้สนุกกับค่ำคืนนี้นะครับ',
        EN: 'That is done. If anything else comes up, write whenever you like. Enjoy the evening.',
      },
    ],
  },
  CHAOPHRAYA: {
    hours: week([{ from: '06:00', to: '22:00' }]),
    replies: [
      {
        name: 'ทักทาย / Greeting',
        TH: 'สวัสดีค่ะ เจ้าพระยายินดีดูแล ไม่ทราบว่าวันนี้ให้เราช่วยเรื่องอะไรดีคะ',
        EN: 'Hello from Chaophraya. What can we do for you today?',
      },
      {
        name: 'ขอเวลาตรวจ / Looking into it',
        TH: 'ได้รับเรื่องแล้วค่ะ ขอตรวจสอบกับระบบสักครู่ ระหว่างนี้ใช้งานต่อได้ตามปกติ',
        EN: 'We have your question and are checking it. You can go on using the site meanwhile.',
      },
      {
        name: 'เงินจำลอง / Play money',
        TH: 'เว็บนี้ใช้เงินจำลองสำหรับสาธิตค่ะ ฝากได้ทันทีและไม่มีการจ่ายเป็นเงินจริง',
        EN: 'This site plays with play money: it is credited at once and is never paid out as real money.',
      },
      {
        name: 'พักการเล่น / A break',
        TH: 'ถ้าอยากพักหรือปิดบัญชี บอกเราได้เลยค่ะ เราระงับบัญชีให้ ยอดในกระเป๋ายังอยู่ครบ และกลับมาเมื่อพร้อม',
        EN: 'If you would like a break, tell us: we lock the account, what is in your wallet stays, and you come back when you are ready.',
      },
      {
        name: 'ปิดเรื่อง / Closing',
        TH: 'ขอบคุณที่ติดต่อเข้ามาค่ะ มีเรื่องอื่นเขียนต่อในแชตนี้ได้เลย',
        EN: 'Thank you for writing to us. If there is anything else, just go on in this chat.',
      },
    ],
  },
};

/** Gives the demo brands a desk where no operator has set one up yet; what operators have changed since stays. */
export async function seedServiceContent(
  tx: Tx,
  { brands }: { brands: readonly { id: string; code: string }[] },
): Promise<void> {
  for (const { id, code } of brands) {
    const desk = DESKS[code];
    if (!desk) continue;
    const settings = deskSettings.parse({
      hours: desk.hours,
      replies: desk.replies.map(({ name, TH, EN }) => ({ id: newId(), name, text: { TH, EN } })),
    });
    await tx
      .insertInto('service.desk')
      .values({ merchant_id: id, settings: JSON.stringify(settings) })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
}

/** The same hours every day; Fridays and Saturdays run into the next day where `after` says what that begins with. */
function week(spans: DeskSettings['hours'][number], after = spans): DeskSettings['hours'] {
  return Array.from({ length: 7 }, (_, day) => (day === 5 || day === 6 ? after : spans));
}
