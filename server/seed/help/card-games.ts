import type { SeedArticle } from './seed-text.ts';

/** How games of the card rooms are played, each with an example worked out. */
export const cardGames: readonly SeedArticle[] = [
  {
    slug: 'card-rooms-company',
    title: {
      TH: 'นั่งห้องไพ่กับใคร และเราดูแลความยุติธรรมอย่างไร',
      EN: 'Who you sit with in the card rooms, and how we keep it fair',
    },
    content: {
      TH: `<p>ใน<a href="/pvp">ห้องไพ่</a>มีแต่สมาชิกเล่นกับสมาชิก ไม่มีบอทในโต๊ะเงินจริง</p>
<ul><li><strong>เวลา</strong> ตาละ 12 วินาที มีเวลาสำรอง 30 วินาที เติมมือละ 5 วินาที หมดแล้วเราเล่นแบบปลอดภัยที่สุดให้ ไม่ตอบสองมือติดกันจะลุกจากโต๊ะ</li>
<li><strong>มือแรก</strong> เมื่อมีสองคนพร้อมเล่น โต๊ะนับถอยหลัง 5 วินาทีรอคนอื่นมานั่งเพิ่ม ถ้าเต็มโต๊ะเริ่มทันที ระหว่างมือเว้น 6 วินาที</li>
<li><strong>โต๊ะเต็ม</strong> กดรอที่นั่งได้ คนที่รอก่อนได้นั่งก่อน ระหว่างรอไม่ถูกหักเงิน</li>
<li><strong>โต๊ะเพื่อน</strong> ถ้าเว็บเปิดให้ใช้ เปิดโต๊ะแล้วบอกรหัส 6 ตัวกับเพื่อน รหัสใช้ได้ 30 นาที</li>
<li><strong>ทักทาย</strong> มีคำสำเร็จรูปและสติกเกอร์เท่านั้น กดครั้งเดียวซ่อนของคนอื่นได้</li>
<li><strong>หลักฐานของมือ</strong> ปกติพอจบมือ คนที่นั่งในมือคำนวณสำรับซ้ำได้ทันที จึงเห็นไพ่ที่แจกและจั่วทุกใบ บางเว็บตั้งให้เห็นแค่ไพ่ที่เปิดบนโต๊ะก่อน แล้วเปิดทั้งหมดหลังจบมือ 24 ชั่วโมง กติกาของโต๊ะ (กด ?) บอกไว้ก่อนเล่น</li>
<li><strong>แจ้งมือ</strong> สงสัยว่าใครบอกไพ่หรือตั้งใจแพ้ให้กัน เปิดมือที่ผ่านมาแล้วกดแจ้งมือนี้ ทีมงานจะดูไพ่และการเล่นของทุกที่นั่ง แจ้งได้วันละ 10 มือ</li>
<li><strong>ตรวจโดยคน</strong> ระบบนับว่าใครนั่งด้วยกันบ่อยผิดปกติหรือเงินไหลทางเดียว แล้วส่งให้ทีมงานตรวจ ไม่มีการหักเงินโดยอัตโนมัติ ทีมงานแยกโต๊ะผู้เล่นสองคนได้</li>
<li><strong>พักเงินที่ชนะ</strong> ระหว่างตรวจ ทีมงานอาจพักเงินที่ชนะไว้ 24 ชั่วโมง นานกว่านั้นต้องมีผู้ดูแลสองคน และไม่เกิน 30 วัน เงินยังเป็นของคุณ แต่ช่วงนั้นเดิมพันหรือถอนไม่ได้ กล่องข้อความจะบอกยอด เหตุผล และเวลาที่เงินกลับมาใช้ได้เอง</li></ul>
<p><strong>ตัวอย่าง</strong> คุณแพ้มือหนึ่งที่สองคนบนโต๊ะเล่นแปลก ๆ กด ≡ แล้วแจ้งมือนี้ เลือกเหตุผล เงินของคุณไม่เปลี่ยนและเล่นต่อได้ตามปกติ</p>`,
      EN: `<p>In the <a href="/pvp">card rooms</a> members play members; no bot ever sits at a table with money.</p>
<ul><li><strong>Time:</strong> 12 seconds a turn, and a bank of 30 seconds that each hand refills by 5. After that we play the safest move for you. Two hands without an answer, and your seat is given up.</li>
<li><strong>The first hand:</strong> once two are ready the table counts down 5 seconds for others to sit down; a full table begins at once. 6 seconds lie between hands.</li>
<li><strong>A full table:</strong> you may wait for a seat. Who has waited longer sits down first; nothing is taken meanwhile.</li>
<li><strong>Tables of friends,</strong> where this site has them: open one and give its six letters to your friends. The code lasts 30 minutes.</li>
<li><strong>Greetings</strong> are ready phrases and stickers alone. One press hides those of others.</li>
<li><strong>The receipt of a hand:</strong> as a rule those who sat in it can compute its deck as soon as it has ended, and so see every card that was dealt and drawn. Some sites show first what was shown at the table, and open the rest 24 hours after the hand. The table’s rules (press ?) say which before you play.</li>
<li><strong>Report a hand</strong> where you think that cards are shared or someone loses on purpose: open your past hands and press “Report this hand”. Our people look at the cards and moves of every seat. Ten hands a day.</li>
<li><strong>People decide:</strong> we count who sits together more often than chance and where chips go one way, and our people look at it. No money is ever taken automatically. Two players may be kept apart.</li>
<li><strong>Winnings on hold:</strong> while a case is looked at, our people may hold winnings for 24 hours; longer only if two of them agree, and 30 days at most. The money stays yours, but cannot be staked or withdrawn meanwhile. A message in your inbox says how much, why, and when it is free again by itself.</li></ul>
<p><strong>An example.</strong> You lose a hand in which two seats play strangely. Press ≡, then “Report this hand”, and choose a reason. Your money does not change, and you play on.</p>`,
    },
  },
  {
    slug: 'kaeng',
    title: { TH: 'แคงเล่นอย่างไร', EN: 'How Kaeng is played' },
    content: {
      TH: `<p>แคงอยู่ใน<a href="/pvp">ห้องไพ่</a> นั่งได้ 2 ถึง 6 คน แจกคนละ 5 ใบ แต้มรวมน้อยที่สุดชนะ A นับ 1 แต้ม 10 J Q K นับ 10 ไม่มีเจ้ามือ</p>
<ul><li><strong>ถึงตา</strong> จั่วหนึ่งใบแล้วทิ้งหนึ่งใบ หรือทิ้งคู่ ตอง โฟร์ที่เลขเดียวกันพร้อมกัน</li>
<li><strong>ไหล</strong> ถ้ามีไพ่เลขเดียวกับใบที่เพิ่งทิ้ง ทิ้งเลขนั้นทั้งหมดได้โดยไม่ต้องจั่ว คนที่ทิ้งก่อนหน้าจ่ายให้ครึ่งเดิมพัน คนหนึ่งจ่ายไม่เกิน 4 ครั้งต่อมือ ไหลได้เมื่อถึงตาเท่านั้น ใครเน็ตเร็วจึงไม่ได้เปรียบ</li>
<li><strong>แคง</strong> ต้นตาก่อนจั่ว ถ้าแต้มไม่เกิน 10 น้อยกว่าทุกคนได้คนละ 1 เท่า มีคนน้อยกว่าหรือเท่ากัน จ่ายทุกคนคนละ 2 เท่า</li>
<li><strong>ทิ้งหมดมือ</strong> ชนะทันที ได้คนละ 2 เท่า <strong>กองหมด</strong> เปิดเทียบทุกคน แต้มน้อยสุดได้คนละ 1 เท่า เท่ากันแบ่งกัน</li>
<li><strong>ชนะตั้งแต่แจก</strong> สเตรทฟลัชหรือโฟร์การ์ดได้คนละ 5 เท่า สีหรือเรียงได้คนละ 3 เท่า</li>
<li><strong>เสียมากที่สุดต่อมือ</strong> 2 เท่าของเดิมพันคูณจำนวนคน (สองคนคือ 5 เท่า) กันไว้ก่อนแจก ส่วนที่ไม่เสียคืนเมื่อจบมือ</li></ul>
<p><strong>ตัวอย่าง</strong> ห้องเดิมพัน 10 นั่ง 4 คน ก้อยทิ้ง 7 แล้วดาวไหล 7 ก้อยจ่ายดาว 5 ต่อมาบีมมี A 2 3 รวม 6 แต้มแล้วแคง คนอื่นมี 9, 14 และ 22 บีมได้คนละ 10 รวม 30 หักค่าต๋ง 3% เหลือ 29.10 ก้อยเสีย 15 ดาวเสีย 5 และอีกคนเสีย 10 แต่ถ้ามีคนมี 6 แต้มเท่ากัน บีมต้องจ่ายคนละ 20 รวม 60</p>
<p>ถ้าไม่เลือกใน 12 วินาที เราจั่วให้แล้วทิ้งไพ่เลขที่หนักที่สุด ไม่แคงให้ โต๊ะฝึกเล่นมีปุ่มคำใบ้</p>`,
      EN: `<p>Kaeng is one of the <a href="/pvp">card rooms</a>: 2 to 6 seats, five cards each, and the least sum wins. An ace counts 1; 10, J, Q and K count 10. There is no bank.</p>
<ul><li><strong>A turn:</strong> draw one card, then throw one, or a pair, three or four of one rank together.</li>
<li><strong>Follow (ไหล):</strong> who holds the rank just thrown may throw all of it without drawing. Who threw before pays half a base stake, four times a hand at most. One follows at one’s own turn only, so a quicker line gains nothing.</li>
<li><strong>Kaeng:</strong> at the start of a turn, before drawing, with 10 points at most. Less than every other seat: 1 × the base stake from each. One with less or as much: 2 × to each.</li>
<li><strong>The last card thrown</strong> wins at once, 2 × from each. <strong>The stock spent:</strong> all hands are compared, the least gets 1 × from each, equal ones share.</li>
<li><strong>Won as dealt:</strong> a straight flush or four of a kind gets 5 × from each, a flush or a straight 3 ×.</li>
<li><strong>The most a hand can cost</strong> is 2 × the base stake for each seat at the table (5 × with two). It is set aside before the deal; what is not lost comes back at the end.</li></ul>
<p><strong>An example.</strong> Base stake 10, four seats. Koi throws a 7 and Dao follows with a 7: Koi pays Dao 5. Later Beam holds A 2 3, six points, and calls; the others have 9, 14 and 22. Beam gets 10 from each, 30 together, less 3% rake: 29.10. Koi lost 15, Dao 5, the other seat 10. Had one of them had six as well, Beam would have paid 20 to each, 60 together.</p>
<p>Without a choice within 12 seconds we draw for you and throw the rank that weighs most; we never call. Practice tables have a button for hints.</p>`,
    },
  },
  {
    slug: 'niu-niu',
    title: { TH: 'นิวนิวเล่นอย่างไร', EN: 'How Niu-niu is played' },
    content: {
      TH: `<p>นิวนิวอยู่ใน<a href="/pvp">ห้องไพ่</a> นั่งได้ 2 ถึง 5 คน ประมูลเป็นเจ้ามือ แล้วเทียบไพ่ห้าใบกับเจ้ามือทีละคน</p>
<ul><li><strong>ประมูล</strong> เห็น 4 ใบแล้วทุกคนประมูลพร้อมกัน ×1 ถึง ×4 หรือไม่เป็น สูงสุดได้เป็นเจ้ามือ ประมูลได้เท่าที่เงินกันไว้ครอบทุกที่นั่ง</li>
<li><strong>ลงเดิมพัน</strong> คนอื่นลง ×1 หรือ ×2 พร้อมกัน แล้วเปิดใบที่ห้า</li>
<li><strong>นับนิว</strong> A นับ 1 10 J Q K นับ 10 สามใบรวมได้ 10 20 หรือ 30 พอดี อีกสองใบรวมเอาหลักหน่วย 1 ถึง 9 คือนิว 1 ถึง 9 หลักหน่วย 0 คือนิวนิว ไม่มีสามใบแบบนั้นคือไม่มีนิว</li>
<li><strong>ไพ่พิเศษ</strong> จากเล็กไปใหญ่: ห้าเหลือง (J Q K ทั้งห้าใบ) ระเบิด (โฟร์การ์ด) ห้าเล็ก (ทุกใบต่ำกว่า 5 รวมไม่เกิน 10)</li>
<li><strong>จ่ายตามไพ่ฝ่ายชนะ</strong> ไม่มีนิวถึงนิว 6 ×1 นิว 7 ถึง 9 ×2 นิวนิว ×3 ไพ่พิเศษ ×5</li>
<li><strong>เสียมากที่สุดต่อมือ</strong> ขา 40 เท่าของเดิมพัน เจ้ามือเท่าที่กันไว้ ไม่เกิน 160 เท่า</li></ul>
<p><strong>ตัวอย่าง</strong> ห้องเดิมพัน 10 นั่ง 3 คน เจ้ามือประมูล ×2 เปิดได้นิว 5 คุณลง ×2 ได้นิว 8 ซึ่งจ่าย ×2 คุณได้ 10 × 2 × 2 × 2 = 80 หักค่าต๋ง 3% เหลือ 77.60 อีกคนลง ×1 ไม่มีนิว เสีย 10 × 2 × 1 × 1 = 20 เจ้ามือเสียสุทธิ 60</p>
<p>ถ้าไม่เลือกใน 12 วินาที เราไม่ประมูลให้ และลง ×1 ให้ โต๊ะฝึกเล่นมีปุ่มคำใบ้</p>`,
      EN: `<p>Niu-niu is one of the <a href="/pvp">card rooms</a>: 2 to 5 seats bid for the bank, then each compares five cards with it.</p>
<ul><li><strong>The bid:</strong> with four cards seen, all bid at the same time, ×1 to ×4, or pass. The highest banks. One may bid what one has set aside covers for every seat.</li>
<li><strong>The stake:</strong> the others play ×1 or ×2 at the same time. Then the fifth cards are opened.</li>
<li><strong>The bull:</strong> an ace counts 1; 10, J, Q and K count 10. Three cards that come to 10, 20 or 30 make a bull; the last digit of the other two is its number, 1 to 9; 0 is bull-bull. Without such three it is no bull.</li>
<li><strong>Above it,</strong> from the least on: five faces (J Q K, all five), bomb (four of a kind), five small (all below 5, together 10 at most).</li>
<li><strong>Paid by the winner’s hand:</strong> up to bull 6 ×1, bull 7 to 9 ×2, bull-bull ×3, those above it ×5.</li>
<li><strong>The most a hand can cost:</strong> a seat 40 × the base stake, the bank what it has set aside, 160 × at most.</li></ul>
<p><strong>An example.</strong> Base stake 10, three seats. The bank bid ×2 and opens bull 5. You play ×2 and have bull 8, which is paid ×2: you win 10 × 2 × 2 × 2 = 80, less 3% rake 77.60. The other seat plays ×1 without a bull and loses 10 × 2 × 1 × 1 = 20. The bank has lost 60.</p>
<p>Without a choice within 12 seconds we pass for you, and play ×1. Practice tables have a button for hints.</p>`,
    },
  },
];
