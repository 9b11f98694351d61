import type { SeedCategory } from './seed-text.ts';

export const sports: SeedCategory = {
  slug: 'sports',
  icon: 'games',
  name: { TH: 'แทงบอล', EN: 'Football' },
  articles: [
    {
      slug: 'reading-prices',
      title: { TH: 'อ่านราคา น้ำดำ น้ำแดง', EN: 'Reading prices: black and red' },
      content: {
        TH: `<p>ราคาเดียวกันเขียนได้สี่แบบ เปลี่ยนแบบได้ในตั้งค่าของหน้าแทง เงินที่ได้เท่ากันทุกแบบ</p>
<ul><li><strong>น้ำดำ</strong> (มาเลย์ 0.95) แทง 100 ชนะได้กำไร 95 รวมทุนรับ 195 แพ้เสีย 100</li>
<li><strong>น้ำแดง</strong> (มาเลย์ −0.80) ตัวเลขที่พิมพ์คืออยากชนะเท่าไร อยากชนะ 100 ต้องวาง 80 ชนะรับ 180 แพ้เสีย 80 ในโพยเขียนว่า “ชนะได้ / เสีย” ให้เห็นทั้งสองยอด</li>
<li><strong>ฮ่องกง</strong> 1.25 คือกำไรต่อ 1 แทง 80 ได้กำไร 100</li>
<li><strong>ดีซิมอล</strong> 2.25 คือเงินรวมทุนต่อ 1 แทง 80 รับ 180</li></ul>
<p>สเต็ปและตลาดที่มีมากกว่าสองฝั่ง เช่น 1X2 เขียนเป็นดีซิมอลเสมอ ราคาขยับก่อนกดวาง ระบบจะถามคุณก่อนพร้อมราคาเก่าและใหม่ ยังไม่หักเงิน</p>`,
        EN: `<p>The same price is written in four ways. Choose yours in the settings of the book; what you win is the same in each.</p>
<ul><li><strong>Black</strong> (Malay 0.95): stake 100 and win 95, so 195 come back. If it loses, you lose 100.</li>
<li><strong>Red</strong> (Malay −0.80): what you type is what you want to win. To win 100 you stake 80; 180 come back, or you lose 80. The slip shows both amounts.</li>
<li><strong>Hong Kong</strong> 1.25 is the win for 1: stake 80 and win 100.</li>
<li><strong>Decimal</strong> 2.25 is what comes back for 1: stake 80 and 180 come back.</li></ul>
<p>Parlays, and markets with more than two sides such as 1X2, are always decimal. If a price moves before you place the bet, you are asked first with the old and the new one, and nothing is charged.</p>`,
      },
    },
    {
      slug: 'handicap-lines',
      title: { TH: 'ราคาต่อรอง ปป ครึ่งลูก ครึ่งควบลูก', EN: 'Handicap lines, quarter by quarter' },
      content: {
        TH: `<p>ทีมต่อให้แต้มทีมรองตามราคาต่อรอง ตัวอย่างแทงทีมต่อ 100 ที่ราคา 1.95</p>
<ul><li><strong>เสมอ (0)</strong> ชนะรับ 195 เสมอคืน 100 แพ้เสียหมด</li>
<li><strong>ปป (0.25)</strong> ชนะรับ 195 เสมอเสียครึ่ง คืน 50 แพ้เสียหมด</li>
<li><strong>ครึ่งลูก (0.5)</strong> ชนะรับ 195 เสมอหรือแพ้เสียหมด</li>
<li><strong>ครึ่งควบลูก (0.75)</strong> ชนะ 2 ลูกขึ้นไปรับ 195 ชนะลูกเดียวได้ครึ่ง รับ 147.50 เสมอหรือแพ้เสียหมด</li>
<li><strong>ลูก (1)</strong> ชนะ 2 ลูกขึ้นไปรับ 195 ชนะลูกเดียวคืน 100 นอกนั้นเสียหมด</li>
<li><strong>ลูกควบลูกครึ่ง (1.25)</strong> ชนะ 2 ลูกขึ้นไปรับ 195 ชนะลูกเดียวเสียครึ่ง คืน 50 นอกนั้นเสียหมด</li></ul>
<p>ฝั่งรองได้ผลตรงข้าม สูงต่ำคิดแบบเดียวกัน เช่น สูง 2.25 ออกสองลูกเสียครึ่ง ออกสามลูกได้เต็ม นับ 90 นาทีรวมทดเวลา ไม่รวมต่อเวลาพิเศษ</p>`,
        EN: `<p>The favourite gives the other side the line. Examples: 100 on the favourite at 1.95.</p>
<ul><li><strong>0</strong>: a win brings 195, a draw gives 100 back, a defeat loses all.</li>
<li><strong>0.25</strong>: a win brings 195, a draw loses half (50 back), a defeat loses all.</li>
<li><strong>0.5</strong>: a win brings 195; a draw or a defeat loses all.</li>
<li><strong>0.75</strong>: a win by two or more brings 195; by one it wins half, 147.50 come back; a draw or a defeat loses all.</li>
<li><strong>1</strong>: a win by two or more brings 195; by one, 100 come back; all else loses.</li>
<li><strong>1.25</strong>: a win by two or more brings 195; by one it loses half, 50 come back; all else loses.</li></ul>
<p>The other side has the opposite. Totals go the same way: over 2.25 loses half with two goals and wins with three. What counts is 90 minutes and stoppage, without extra time.</p>`,
      },
    },
    {
      slug: 'parlays',
      title: { TH: 'สเต็ปคิดเงินอย่างไร', EN: 'How a parlay is worked out' },
      content: {
        TH: `<p>สเต็ป 2 ถึง 12 คู่ คู่ละหนึ่งรายการ คูณราคาทุกคู่ แพ้คู่เดียวเสียทั้งโพย</p>
<ul><li>คู่ที่ได้เต็มคูณด้วยราคา เช่น 1.95</li><li>ได้ครึ่งคูณด้วย (1 + ราคา) หาร 2 เช่น 1.475</li><li>เสมอ เลื่อน หรือยกเลิก คูณด้วย 1</li><li>เสียครึ่งคูณด้วย 0.5</li></ul>
<p>ตัวอย่าง วาง 100 สามคู่ ได้เต็ม 1.95 ได้ครึ่ง 1.475 และเลื่อนแข่ง 1 รับ 100 × 1.95 × 1.475 = 287.62 ปัดเศษสตางค์ลง ทั้งโพยปัดครั้งเดียว</p>
<p>ผลที่แก้ภายหลังคิดเงินใหม่เฉพาะส่วนต่าง และบอกเหตุผลในโพย ราคาที่ผิดชัดเจนยกเลิกได้ก่อนเริ่มแข่งเท่านั้น โดยเจ้าหน้าที่สองคน และบอกราคาที่ถูก</p>`,
        EN: `<p>A parlay has 2 to 12 legs, one of each match. All prices are multiplied, and one lost leg loses the slip.</p>
<ul><li>A leg that wins counts its price, say 1.95.</li><li>Half won counts (1 + price) / 2, say 1.475.</li><li>A push, or a match that was put off or void, counts 1.</li><li>Half lost counts 0.5.</li></ul>
<p>An example: 100 on three legs, of which one wins at 1.95, one is half won (1.475) and one is void (1): 100 × 1.95 × 1.475 = 287.62. It is rounded down to the coin, once for the whole slip.</p>
<p>When a result is corrected later, only the difference moves, and your slip says why. An obviously wrong price may be cancelled before kick-off only, by two operators, and your slip shows the true one.</p>`,
      },
    },
    {
      slug: 'outrights',
      title: { TH: 'ทายแชมป์คิดเงินอย่างไร', EN: 'How a bet on a whole competition is worked out' },
      content: {
        TH: `<p>แท็บ “ทายแชมป์” คือทายว่าใครได้แชมป์ หรือใครจบในอันดับต้น ๆ ของทั้งรายการ รับแทงจนถึงเวลาที่เขียนไว้ จ่ายเมื่อจบรายการ</p>
<ul><li><strong>แชมป์</strong> วาง 100 ที่ราคา 5.00 ได้แชมป์คนเดียวรับ 500</li>
<li><strong>ครองตำแหน่งร่วม</strong> สองทีมได้แชมป์ร่วม เงินแบ่งครึ่ง 50 ชนะที่ราคาเต็ม 5.00 รับ 250 อีก 50 เสีย</li>
<li><strong>จบใน 3 อันดับแรก</strong> วาง 100 ที่ราคา 2.00 อันดับ 1 ถึง 3 รับ 200 ถ้าสามทีมครองอันดับ 3 ร่วมกัน ได้หนึ่งในสาม รับ 66.66</li>
<li><strong>ไม่ลงแข่ง</strong> ถือว่าเสีย เว้นแต่ข้อนั้นเขียนว่า “ไม่ลงแข่งคืนเงิน”</li></ul>
<p>ทายแชมป์ใส่ในสเต็ปได้ แต่ใส่รวมกับข้ออื่นของรายการเดียวกันไม่ได้ ฤดูกาลของลีกเสมือนมีสามสิบนัด จัดอันดับตามแต้ม ผลต่างประตู แล้วประตูได้ ทุกคู่สุ่มจากรหัสที่ประกาศไว้ก่อน ถ้ามีคู่ที่ไม่ได้แข่ง ข้อที่เปลี่ยนไม่ได้แล้วคิดตามนั้น ที่เหลือคืนเงิน</p>`,
        EN: `<p>“Outrights” are bets on who wins a competition, or comes in among its first. They are taken until the time that stands there, and paid when the competition has ended.</p>
<ul><li><strong>Winner</strong>: 100 at 5.00 bring 500 if yours comes first alone.</li>
<li><strong>A shared first place</strong>: two share it, so half of the stake wins at the whole price: 50 at 5.00 bring 250, the other 50 are lost.</li>
<li><strong>First 3</strong>: 100 at 2.00 bring 200 for the first, second or third place. If three share the third, a third of the stake wins: 66.66.</li>
<li><strong>Who does not start</strong> is lost, unless the market says “stake back for non-starters”.</li></ul>
<p>An outright may stand in a parlay, but beside no other leg of its own competition. A season of the virtual league has thirty rounds; points come first, then goal difference, then goals, and every match is drawn from a code that was published before. If a match was never drawn, what it could not have changed stands, and the rest goes back.</p>`,
      },
    },
  ],
};
