import type { SeedCategory } from './seed-text.ts';

export const liveTables: SeedCategory = {
  slug: 'live-tables',
  icon: 'games',
  name: { TH: 'โต๊ะสด', EN: 'Live tables' },
  articles: [
    {
      slug: 'how-a-table-works',
      title: { TH: 'หนึ่งรอบของโต๊ะสดเป็นอย่างไร', EN: 'How a round at a live table goes' },
      content: {
        TH: `<p>ทุกคนที่โต๊ะเห็นรอบเดียวกัน ไพ่ ลูกเต๋า และวงล้อมาจากการคำนวณที่ตรวจซ้ำได้ ไม่มีดีลเลอร์จริง และเราไม่แสดงภาพให้เข้าใจว่ามี</p>
<ol><li><strong>วางชิป</strong> โต๊ะปกติให้เวลา 20 วินาที โต๊ะสปีด 10 วินาที ชิปที่วางยังไม่ใช่เดิมพันจนกว่าจะกด<strong>ยืนยัน</strong></li>
<li><strong>ปิดรับ</strong> ชิปที่ยังไม่ยืนยันคืนให้คุณทั้งหมด (เปลี่ยนให้ยืนยันเองเมื่อหมดเวลาได้ในตั้งค่าโต๊ะ) ที่ยืนยันแล้วหักจากยอดเงินเป็นเดิมพันเดียวของรอบนั้น</li>
<li><strong>ออกผล</strong> เริ่มเมื่อได้คำตอบของทุกเดิมพันแล้ว เดิมพันที่รับไม่ได้จะแจ้งก่อนเปิดไพ่ใบแรก และไม่มีการหักเงิน</li>
<li><strong>จ่าย</strong> เงินที่ชนะเข้ากระเป๋าครั้งเดียวต่อรอบ</li></ol>
<p>เน็ตหลุดหลังยืนยัน เดิมพันยังอยู่และจ่ายตามปกติ เปิดโต๊ะเดิมอีกครั้งจะเห็นรอบเดียวกันและชิปเดิม</p>`,
        EN: `<p>Everybody at a table sees the same round. Cards, dice and wheel come from a computation anyone can repeat; there is no person dealing, and we do not pretend there is.</p>
<ol><li><strong>Place chips.</strong> A table takes them for 20 seconds, a speed table for 10. Chips are no bet until you press <strong>Confirm</strong>.</li>
<li><strong>Closing.</strong> What was not confirmed goes back to you (a switch at the table lets time confirm for you). What was confirmed is taken from your balance as the one bet of this round.</li>
<li><strong>Result.</strong> It begins once every bet has its answer. A bet that cannot be taken is said so before the first card, and nothing is charged for it.</li>
<li><strong>Payout.</strong> What you win is paid once for each round.</li></ol>
<p>If the line breaks after you confirmed, the bet stands and pays as always. Open the table again: it shows the same round with the same chips.</p>`,
      },
    },
    {
      slug: 'check-a-table-round',
      title: { TH: 'ตรวจผลของรอบที่โต๊ะสด', EN: 'Checking a round of a live table' },
      content: {
        TH: `<p>ก่อนเปิดรับเดิมพัน โต๊ะประกาศรหัสยืนยันของรอบไว้แล้ว และรับรหัสสุ่มของผู้เล่นก่อนเริ่มรอบ ผลของรอบคำนวณจากสองอย่างนี้เท่านั้น</p>
<ul><li>ที่โต๊ะ กด<strong>ตรวจรอบที่เพิ่งจบ</strong> เบราว์เซอร์ของคุณจะคำนวณทั้งสำรับไพ่ ลูกเต๋า หรือวงล้อใหม่ แล้วเทียบกับผลที่ออก</li>
<li>ย้อนหลังดูได้จากหลักฐานใน<a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a> และ<a href="/fair">หน้าตรวจสอบผล</a></li></ul>
<p>ไพ่สับใหม่ทุกรอบ รอบก่อนจึงไม่มีผลกับรอบถัดไป เค้าไพ่และสถิติบอกสิ่งที่ออกไปแล้วเท่านั้น</p>`,
        EN: `<p>Before betting opens, a table shows the commitment of the round, and players' own seeds are taken before it begins. The result follows from these two and nothing else.</p>
<ul><li>At the table, press <strong>Check the last round</strong>: your browser computes the whole shoe, roll or spin again and compares it with what was shown.</li>
<li>Older rounds are checked from the receipt in your <a href="?centre=member&page=personalHistoryCopy">bet history</a> and on the <a href="/fair">fairness page</a>.</li></ul>
<p>Cards are shuffled anew for every round, so no round knows of another. Roads and counts show what has come, and say nothing of what comes next.</p>`,
      },
    },
    {
      slug: 'baccarat',
      title: { TH: 'วิธีเล่นบาคาร่า', EN: 'How to play baccarat' },
      content: {
        TH: `<p>แทงว่าฝั่ง<strong>เพลเยอร์</strong>หรือ<strong>แบงเกอร์</strong>ได้แต้มใกล้ 9 กว่า หรือ<strong>เสมอ</strong> ไพ่ A นับ 1 ไพ่ 10 J Q K นับ 0 แต้มรวมดูเฉพาะหลักหน่วย</p>
<ul><li>เพลเยอร์จ่าย 1 ต่อ 1 (คืนเฉลี่ย 98.76%)</li><li>แบงเกอร์จ่าย 0.95 ต่อ 1 (98.94%) โต๊ะไม่หักค่าน้ำจ่าย 1 ต่อ 1 แต่ชนะด้วย 6 แต้มจ่ายครึ่งหนึ่ง (98.54%)</li><li>เสมอจ่าย 8 ต่อ 1 (85.64%)</li></ul>
<p>ออกเสมอ เดิมพันฝั่งเพลเยอร์และแบงเกอร์ได้คืน ตัวอย่าง แทงแบงเกอร์ 100 แล้วชนะ ได้รับ 195 รวมทุน แต้มต่ำจั่วใบที่สามตามกติกาตายตัว ไม่มีใครเลือก</p>`,
        EN: `<p>Bet on which hand comes closer to 9, <strong>Player</strong> or <strong>Banker</strong>, or on a <strong>tie</strong>. An ace counts 1; ten, jack, queen and king count 0; of a sum only the last digit counts.</p>
<ul><li>Player pays 1 to 1 (returns 98.76 % in the mean).</li><li>Banker pays 0.95 to 1 (98.94 %). A table without commission pays 1 to 1, but half for a win with 6 (98.54 %).</li><li>A tie pays 8 to 1 (85.64 %).</li></ul>
<p>On a tie, stakes on Player and Banker come back. An example: 100 on Banker wins, and 195 come back, the stake included. Whether a third card is drawn follows a fixed rule; it is no choice of anyone.</p>`,
      },
    },
    {
      slug: 'dragon-tiger',
      title: { TH: 'วิธีเล่นเสือมังกร', EN: 'How to play dragon tiger' },
      content: {
        TH: `<p>เปิดไพ่ฝั่งละใบ ใบสูงกว่าชนะ A ต่ำสุด K สูงสุด ดอกไม่มีผล</p>
<ul><li>มังกรหรือเสือจ่าย 1 ต่อ 1 ออกเสมอเสียครึ่งเดียว (คืนเฉลี่ย 96.27%)</li><li>เสมอจ่าย 11 ต่อ 1 (89.64%)</li><li>เสมอดอกเดียวกันจ่าย 50 ต่อ 1 (86.02%)</li><li>สูงต่ำ คู่คี่ ของแต่ละฝั่งจ่าย 1 ต่อ 1 ออก 7 แพ้ (92.31%)</li></ul>`,
        EN: `<p>One card on each side, and the higher one wins: ace is lowest, king highest, suits do not matter.</p>
<ul><li>Dragon or Tiger pays 1 to 1; a tie costs half the stake (returns 96.27 %).</li><li>A tie pays 11 to 1 (89.64 %).</li><li>A tie of one suit pays 50 to 1 (86.02 %).</li><li>Big, small, odd and even of each side pay 1 to 1; a 7 loses (92.31 %).</li></ul>`,
      },
    },
    {
      slug: 'dice-tables',
      title: { TH: 'ไฮโลไทย ซิกโบ และน้ำเต้าปูปลา', EN: 'Hi-lo, sic bo and fish-prawn-crab' },
      content: {
        TH: `<p>ทั้งสามเกมทอยลูกเต๋าสามลูก</p>
<ul><li><strong>ไฮโลไทย</strong> ต่ำ 3–10 จ่าย 0.95 สูง 12–18 จ่าย 1.5 และ 11 ไฮโลจ่าย 6 แทงเลขตัวเดียวจ่ายตามจำนวนลูกที่ออก 1 2 หรือ 5 เท่า โต๊ดสองตัวจ่าย 5 เท่า</li>
<li><strong>ซิกโบ</strong> สูงต่ำคู่คี่จ่าย 1 ต่อ 1 ตองแพ้ แทงแต้มรวม คู่ และตองได้ ตองระบุเลขจ่าย 190 ต่อ 1</li>
<li><strong>น้ำเต้าปูปลา</strong> แทงรูปใดออกหนึ่ง สอง หรือสามลูกจ่าย 1 2 หรือ 3 เท่า แทงสองรูปจ่าย 5 เท่า ตองใดก็ได้จ่าย 30 เท่า</li></ul>
<p>กดค้างที่ช่องบนโต๊ะเพื่อดูว่าจ่ายเท่าไรและคืนเฉลี่ยกี่เปอร์เซ็นต์</p>`,
        EN: `<p>All three games roll three dice.</p>
<ul><li><strong>Hi-lo:</strong> low, 3 to 10, pays 0.95; high, 12 to 18, pays 1.5; eleven pays 6. A number pays 1, 2 or 5 times by how many dice show it; two numbers pay 5.</li>
<li><strong>Sic bo:</strong> big, small, odd and even pay 1 to 1 and lose to a triple; totals, doubles and triples can be bet on, a triple you name pays 190 to 1.</li>
<li><strong>Fish-prawn-crab:</strong> a picture pays 1, 2 or 3 times by how many dice show it; two pictures pay 5, any triple pays 30.</li></ul>
<p>Hold a place on the table to see what it pays and what it returns in the mean.</p>`,
      },
    },
    {
      slug: 'roulette',
      title: { TH: 'วิธีเล่นรูเล็ต', EN: 'How to play roulette' },
      content: {
        TH: `<p>วงล้อยุโรป 37 ช่อง เลข 0 ถึง 36 ทุกแบบคืนเฉลี่ย 97.30%</p>
<ul><li>เลขเดียวจ่าย 35 ต่อ 1 คร่อมสองเลข 17 แถวสาม 11 สี่เลข 8 หกเลข 5</li><li>โซนและคอลัมน์จ่าย 2 ต่อ 1</li><li>แดงดำ คู่คี่ สูงต่ำจ่าย 1 ต่อ 1 ออก 0 แพ้</li></ul>
<p>แทงเลขข้างเคียงและโซนของวงล้อได้จากรางบนโต๊ะ เลขที่ออกบ่อยหรือไม่ออกนาน ๆ ไม่มีผลกับรอบถัดไป</p>`,
        EN: `<p>A European wheel of 37 pockets, 0 to 36. Every bet returns 97.30 % in the mean.</p>
<ul><li>A number pays 35 to 1, two numbers 17, a street 11, a corner 8, six numbers 5.</li><li>Dozens and columns pay 2 to 1.</li><li>Red and black, odd and even, high and low pay 1 to 1 and lose to 0.</li></ul>
<p>Neighbours and sections of the wheel are bet on from the track on the table. A number that came often, or has not come for long, is no likelier and no less likely in the next round.</p>`,
      },
    },
  ],
};
