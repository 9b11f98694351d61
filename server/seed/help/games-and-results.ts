import { cardGames } from './card-games.ts';
import type { SeedCategory } from './seed-text.ts';

export const gamesAndResults: SeedCategory = {
  slug: 'games-and-results',
  icon: 'fairness',
  name: { TH: 'เกมและการตรวจสอบผล', EN: 'Games and checking results' },
  articles: [
    {
      slug: 'find-a-game',
      title: { TH: 'หาเกมที่ชอบให้เจอ', EN: 'Finding a game you like' },
      content: {
        TH: `<ul><li><strong>ค้นหา</strong> พิมพ์ชื่อเกมหรือชื่อค่ายเกม สะกดผิดนิดหน่อยหรือลืมเปลี่ยนแป้นพิมพ์ก็ยังหาเจอ</li>
<li><strong>ตัวกรอง</strong> เลือกตามความผันผวน อัตราจ่ายคืน เงินเดิมพันขั้นต่ำ หรือลูกเล่นของเกม</li>
<li><strong>หัวใจ</strong> กดบนการ์ดเพื่อเก็บเป็นเกมโปรด เกมโปรดและเกมที่เล่นล่าสุดอยู่กับบัญชีของคุณทุกอุปกรณ์</li>
<li><strong>ข้อมูลเกม</strong> อ่านกติกา อัตราจ่าย และเดิมพันต่ำสุดก่อนเล่นได้โดยไม่ต้องใช้เงิน</li></ul>`,
        EN: `<ul><li><strong>Search:</strong> type the name of a game or provider. Small slips, and a forgotten keyboard layout, do not matter.</li>
<li><strong>Filters:</strong> choose by volatility, return, lowest bet or features.</li>
<li><strong>The heart</strong> on a card keeps a game among your favourites. They, and what you played last, come with your account on every device.</li>
<li><strong>Game info</strong> has rules, return and lowest bet, to be read before you play and without money.</li></ul>`,
      },
    },
    {
      slug: 'winner-boards',
      title: { TH: 'กระดานผู้ชนะและชื่อของคุณ', EN: 'The winner boards and your name' },
      content: {
        TH: `<p>รางวัลบนกระดานและแถบรางวัลมาจากเดิมพันที่ออกผลแล้วจริงเท่านั้น ถ้าผลถูกแก้หรือถูกคืน รางวัลนั้นจะหายจากกระดานภายในหนึ่งถึงสองนาที</p>
<ul><li><strong>เลือกดู</strong> ล่าสุด วันนี้ 7 วัน หรือ 30 วัน แยกตามหมวดเกม เรียงตามยอดรางวัลหรือจำนวนเท่าของเดิมพัน</li>
<li><strong>ชื่อ</strong> แสดงเพียงบางตัวอักษร ถ้าไม่อยากให้แสดงเลย ไปที่บัญชีของคุณ หน้าความปลอดภัย แล้วกด “ไม่แสดงชื่อ” กระดานจะขึ้นว่า “สมาชิก” ทันที รวมถึงรางวัลที่ขึ้นไปแล้ว</li>
<li><strong>กดที่รางวัล</strong> จะเปิดเกมนั้น ไม่มีใครเปิดดูบัญชีของคุณจากกระดานได้</li></ul>`,
        EN: `<p>Wins on the boards and in the line of latest wins come from settled bets alone. When a result is corrected or taken back, its win leaves the boards within a minute or two.</p>
<ul><li><strong>Choose:</strong> the latest, today, 7 days or 30 days, by category, by amount or by how many times the stake.</li>
<li><strong>Your name</strong> shows a few letters only. To show none, open your account, then Security, and press “Show no name”: the boards say “Member” at once, also for wins that are there already.</li>
<li><strong>Pressing a win</strong> opens its game. No one can open your account from a board.</li></ul>`,
      },
    },
    {
      slug: 'rtp-and-volatility',
      title: { TH: 'อัตราจ่ายคืน (RTP) และความผันผวนหมายถึงอะไร', EN: 'What do RTP and volatility mean?' },
      content: {
        TH: `<p><strong>อัตราจ่ายคืน (RTP)</strong> คือส่วนของเงินเดิมพันทั้งหมดที่เกมจ่ายคืนเมื่อเล่นเป็นจำนวนมาก เช่น 96% หมายความว่าเดิมพันรวม 1,000,000 จ่ายคืนประมาณ 960,000 ไม่ได้บอกว่าคุณจะได้คืนเท่าไรในวันนี้</p>
<p><strong>ความผันผวน</strong> บอกว่าเงินรางวัลมาแบบไหน ต่ำคือได้บ่อยแต่น้อย สูงคือได้ไม่บ่อยแต่ก้อนใหญ่ขึ้น</p>
<p>แต่ละรอบไม่เกี่ยวกับรอบก่อน เกมไม่มีช่วง “ใกล้แตก” และไม่มีวิธีเดาผล ดูผลที่วัดได้จริงเทียบกับที่กติกาบอกไว้ได้ที่<a href="/fair">หน้าตรวจสอบผล</a></p>`,
        EN: `<p><strong>RTP</strong>, return to player, is the part of all stakes that a game pays back over a very long time. 96 % means that of 1,000,000 staked about 960,000 is paid back. It does not say what you will get back today.</p>
<p><strong>Volatility</strong> says how wins come: low means often and small, high means seldom and larger.</p>
<p>A round knows nothing of the one before. No game is ever “due”, and there is no way to foresee a result. The <a href="/fair">fairness page</a> sets what games really returned beside what their rules promise.</p>`,
      },
    },
    {
      slug: 'interrupted-round',
      title: { TH: 'เน็ตหลุดระหว่างเล่น รอบนั้นเป็นอย่างไร', EN: 'The connection broke during a round' },
      content: {
        TH: `<p>ผลของแต่ละรอบตัดสินและบันทึกที่เซิร์ฟเวอร์ก่อนแสดงบนจอ เน็ตหลุดหรือแบตหมดจึงไม่เปลี่ยนผลและไม่ทำให้เงินหาย</p>
<ul><li>เปิดเกมเดิมอีกครั้ง เกมจะแสดงรอบที่ค้างต่อจนจบ</li>
<li>เงินรางวัลเข้ากระเป๋าแล้ว แม้คุณไม่ได้เห็นภาพการหมุน</li>
<li>ถ้ารอบใดทำให้จบไม่ได้จริง ๆ ระบบจะคืนเงินเดิมพันเต็มจำนวน และประวัติเดิมพันจะแสดงว่า “คืนเงิน”</li></ul>`,
        EN: `<p>A round is decided and recorded on the server before it is shown. A broken connection or an empty battery changes no result and loses no money.</p>
<ul><li>Open the game again: it shows the unfinished round to its end.</li>
<li>What it won is in your wallet, even if you did not see the reels stop.</li>
<li>A round that really cannot be finished gives the whole stake back, and your bet history says “Refunded”.</li></ul>`,
      },
    },
    {
      slug: 'check-a-round',
      title: { TH: 'ตรวจสอบผลของรอบหนึ่งด้วยตัวเอง', EN: 'Checking a round yourself' },
      content: {
        TH: `<p>ทุกรอบที่จบแล้วของเกมของเราเองคำนวณซ้ำได้ในเบราว์เซอร์ของคุณ</p>
<ol><li>เปิด<a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a> แล้วเลือกรายการที่ต้องการ</li>
<li>ในหลักฐานการเดิมพัน กดคำนวณในเบราว์เซอร์</li>
<li>ระบบเทียบสี่อย่าง คือ รหัสสุ่มตรงกับแฮชที่ประกาศไว้ วงล้อหยุดตรงตามการคำนวณ เงินรางวัลตรงกับตารางจ่าย และกระเป๋าเงินแสดงยอดเดียวกัน</li></ol>
<p>ถ้ารหัสสุ่มของรอบนั้นยังใช้อยู่ ระบบจะให้เปลี่ยนชุดรหัสสุ่มก่อน แล้วจึงเปิดเผย คุณยังตรวจรอบของใครก็ได้ที่<a href="/fair">หน้าตรวจสอบผล</a> ถ้ามีรหัสสุ่มและลำดับรอบ</p>`,
        EN: `<p>Every settled round of our own games can be recomputed in your browser.</p>
<ol><li>Open your <a href="?centre=member&page=personalHistoryCopy">bet history</a> and choose a bet.</li>
<li>On its receipt, press “Recompute in my browser”.</li>
<li>Four things are compared: the seed with the hash published before, where the reels stopped, the payout with the paytable, and the amounts in your wallet.</li></ol>
<p>If the seed of that round is still in use, you are asked to change seeds first, and then it is revealed. Anybody’s round can be checked on the <a href="/fair">fairness page</a>, with its seeds and nonce.</p>`,
      },
    },
    {
      slug: 'seeds-and-hashes',
      title: { TH: 'รหัสสุ่มและแฮชทำงานอย่างไร', EN: 'How seeds and hashes work' },
      content: {
        TH: `<ol><li><strong>ก่อนเล่น</strong> เราสุ่มรหัสสุ่มของเซิร์ฟเวอร์และประกาศแฮช (SHA-256) ของรหัสนั้น แฮชไม่บอกว่ารหัสคืออะไร แต่เปลี่ยนรหัสทีหลังไม่ได้ เพราะแฮชจะไม่ตรง</li>
<li><strong>คุณเลือกรหัสสุ่มของคุณ</strong> หลังเห็นแฮชแล้ว เราจึงเตรียมผลล่วงหน้าให้เข้าข้างตัวเองไม่ได้</li>
<li><strong>แต่ละรอบ</strong> ใช้รหัสทั้งสองกับลำดับรอบที่เพิ่มทีละหนึ่ง ผลมีได้แบบเดียว</li>
<li><strong>เมื่อเปลี่ยนชุด</strong> เราเปิดเผยรหัสเก่า คุณตรวจทุกรอบที่เล่นด้วยชุดนั้นได้</li></ol>
<p>ดูแฮชของคุณตอนนี้ เปลี่ยนชุดรหัสสุ่ม และอ่านสูตรทั้งหมดได้ที่<a href="/fair">หน้าตรวจสอบผล</a></p>`,
        EN: `<ol><li><strong>Before you play</strong> we draw a server seed and publish its hash (SHA-256). The hash does not give the seed away, but the seed can no longer be changed: its hash would not match.</li>
<li><strong>You choose your client seed</strong> after you have seen the hash, so results cannot have been prepared.</li>
<li><strong>Each round</strong> takes both seeds and a nonce that goes up by one. They can give only one result.</li>
<li><strong>When you change seeds</strong>, the old server seed is revealed, and every round played with it can be checked.</li></ol>
<p>Your present hash, the button to change seeds and all formulas are on the <a href="/fair">fairness page</a>.</p>`,
      },
    },
    {
      slug: 'bet-history',
      title: { TH: 'ดูประวัติเดิมพันและดาวน์โหลด', EN: 'Your bet history, and how to download it' },
      content: {
        TH: `<p><a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a>เก็บทุกรอบที่คุณเล่นด้วยยอดเงิน ดูรวมตามเกมหรือดูทีละรอบได้</p>
<ul><li>เลือกช่วงวัน หมวด ค่ายเกม หรือสถานะ ยอดรวมด้านบนคิดจากสิ่งที่เลือก</li>
<li>กดที่รายการเพื่อดูหลักฐานการเดิมพัน มีเวลา เงินเดิมพัน เงินรางวัล และยอดเงินหลังรอบนั้น</li>
<li>กดดาวน์โหลดเพื่อเก็บเป็นไฟล์ CSV เปิดในโปรแกรมตารางได้</li></ul>
<p>วันเริ่มและจบตามเวลาประเทศไทย</p>`,
        EN: `<p>Your <a href="?centre=member&page=personalHistoryCopy">bet history</a> keeps every round you play from your balance, added up by game or one by one.</p>
<ul><li>Choose days, category, provider or status. The totals at the top are those of what you chose.</li>
<li>Press a bet for its receipt: time, stake, payout and the balance after it.</li>
<li>Download keeps it as a CSV file for a spreadsheet.</li></ul>
<p>Days begin and end by the clock of Thailand.</p>`,
      },
    },
    {
      slug: 'card-rooms',
      title: { TH: 'ห้องไพ่ป๊อกเด้งเล่นอย่างไร', EN: 'How the card rooms work, and Pok Deng' },
      content: {
        TH: `<p>ใน<a href="/pvp">ห้องไพ่</a>คุณเล่นกับสมาชิกด้วยกัน ไม่มีบอทในโต๊ะเงินจริง ผู้เล่นจำลองอยู่ในโต๊ะฝึกเล่นเท่านั้น และมีป้ายบอกทุกที่</p>
<ul><li><strong>กันเงินก่อนแจก</strong> ขากันไว้ 5 เท่าของเดิมพัน เจ้ามือกันไว้ 5 เท่าต่อที่นั่งอื่น เป็นเดิมพันเดียวต่อมือ จบมือแล้วส่วนที่ไม่เสียคืนทันทีพร้อมเงินที่ได้ ระหว่างมือเงินอยู่ในกระเป๋าของคุณ</li>
<li><strong>ค่าต๋ง 3%</strong> ของยอดที่ได้สุทธิ ไม่เกิน 3 เท่าของเดิมพันต่อมือ คนเสียไม่โดนหัก ไม่มีเงินอื่นออกจากโต๊ะ</li>
<li><strong>ป๊อก 8 ป๊อก 9</strong> ชนะไพ่สามใบทุกแบบ จากนั้นตอง 5 เด้ง สเตรทฟลัช 5 เด้ง เรียง 3 เด้ง สามเหลือง 3 เด้ง แล้วจึงดูแต้ม สองใบดอกเดียวกันหรือคู่ 2 เด้ง สามใบดอกเดียวกัน 3 เด้ง แต้มเท่ากันเสมอ</li>
<li><strong>เวลา 12 วินาที</strong> ถ้าไม่เลือก เราจั่วให้เมื่อต่ำกว่า 4 แต้ม และอยู่ให้เมื่อ 4 แต้มขึ้นไป สัญญาณขาดก็เล่นให้แบบนี้ ไม่หมอบ</li>
<li><strong>สำรับที่ไม่มีใครรู้</strong> เบราว์เซอร์ของทุกที่นั่งและของบ้านล็อกรหัสสุ่มก่อน แล้วค่อยเปิดพร้อมกัน สำรับมาจากทุกรหัสรวมกัน</li>
<li><strong>มือที่ยกเลิก</strong> ถ้ามีที่นั่งไม่เปิดรหัสสุ่ม เดิมพันไม่ผ่าน หรือระบบสะดุดก่อนแจก คืนเงินครบทุกคน</li></ul>
<p>แต่ละมือเป็นหนึ่งบรรทัดใน<a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a> หลักฐานแสดงไพ่ทุกที่นั่ง และเบราว์เซอร์ของคุณสับ แจก และคิดค่าต๋งใหม่ได้ทั้งหมด</p>`,
        EN: `<p>In the <a href="/pvp">card rooms</a> you play other members. No bot sits at a table with money; simulated players sit at practice tables alone, and are labelled there.</p>
<ul><li><strong>Money is set aside before the deal.</strong> A seat sets aside 5 × the base stake, the dealer 5 × for each other seat, as one bet a hand. What is not lost comes back at once with what was won; between hands the money is yours.</li>
<li><strong>Rake of 3%</strong> of a net win, 3 × the base stake a hand at the most. Who loses pays none, and nothing else leaves the table.</li>
<li><strong>Pok 8 and Pok 9</strong> beat every hand of three cards; then trips (× 5), straight flush (× 5), straight (× 3), three faces (× 3), then points. Two cards of one suit or a pair pay × 2, three of one suit × 3. Equal points are a draw.</li>
<li><strong>12 seconds.</strong> Without a choice we draw below 4 points and stand from 4 on. A lost line is played the same way, never folded.</li>
<li><strong>A deck no one knows.</strong> Each seat’s browser and the house lock a seed first, then open it. The deck comes of all of them together.</li>
<li><strong>A void hand.</strong> Where a seat does not open its seed, a stake is not taken or something of ours fails before the deal, every stake goes back whole.</li></ul>
<p>Each hand is one line of your <a href="?centre=member&page=personalHistoryCopy">bet history</a>. Its receipt shows every seat’s cards, and your browser can shuffle, deal and settle it again.</p>`,
      },
    },
    {
      slug: 'dummy',
      title: { TH: 'ดัมมี่เล่นอย่างไร', EN: 'How Dummy is played' },
      content: {
        TH: `<p>ดัมมี่ใน<a href="/pvp">ห้องไพ่</a>นั่งได้ 2 ถึง 4 คน แจก 11 9 หรือ 7 ใบตามจำนวนคน แล้วหงายหนึ่งใบเป็นไพ่หัว แต่ละตาจั่วหนึ่งใบหรือเก็บจากกองทิ้ง ลงหรือฝากได้ แล้วจบด้วยการทิ้งหนึ่งใบ</p>
<ul><li><strong>ชุด</strong> คือเรียงดอกเดียวกันสามใบขึ้นไป หรือเลขเดียวกันสามหรือสี่ใบ Q K A เป็นเรียง A 2 3 ไม่เป็น</li>
<li><strong>เก็บ</strong> ต้องเอาทุกใบที่ทับอยู่ และลงใบที่เก็บเป็นชุดทันทีโดยมีไพ่ในมืออย่างน้อยหนึ่งใบ ครั้งแรกเรียกว่า<strong>เกิด</strong> เกิดแล้วจึงลงไพ่จากมือและ<strong>ฝาก</strong>กับชุดของใครก็ได้</li>
<li><strong>น็อค</strong> คือทิ้งใบสุดท้าย มือจบทันทีและได้เพิ่ม 50 แต้ม ยังไม่เกิดก็น็อคได้ถ้าลงหมดในครั้งเดียวเหลือใบเดียว</li>
<li><strong>มืด</strong> คือไม่ได้เกิดก่อนตาที่น็อค <strong>สี</strong> คือทุกใบที่ลงเป็นดอกเดียวกัน อย่างใดอย่างหนึ่งคูณ 2 มืดสีคูณ 4</li>
<li><strong>แต้ม</strong> สเปโต (2♣ Q♠) และไพ่หัวใบละ 50 ไพ่หัวที่เป็นสเปโต 100 A 15 ตัว 10 J Q K 10 นอกนั้น 5 ลงแล้วบวก ค้างมือลบ</li>
<li><strong>โทษ −50</strong> ทิ้งเต็ม คือทิ้งใบที่ครบชุดกับสองใบในกองทิ้ง ทิ้งดัมมี่ คือทิ้งใบที่ฝากบนโต๊ะได้ โง่ คือทิ้งใบที่คนถัดไปเก็บไปลงแล้วน็อคในตานั้น</li>
<li><strong>เงิน</strong> ทุกสองที่นั่งจ่ายกันตามผลต่างแต้ม 50 แต้มเท่ากับหนึ่งเดิมพัน ไม่เกิน 10 เดิมพันต่อคู่ กันไว้ก่อนแจก 10 เดิมพันต่อที่นั่งอื่น ค่าต๋ง 3% ของยอดที่ได้สุทธิ ไม่เกิน 3 เดิมพัน</li>
<li><strong>กองจั่วหมด</strong> มือจบหลังตานั้นและเทียบแต้มกัน ไม่มีคนน็อค</li>
<li><strong>เวลา 12 วินาที</strong>ต่อจังหวะ ถ้าไม่เลือก เราจั่วให้แล้วทิ้งใบแต้มมากที่สุดที่ไม่โดนโทษ ไม่ลงแทนคุณ</li></ul>
<p><strong>ตัวอย่าง</strong> ห้อง 10 บาท สองคน คุณเก็บไพ่หัว 9♥ มาลงกับ 7♥ 8♥ (50 + 5 + 5) ตาต่อมาลง 2♣ 2♦ 2♥ (50 + 5 + 5) แล้วทิ้งใบสุดท้าย น็อคได้อีก 50 รวม 170 แต้ม อีกฝ่ายยังไม่ลง ถือ Q♠ A♥ K♦ และไพ่เล็กสองใบ −(50 + 15 + 10 + 10) = −85 ต่างกัน 255 แต้ม คือ 5.1 เดิมพัน คุณได้ 51.00 หักค่าต๋ง 1.53 เหลือ 49.47 อีกฝ่ายเสีย 51.00 กันไว้ 100.00 ส่วนที่เหลือ 49.00 คืนทันที</p>
<p>ฝึกได้ที่โต๊ะฝึกเล่นโดยไม่ใช้เงิน กดคำใบ้เพื่อดูว่าผู้เล่นจำลองจะทำอะไรกับไพ่ของคุณ หลักฐานของแต่ละมือสับ แจก และคิดแต้มใหม่ได้ทั้งหมด</p>`,
        EN: `<p>Dummy in the <a href="/pvp">card rooms</a> has 2 to 4 seats, with 11, 9 or 7 cards each; one more is turned up, the head card. A turn draws one card or takes from the discard pile, may meld and lay off, and ends with a discard.</p>
<ul><li><strong>A meld</strong> is three or more in sequence of one suit, or three or four of one rank. Q K A is a run, A 2 3 is none.</li>
<li><strong>Taking</strong> brings all that lies above the card, and the card is melded at once with at least one card of the hand. The first time you are <strong>born</strong>: from then on you meld from the hand and <strong>lay off</strong> on anybody’s melds.</li>
<li><strong>Knock</strong>: you discard your last card. The hand ends, and you have 50 points more. Who is not born knocks by melding all but one card at once.</li>
<li><strong>Dark</strong>: not born before the turn of the knock. <strong>One suit</strong>: all you laid is of one suit. Either counts twice, both four times.</li>
<li><strong>Points.</strong> Speto (2♣, Q♠) and the head card 50, a head card that is speto 100, an ace 15, 10 J Q K 10, others 5: for you when laid, against you when held.</li>
<li><strong>Penalties of 50.</strong> Full pile: your discard makes a meld with two cards of the pile. Dummy thrown: it could be laid off on the table. Fool: the next seat melds it and knocks in that turn.</li>
<li><strong>Money.</strong> Each two seats pay each other the difference of their points: 50 points are one base stake, 10 base stakes between two seats at the most. 10 base stakes for each other seat are set aside before the deal. Rake: 3% of a net win, 3 base stakes at the most.</li>
<li><strong>When the stock runs out</strong> the hand ends after that turn, and points are compared without a knock.</li>
<li><strong>12 seconds</strong> for each step. Without a choice we draw, and discard the highest card that costs no penalty; we never meld for you.</li></ul>
<p><strong>An example.</strong> A room of 10, two seats. You take the head card 9♥ with 7♥ 8♥ (50 + 5 + 5), later meld 2♣ 2♦ 2♥ (50 + 5 + 5) and discard your last card: 50 for the knock, 170 points. The other seat has laid nothing and holds Q♠, A♥, K♦ and two small cards: −(50 + 15 + 10 + 10) = −85. The difference of 255 points is 5.1 base stakes. You win 51.00 less a rake of 1.53: 49.47. The other loses 51.00 of the 100.00 set aside, and 49.00 come back at once.</p>
<p>Practice tables play without money: press Hint to see what a simulated player would do with your cards. Each hand’s receipt can shuffle, deal and settle it again.</p>`,
      },
    },
    ...cardGames,
  ],
};
