import type { SeedCategory } from './seed-text.ts';

export const wallet: SeedCategory = {
  slug: 'wallet-and-play-money',
  icon: 'wallet',
  name: { TH: 'กระเป๋าเงินและเงินจำลอง', EN: 'Wallet and play money' },
  articles: [
    {
      slug: 'what-is-play-money',
      title: { TH: 'เงินจำลองคืออะไร', EN: 'What is play money?' },
      content: {
        TH: `<p>{{licence}}</p>
<ul><li>เงินจำลองหน้าตาเหมือนเงิน แสดงเป็น {{currency}} แต่ไม่มีมูลค่าจริง</li>
<li>เติมได้ฟรี ซื้อด้วยเงินจริงไม่ได้ และแลกเป็นเงินหรือสิ่งของไม่ได้</li>
<li>โอนให้คนอื่นไม่ได้</li></ul>
<p>ทุกอย่างอื่นทำงานเหมือนจริง ทั้งกติกาเกม อัตราจ่าย การลงบัญชี และการตรวจสอบผล ถ้ามีใครชวนให้โอนเงินจริงเพื่อเล่นที่นี่ นั่นคือมิจฉาชีพ โปรดแจ้งเรา {{contact}}</p>`,
        EN: `<p>{{licence}}</p>
<ul><li>Play money looks like money and is shown in {{currency}}, but it is worth nothing.</li>
<li>It is free. It cannot be bought with real money or exchanged for money or goods.</li>
<li>It cannot be sent to anybody else.</li></ul>
<p>Everything else works as if it were real: the rules of games, their returns, the books and the checking of results. Whoever asks you to pay real money to play here is a fraud. Please tell us: {{contact}}.</p>`,
      },
    },
    {
      slug: 'add-play-money',
      title: { TH: 'เติมเงินจำลองอย่างไร', EN: 'How do I add play money?' },
      content: {
        TH: `<ol><li>เข้าสู่ระบบ แล้วเปิดหน้า<a href="?centre=member&page=depositv2">ฝากเงิน</a> หรือกดปุ่มฝากข้างยอดเงิน</li>
<li>เลือกจำนวน หรือพิมพ์เอง ตั้งแต่ 1 ถึง 100,000 ต่อครั้ง</li>
<li>กดเติม ยอดเงินจะเพิ่มทันทีและไม่มีค่าธรรมเนียม</li></ol>
<p>ถ้าเน็ตหลุดระหว่างทาง ให้กดปุ่มเดิมอีกครั้ง ระบบรู้ว่าเป็นรายการเดียวกันและไม่เติมซ้ำสองรอบ</p>`,
        EN: `<ol><li>Log in and open <a href="?centre=member&page=depositv2">Deposit</a>, or press the button beside your balance.</li>
<li>Choose an amount or type your own, from 1 to 100,000 at a time.</li>
<li>Press the button. It is in your balance at once, free of charge.</li></ol>
<p>If the connection breaks on the way, press the same button again. It counts as the same deposit and is never credited twice.</p>`,
      },
    },
    {
      slug: 'can-i-withdraw',
      title: { TH: 'ถอนเงินได้ไหม', EN: 'Can I withdraw?' },
      content: {
        TH: `<p>ได้ ไปที่<a href="?centre=member&page=withdraw">ถอนเงิน</a> หน้านี้บอกก่อนว่าถอนได้เท่าไร และส่วนที่เหลือติดอะไร เช่น ยอดเทิร์นของเงินฝากที่ยังไม่ครบ จากนั้นตามดูได้ว่ารายการอยู่ที่ใครและเสร็จไม่เกินกี่โมง</p>
<ul><li>ครั้งแรกต้องตั้งรหัสถอนเงินและเพิ่มบัญชีธนาคารชื่อตัวเอง</li>
<li>บัญชีที่เพิ่มทีหลังหรือแก้ไขต้องรอช่วงหนึ่งก่อนใช้ เพื่อความปลอดภัยของคุณ</li>
<li>เมื่อโอนแล้วหน้าเดียวกันจะถามว่าเงินเข้าหรือยัง ถ้ายังไม่เข้าแจ้งได้ตรงนั้น</li></ul>
<p>บนเว็บไซต์ที่ใช้เงินจำลอง ทุกขั้นตอนเหมือนจริงแต่ไม่มีเงินจริงออกไป อย่าเชื่อคนที่อ้างว่าถอนแทนให้ได้ หรือขอค่าธรรมเนียมก่อนถอน</p>`,
        EN: `<p>Yes. Open <a href="?centre=member&page=withdraw">Withdraw</a>. It says first how much you can withdraw and what the rest is waiting for, such as turnover of a deposit. Then you can follow who has your request and by when it is done.</p>
<ul><li>The first time, set a withdrawal password and add a bank account in your own name.</li>
<li>An account that was added later or changed waits for a while before it can be used, to keep your money safe.</li>
<li>Once it is paid, the same page asks whether it has arrived. If it has not, say so there.</li></ul>
<p>On a site that uses play money every step is as it would be, but no real money leaves. Do not believe anybody who offers to withdraw it for you, or asks for a fee first.</p>`,
      },
    },
    {
      slug: 'cashback',
      title: { TH: 'คืนยอดเล่นคิดอย่างไร', EN: 'How does cashback work?' },
      content: {
        TH: `<p>เว็บไซต์ที่เปิดคืนยอดเล่นจะคืนส่วนหนึ่งของยอดเทิร์นให้คุณ ไม่ว่าเดิมพันจะได้หรือเสีย ดูยอดและกดรับได้ที่<a href="?centre=member&page=manualRebate">คืนยอดเล่น</a></p>
<ul><li>นับเฉพาะเดิมพันด้วยเงินสดที่ได้ผลแล้ว เดิมพันที่ถูกยกเลิกหรือเสมอคืนทุนไม่นับ</li>
<li>สล็อต ยิงปลา และลอตเตอรี่นับยอดเดิมพันเต็ม คาสิโนสด กีฬา อีสปอร์ต และเกมไพ่นับเฉพาะส่วนที่ได้หรือเสียจริง และไม่เกินเดิมพัน</li>
<li>อัตราของแต่ละวันกำหนดไว้ก่อนวันนั้นเริ่ม และไม่เปลี่ยนย้อนหลัง</li>
<li>รับได้ตั้งแต่ 1.00 ขึ้นไป ภายใน 30 วันหลังวันที่เล่น เราเตือนก่อนหมดเวลา 3 วัน</li></ul>
<p><strong>ตัวอย่าง</strong> วันนี้คุณเล่นสล็อตรวม 1,400 ที่อัตรา 0.70% และเล่นบาคาร่า 1,000 ได้คืนมา 1,200 ที่อัตรา 0.50% สล็อตได้คืน 1,400 × 0.70% = 9.80 บาคาร่านับ 200 ได้คืน 200 × 0.50% = 1.00 รวมรับได้ 10.80</p>
<p>ถ้าเดิมพันที่รับคืนยอดไปแล้วถูกยกเลิกภายหลัง ส่วนนั้นจะหักจากคืนยอดครั้งต่อไป เงินในกระเป๋าไม่ถูกหัก</p>`,
        EN: `<p>A site with cashback gives part of your turnover back, whether a bet won or lost. See what you have and claim it on the page <a href="?centre=member&page=manualRebate">Cashback</a>.</p>
<ul><li>Only settled bets of cash count. What was cancelled, or came back as a push, does not.</li>
<li>Of slots, fishing and lotteries the whole stake counts; of live casino, sports, e-sports and card games what was really won or lost, and never more than the stake.</li>
<li>The rates of a day are set before it begins and are never changed afterwards.</li>
<li>Claim from 1.00 on, within 30 days of the day you played. We remind you 3 days before it lapses.</li></ul>
<p><strong>An example.</strong> Today you staked 1,400 on slots at 0.70%, and 1,000 at baccarat at 0.50%, which paid 1,200. Slots give 1,400 × 0.70% = 9.80. Of baccarat 200 counts: 200 × 0.50% = 1.00. You can claim 10.80.</p>
<p>If a bet is cancelled after you claimed its cashback, that part is set off against your next cashback. Nothing leaves your wallet.</p>`,
      },
    },
    {
      slug: 'bonuses',
      title: { TH: 'โบนัสและการทำเทิร์นคิดอย่างไร', EN: 'How do bonuses and turnover work?' },
      content: {
        TH: `<p>เงินโบนัสแยกจากเงินสดเสมอ ดูทั้งสองยอด ความคืบหน้า และทุกขั้นตอนได้ที่<a href="?centre=member&page=bonusDetails">โบนัสของฉัน</a> ตอนฝากเงิน ค่าเริ่มต้นคือ<strong>ไม่รับโบนัส</strong></p>
<ul><li>เดิมพันใช้เงินสดก่อน ส่วนที่ขาดจึงใช้เงินโบนัส เงินที่ได้คืนตามสัดส่วนของรอบนั้น เศษเป็นเงินสด</li>
<li>เดิมพันที่ใช้เงินโบนัสมีเพดานต่อครั้งและเล่นได้เฉพาะหมวดที่นับเทิร์น ถ้าผิดเงื่อนไขระบบปฏิเสธก่อนวาง เดิมพันที่รับแล้วไม่ถูกยกเลิกเพราะโบนัส</li>
<li>เดิมพันที่ได้ผลแล้วนับเทิร์นตามหมวด เช่น สล็อต 100% ยิงปลา 50% คาสิโนสด 20%</li>
<li>ทำเทิร์นครบ โบนัสเป็นเงินสดทันทีตามเพดานในเงื่อนไข ไม่ครบในเวลา เงินโบนัสคืนเว็บ เงินสดอยู่ครบ</li>
<li>จะถอนเงินระหว่างมีโบนัส ให้ยกเลิกโบนัสก่อน หน้าถอนเงินบอกว่าเสียอะไรบ้างและถอนได้เท่าไร</li>
<li>โบนัสที่ไม่ต้องฝาก เช่น คืนยอดเสียเมื่อวานหรือสัปดาห์ก่อน ของขวัญวันเกิด ของขวัญตามระดับ ของขวัญสำหรับ<a href="/help?article=linked-accounts">บัญชี LINE หรือ Zalo ที่ยืนยันแล้ว</a> แสดงในหน้าเดียวกันพร้อมจำนวนที่รับได้และวันสุดท้าย</li></ul>
<p><strong>ตัวอย่างรอบฟรี</strong> รอบฟรี 20 รอบ รอบละ 2 รวมเดิมพัน 40 ที่คุณไม่ต้องจ่าย ถ้าชนะรวม 35 ทั้ง 35 เข้ากระเป๋าเป็นเงินสดทันที ไม่ต้องทำเทิร์น รอบฟรีไม่ต้องรอโบนัสอื่นและถอนเงินได้ตามปกติ รอบที่ไม่ได้เล่นภายในเวลาจะหมดอายุ</p>
<p><strong>ตัวอย่างรอบฟรีที่ชนะเป็นโบนัส</strong> ฝากตั้งแต่ 300 รับรอบฟรี 10 รอบ รอบละ 2 ยอดที่ชนะเป็นโบนัส เทิร์น 5 เท่า เมื่อยอดฝากเข้าแล้วจึงเล่นรอบฟรีได้ ถ้าทุกรอบจบแล้วชนะรวม 35 คุณได้โบนัส 35 ต้องทำเทิร์น 35 × 5 = 175 ถ้าไม่ชนะเลยก็ไม่มีอะไรต้องทำ ถ้ายกเลิกรอบฟรีก่อนจบ เงินโบนัสที่ชนะแล้วคืนเว็บ</p>
<p><strong>ตัวอย่างคืนยอดเสีย</strong> คืน 10% สูงสุด 300 เมื่อวานเดิมพันเงินสด 1,500 ได้คืน 900 เสียสุทธิ 600 วันนี้รับโบนัสได้ 60 เมื่อวานถ้าได้กำไร จะไม่มีคืน</p>
<p><strong>ตัวอย่าง</strong> ฝาก 1,000 รับโบนัส 50% = 500 เทิร์น 10 เท่าของโบนัส = 5,000 เดิมพันด้วยเงินโบนัสได้ครั้งละไม่เกิน 50 ถ้ามีเงินสด 30 แล้ววาง 40 ระบบใช้เงินสด 30 โบนัส 10 ถ้าได้ 100 จะเข้าเงินสด 75 โบนัส 25 เล่นสล็อตครบ 5,000 แล้วเหลือโบนัส 620 ทั้ง 620 เป็นเงินสด (เพดาน 10 เท่าคือ 5,000)</p>`,
        EN: `<p>Bonus money is kept apart from cash. See both, how far you are and every step on the page <a href="?centre=member&page=bonusDetails">My bonuses</a>. A deposit is made with <strong>no bonus</strong> unless you choose one.</p>
<ul><li>A bet takes cash first and only what is missing from the bonus. Winnings return in the shares of that round, the odd part to cash.</li>
<li>A bet that takes bonus money has a largest stake and is for games that count. One against the terms is refused before it is placed; one that was taken is never voided for the bonus’s sake.</li>
<li>Settled bets count by kind of game: slots 100%, fishing 50%, live casino 20%, for instance.</li>
<li>Once all of it is played, the bonus becomes cash within the bound of its terms. When its time runs out, bonus money goes back to the site and your cash stays.</li>
<li>To withdraw while you have a bonus, give it up first: the page of withdrawals says what is lost, and how much you can withdraw then.</li>
<li>Bonuses without a deposit, such as a part of yesterday’s or last week’s loss back, birthday and rank gifts, or a gift for a <a href="/help?article=linked-accounts">proved LINE or Zalo account</a>, stand on the same page with what you can take and until when.</li></ul>
<p><strong>An example of free rounds.</strong> 20 rounds of 2 are 40 in stakes that you do not pay. They win 35 together: all 35 are cash in your wallet at once, without turnover. Free rounds wait behind no bonus and hold back no withdrawal; rounds not played in time are gone.</p>
<p><strong>An example of free rounds that win a bonus.</strong> A deposit of 300 or more earns 10 rounds of 2, whose wins are a bonus with five times turnover. They can be played once the deposit is credited. When all of them have ended and won 35 together, you get a bonus of 35 and play 35 × 5 = 175. If they win nothing, nothing is asked of you. Rounds that you give up before that take along what they have won.</p>
<p><strong>An example of a loss back.</strong> 10% back, at most 300. Yesterday you staked 1,500 of cash and 900 came back: your net loss is 600, so today you can take a bonus of 60. After a day that you won there is nothing to give back.</p>
<p><strong>An example.</strong> You deposit 1,000 and get 50% = 500. Ten times the bonus is 5,000 of turnover; a bet with bonus money stakes at most 50. With 30 of cash left you stake 40: 30 is cash, 10 the bonus. It wins 100: 75 goes to cash, 25 to the bonus. After 5,000 in slots 620 of bonus is left: all 620 become cash (the bound of ten times would be 5,000).</p>`,
      },
    },
    {
      slug: 'invite-friends',
      title: { TH: 'ชวนเพื่อนได้โบนัสอย่างไร', EN: 'How do I get a bonus for inviting friends?' },
      content: {
        TH: `<p>สร้างลิงก์และคิวอาร์โค้ดของคุณได้ที่<a href="?centre=member&page=referral">ชวนเพื่อน</a> แชร์ทาง LINE หรือคัดลอกส่งเองก็ได้ ลิงก์นี้ไม่เกี่ยวกับสายเอเย่นต์</p>
<ul><li>นับเพื่อนที่สมัครด้วยลิงก์ของคุณ ยอดฝากและเทิร์นใน 30 วันแรกของเพื่อนต้องครบตามที่หน้านั้นบอก</li>
<li>ครบเมื่อไร ระบบแจ้งในกล่องข้อความ คุณกดรับเองได้อีก 30 วัน เพื่อนหนึ่งคนรับได้ครั้งเดียว</li>
<li>ชื่อเพื่อนแสดงเพียงบางส่วน คุณเห็นสถานะและยอดที่ยังขาด</li>
<li>เพื่อนต้องเป็นคนละคนกับคุณ บัญชีที่ใช้เครื่อง เบอร์ เอกสาร หรือบัญชีธนาคารร่วมกันไม่นับ ถ้าเป็นคนละคนจริง ติดต่อเราได้</li>
<li>เงินที่ได้เป็นโบนัส ทำเทิร์นตามเงื่อนไขแล้วจึงเป็นเงินสด</li></ul>
<p><strong>ตัวอย่าง</strong> โบนัส 100 ต่อเพื่อนหนึ่งคน เพื่อนต้องฝากรวม 300 และทำเทิร์น 1,000 เพื่อนฝาก 200 กับ 150 รวม 350 และวางสล็อตรวม 1,000 ภายในวันที่ 30 คุณรับโบนัส 100 เทิร์น 5 เท่าคือ 500 ทำครบแล้วที่เหลือเป็นเงินสด ถ้าเพื่อนทำเทิร์นได้เพียง 900 ภายใน 30 วัน จะไม่ได้โบนัสของเพื่อนคนนี้</p>`,
        EN: `<p>Make your link and its QR code on the page <a href="?centre=member&page=referral">Invite friends</a>, and send it by LINE or as you like. It has nothing to do with the teams of agents.</p>
<ul><li>Friends who register by your link count. What they deposit and play in their first 30 days must come to what the page says.</li>
<li>Once it does, you get a message and take the bonus yourself, within 30 more days. Each friend counts once.</li>
<li>Names are shown in part. You see each friend’s state and what is still asked.</li>
<li>A friend is another person: accounts that share a device, a number, a document or a bank account with you do not count. If you are two people, contact us.</li>
<li>What you get is a bonus: once it is played as its terms say, it becomes cash.</li></ul>
<p><strong>An example.</strong> The bonus is 100 a friend, who has to deposit 300 and play 1,000. Your friend deposits 200 and 150, which is 350, and stakes 1,000 on slots by the 30th day: you take a bonus of 100, and five times it is 500 of turnover until what is left is cash. With only 900 played in 30 days there is no bonus for this friend.</p>`,
      },
    },
    {
      slug: 'missions',
      title: { TH: 'ภารกิจและวงล้อทำงานอย่างไร', EN: 'How do missions and the wheel work?' },
      content: {
        TH: `<p>ดูภารกิจ ความคืบหน้า และวงล้อได้ที่<a href="?centre=member&page=missionLeaderboard">ภารกิจ</a> ภารกิจนับจากการเล่นตามปกติ ไม่มีภารกิจไหนให้ฝากเพิ่มหรือนับยอดเสีย</p>
<ul><li>บิลนับเมื่อออกผลแล้ว บิลที่ถูกยกเลิกจะหักออก รางวัลที่รับไปแล้วไม่ถูกเรียกคืน</li>
<li>ทำครบแล้วระบบกันรางวัลไว้ให้ทันที มีเวลา 7 วันในการกดรับ</li>
<li>เช็คอินไม่ต้องเดิมพัน เว้นวันได้ วันที่เช็คอินแล้วไม่หาย</li>
<li>วงล้อหมุนได้ไม่เกินวันละ 5 ครั้ง แสดงโอกาสทุกช่อง ผลสุ่มไว้ก่อนหมุนจากเลขลับที่แสดงค่าแฮชไว้ เปลี่ยนเลขลับแล้วตรวจผลเก่าได้ทุกครั้ง</li></ul>
<p><strong>ตัวอย่าง</strong> ภารกิจให้ทำยอดเทิร์น 500 รับเงินสด 2 คุณวางสล็อต 300 และ 250 รวม 550 ครบแล้ว ถ้าบิล 250 ถูกยกเลิกก่อนกดรับ ความคืบหน้าจะเหลือ 300 ถ้ากดรับไปแล้ว เงิน 2 ยังเป็นของคุณ</p>`,
        EN: `<p>Missions, how far you are and the wheel stand on the page <a href="?centre=member&page=missionLeaderboard">Missions</a>. They count what you play anyway; none asks for a larger deposit or counts losses.</p>
<ul><li>Bets count once they are settled. One that is cancelled is taken off; a reward you have claimed stays yours.</li>
<li>When you reach a step its reward is kept for you at once, and you have 7 days to claim it.</li>
<li>A check-in needs no bet. Days need not follow on each other, and none is lost.</li>
<li>The wheel turns five times a day at most and shows each chance. A spin is drawn before it turns, from a secret whose hash you see; change the secret and every spin drawn from it can be checked.</li></ul>
<p><strong>An example.</strong> A mission asks for 500 of turnover and gives 2 in cash. You stake 300 and 250 on slots: 550, reached. If the bet of 250 is cancelled before you claim, you are at 300 again. If you have claimed, the 2 stay yours.</p>`,
      },
    },
    {
      slug: 'envelope-rain',
      title: { TH: 'ฝนอั่งเปาทำงานอย่างไร', EN: 'How does the red envelope rain work?' },
      content: {
        TH: `<p>ดูอั่งเปาจากเราและเวลาเปิดได้ที่<a href="?centre=member&page=envelopeRain">ฝนอั่งเปา</a> ไม่ต้องฝากหรือเดิมพันก่อน</p>
<ul><li>เงินถูกกันไว้ก่อนแล้วแบ่งเป็นซอง แต่ละซองมียอดที่กำหนดไว้แล้วตั้งแต่ก่อนเปิด</li>
<li>รอบหนึ่งเปิดได้ 60 วินาที หรือนานกว่านั้นตามที่แสดง หมดเวลาแล้วเปิดไม่ได้</li>
<li>หนึ่งคนเปิดได้หนึ่งซอง แม้มีหลายบัญชี</li>
<li>เงินในซองเข้ากระเป๋าทันทีและเป็นเงินสด ซองที่ไม่มีคนเปิดคืนให้แบรนด์</li>
<li>ผู้ที่พักการเล่นหรือระงับตัวเองจะไม่เห็นและไม่ได้รับ</li></ul>
<p><strong>ตัวอย่าง</strong> รอบหนึ่งมี 100.00 แบ่งเป็น 20 ซองแบบสุ่ม คุณกดเป็นคนที่ 8 ได้ซองที่ 8 ซึ่งมี 6.35 เมื่อจบรอบ ให้กดรายการในหน้าเดิมเพื่อดูรหัสสุ่มและคำนวณซ้ำ แฮชของรหัสนั้นแสดงไว้ตั้งแต่ก่อนเปิดซองแรก</p>`,
        EN: `<p>Red envelopes from us, and when they open, stand on the page <a href="?centre=member&page=envelopeRain">Red envelope rain</a>. No deposit and no bet is needed.</p>
<ul><li>The money is put aside first and cut into shares. What each share holds is fixed before the first one is opened.</li>
<li>A rain can be opened for 60 seconds, or longer where it says so. After that it is over.</li>
<li>One person opens one share, with however many accounts.</li>
<li>What is in a share is cash and in the wallet at once. What is not opened goes back to the brand.</li>
<li>Who has taken a break from play sees none and gets none.</li></ul>
<p><strong>An example.</strong> A rain holds 100.00 in 20 drawn shares. You are the eighth to press and get share 8, with 6.35 in it. Once it is over, press its line on the same page to see the seed and compute the share again. The hash of that seed was shown before the first share was opened.</p>`,
      },
    },
    {
      slug: 'leaderboards',
      title: { TH: 'กระดานอันดับทำงานอย่างไร', EN: 'How do leaderboards work?' },
      content: {
        TH: `<p>กระดานอันดับอยู่ใน<a href="?centre=member&page=missionLeaderboard">หน้าภารกิจ</a> แท็บอันดับ พร้อมเวลา สิ่งที่นับ รางวัลแต่ละอันดับ และอันดับของคุณ นับจากการเล่นตามปกติ ไม่จำเป็นต้องเล่นเพิ่ม</p>
<ul><li>นับเฉพาะบิลที่วางในช่วงเวลาและออกผลแล้ว ฟรีเบทไม่นับ บิลที่ถูกยกเลิกหักออก</li>
<li>แบบคะแนน: รวมคะแนนที่บิลของคุณได้ แบบจำนวนเท่า: นับหนึ่งบิลที่ชนะหลายเท่าที่สุด ตามเดิมพันขั้นต่ำที่แสดง</li>
<li>เท่ากันให้คนที่ถึงก่อนอยู่บน ถึงพร้อมกันแบ่งรางวัลของอันดับเหล่านั้นเท่ากัน</li>
<li>ปิดสิบนาทีหลังหมดเวลา ตรวจอันดับหนึ่งชั่วโมง แล้วจ่ายเป็นเงินสดเข้ากระเป๋าโดยไม่ต้องกดรับ เงินรางวัลทั้งหมดกันไว้ตั้งแต่ก่อนเริ่ม</li>
<li>ผู้ที่พักการเล่นหรือระงับตัวเองไม่เห็นและไม่มีอันดับ</li></ul>
<p><strong>ตัวอย่าง</strong> รางวัลอันดับ 1 คือ 1,000.00 อันดับ 2 คือ 500.00 คุณและอีกคนได้ 120.00 คะแนนในวินาทีเดียวกันเป็นอันดับ 1 ร่วม แต่ละคนได้ (1,000.00 + 500.00) ÷ 2 = 750.00 คนถัดไปคืออันดับ 3</p>`,
        EN: `<p>Leaderboards stand on the page <a href="?centre=member&page=missionLeaderboard">Missions</a> under Places, each with its times, what counts, what each place is paid and your own place. They count what you play anyway; there is no need to play more for them.</p>
<ul><li>Bets placed within the times count once they are settled. Free bets do not count. A bet that is cancelled is taken off.</li>
<li>By points: what all your bets earn. By multiple: the one bet that won most times its stake, of the least stake that is shown.</li>
<li>Of equal scores the one reached first stands ahead. Reached in the same moment, the prizes of these places are shared equally.</li>
<li>A leaderboard closes ten minutes after its end and its places are reviewed for an hour. Then prizes are paid into wallets as cash, without a press. All of the money was put aside before it began.</li>
<li>Who has taken a break from play sees none and has no place.</li></ul>
<p><strong>An example.</strong> Place 1 is paid 1,000.00 and place 2 is paid 500.00. You and another member reach 120.00 points in the same second and share place 1: each is paid (1,000.00 + 500.00) ÷ 2 = 750.00. Next comes place 3.</p>`,
      },
    },
    {
      slug: 'raffles',
      title: { TH: 'จับรางวัลทำงานอย่างไร', EN: 'How do raffles work?' },
      content: {
        TH: `<p>กิจกรรมจับรางวัลอยู่ใน<a href="/promotions">หน้าโปรโมชั่น</a> พร้อมรางวัล ตั๋วของคุณ และผลการจับ</p>
<ul><li>ยอดเทิร์นที่นับทุก 500.00 (หรือตามที่แสดง) ได้ตั๋วหนึ่งใบ สูงสุด 200 ใบ และรับตั๋วได้จากร้านค้าคะแนนกับภารกิจ ไม่จำเป็นต้องเล่นเพิ่มเพื่อกิจกรรมนี้</li>
<li>เดิมพันที่ถูกยกเลิกก่อนปิดรายการจะดึงตั๋วคืน รายการปิดหลังวันสุดท้ายสิบนาที หลังจากนั้นไม่มีอะไรเปลี่ยน</li>
<li>เมื่อปิดรายการจะประกาศลายนิ้วมือของรายการ แล้วจึงเปิดรหัสลับที่ใช้จับตั๋ว เบราว์เซอร์ของคุณคำนวณซ้ำได้ทั้งหมดในหน้าตรวจผล</li>
<li>บางกิจกรรมระบุแหล่งสุ่มสาธารณะไว้ในกติกา การจับจะรอค่าที่แหล่งนั้นประกาศหลังปิดรายการแล้วนำมาผสม จึงไม่มีใครรู้ผลก่อนปิดรายการ หากค่านั้นไม่มาภายในจำนวนวันที่ระบุ จะจับโดยไม่ใช้ค่านี้และแสดงไว้ในหน้าตรวจผล</li>
<li>ผู้ถูกรางวัลได้ข้อความและกดรับภายใน 14 วัน หากไม่กดรับ รางวัลไปยังตั๋วใบถัดไป แต่ละรางวัลจับไม่เกินสามครั้ง</li>
<li>ผู้ที่พักการเล่นหรือระงับตัวเองไม่มีตั๋วและไม่ถูกรางวัล</li></ul>
<p><strong>ตัวอย่าง</strong> คุณมียอดเทิร์น 1,250.00 ได้ตั๋ว 2 ใบ แลกคะแนนอีก 1 ใบรวมเป็น 3 ใบ หากเดิมพัน 400.00 ถูกยกเลิกก่อนปิดรายการ ยอดเหลือ 850.00 คุณมี 2 ใบ เมื่อปิดรายการตั๋วของคุณคือหมายเลข 41 ถึง 42 หากจับได้หมายเลข 42 คุณถูกรางวัล</p>`,
        EN: `<p>Raffles stand on the <a href="/promotions">promotions page</a>, each with its prizes, your tickets and what was drawn.</p>
<ul><li>Each 500.00 of valid turnover (or what is shown) is a ticket, up to 200. Tickets also come from the points mall and from missions. There is no need to play more for it.</li>
<li>A bet that is taken back before the list is fixed takes its tickets back. The list is fixed ten minutes after the last day; then nothing changes.</li>
<li>When the list is fixed its fingerprint is published, and only then is the secret shown that draws. Your browser computes all of it again on the proof page.</li>
<li>Some raffles name a public beacon in their rules: the draw waits for what it gives after the list was fixed and mixes it in, so no one could know the tickets before. If it does not come within the days that are said, the draw goes without it, and the proof page says so.</li>
<li>Who has won gets a message and 14 days to claim. After that the prize goes to the next ticket drawn. Each prize is drawn three times at most.</li>
<li>Who has taken a break from play has no ticket and wins nothing.</li></ul>
<p><strong>An example.</strong> You have 1,250.00 of turnover: 2 tickets. You redeem points for one more: 3. If a bet of 400.00 is cancelled before the list is fixed, 850.00 is left and you have 2. In the fixed list yours are numbers 41 to 42; if 42 is drawn, you have won.</p>`,
      },
    },
    {
      slug: 'points',
      title: { TH: 'คะแนนได้มาอย่างไร และใช้อย่างไร', EN: 'How do points work?' },
      content: {
        TH: `<p>เว็บไซต์ที่เปิดระบบคะแนนให้คะแนนจากยอดเทิร์นที่นับ ดูยอด วันหมดอายุ และประวัติได้ที่<a href="?centre=member&page=points">คะแนนของฉัน</a> และใช้ได้ที่<a href="/pointMall">หน้าแลกคะแนน</a></p>
<ul><li>นับจากบิลที่ออกผลแล้ว อัตราต่างกันตามประเภทเกม คูณด้วยตัวคูณตามระดับของคุณ</li>
<li>ถ้าบิลถูกยกเลิก คะแนนของบิลนั้นถูกหักคืน ถ้าใช้ไปแล้วจะหักจากคะแนนที่ได้ครั้งต่อไป</li>
<li>คะแนนใช้ได้ถึงสิ้นเดือนที่ 12 หลังเดือนที่ได้ คะแนนเก่าถูกใช้ก่อน</li>
<li>แลกของ: หักคะแนนทันที ถ้าไม่อนุมัติคืนให้ครบ แลกเป็นเงิน: เข้ากระเป๋าทันที ทั้งสองอย่างใช้รหัสถอนเงิน</li>
<li>ของที่เป็นโค้ด: โค้ดแสดงในรายการแลกของคุณเมื่ออนุมัติแล้ว มีเพียงคุณที่เห็น ตั๋วจับรางวัลและโบนัสได้รับทันที ถ้าให้โบนัสไม่ได้จะไม่หักคะแนน</li></ul>
<p><strong>ตัวอย่าง</strong> สล็อตให้ 1.20 คะแนนต่อยอด 100 ระดับของคุณมีตัวคูณ 110% เดิมพันสล็อต 1,000 ได้ 10 × 1.20 × 110% = 13.20 คะแนน ถ้า 100 คะแนนเท่ากับ 1.00 สะสมได้ 500 คะแนน แลกเป็นเงินได้ 5.00</p>`,
        EN: `<p>A site that gives points counts valid turnover. Your balance, when it expires and every entry stand on <a href="?centre=member&page=points">My points</a>; they are redeemed in the <a href="/pointMall">points mall</a>.</p>
<ul><li>Settled bets count, at a rate for each kind of game, times the factor of your level.</li>
<li>If a bet is cancelled, its points are taken back; where they were spent already, your next points pay for it.</li>
<li>Points last until the end of the twelfth month after the one they were earned in. The oldest are used first.</li>
<li>A reward takes its points at once and gives all of them back if it is rejected. Cash is in your wallet at once. Both ask for the withdrawal password.</li>
<li>A reward that is a code is shown among your redemptions once it is approved, to you alone. Raffle tickets and bonuses are yours at once; where a bonus cannot be given, no point is taken.</li></ul>
<p><strong>An example.</strong> Slots give 1.20 points for each 100, and your level has a factor of 110%. You stake 1,000 on slots: 10 × 1.20 × 110% = 13.20 points. Where 100 points are 1.00, 500 points convert into 5.00.</p>`,
      },
    },
    {
      slug: 'levels',
      title: { TH: 'ระดับสมาชิกทำงานอย่างไร', EN: 'How do member levels work?' },
      content: {
        TH: `<p>ระดับของคุณมาจากยอดฝากและยอดเทิร์นใน 90 วันเต็มล่าสุด ดูว่าเหลืออีกเท่าไรได้ที่<a href="?centre=member&page=playerRank">ระดับของฉัน</a> และดูสิทธิ์ของทุกระดับได้ที่<a href="/vip">ระดับ VIP</a></p>
<ul><li>ต้องถึงทั้งยอดฝากและยอดเทิร์น ระบบทบทวนวันละครั้ง เมื่อยอดถึงแล้วจะขึ้นในวันถัดไป</li>
<li>ขึ้นหรือลงได้เดือนละไม่เกินหนึ่งระดับ การลงดูเฉพาะการทบทวนครั้งแรกของเดือน</li>
<li>ยอดเสียไม่เคยนับ เงินที่เอเย่นต์โอนให้ไม่นับเป็นยอดฝาก</li>
<li>สูงกว่าระดับ 5 ต้องยืนยันตัวตนให้ผ่านก่อน</li>
<li>ถ้าใน 30 วันคุณใช้ใกล้ถึงลิมิตหรือเพิ่งพักการเล่น การขึ้นระดับจะรอทีมงานดูก่อน และระดับจะไม่ลดเพราะการพัก</li></ul>
<p><strong>ตัวอย่าง</strong> ระดับถัดไปกำหนดยอดฝาก 2,000 และยอดเทิร์น 10,000 ใน 90 วันคุณฝาก 2,500 และมียอดเทิร์น 9,200 ยังขาดยอดเทิร์น 800 ถ้าวันนี้เล่นครบ พรุ่งนี้จะขึ้นระดับ ถ้าระดับนี้เพิ่มคืนยอด 0.02% จากอัตรา 0.70% จะเป็น 0.72% เริ่มนับวันถัดจากวันที่ขึ้น</p>`,
        EN: `<p>Your level follows from deposits and turnover of the last 90 full days. See how far you have come under <a href="?centre=member&page=playerRank">My level</a>, and what each level gives on <a href="/vip">VIP levels</a>.</p>
<ul><li>Deposits and turnover are both needed. Levels are reviewed once a day: you rise the day after the figures are there.</li>
<li>One level a month at most, up or down. A level falls with the first review of a month only.</li>
<li>Losses never count. What an agent transfers to you is no deposit.</li>
<li>Above level 5 your identity must be approved.</li>
<li>If you came close to a limit or took a break within 30 days, a rise waits for our team. A break costs no level.</li></ul>
<p><strong>An example.</strong> The next level asks for deposits of 2,000 and turnover of 10,000. Within 90 days you deposited 2,500 and have 9,200 of turnover: 800 are missing. If you play them today, you rise tomorrow. If the level adds 0.02% to a cashback rate of 0.70%, it is 0.72% from the day after you rose.</p>`,
      },
    },
    {
      slug: 'balance-looks-wrong',
      title: { TH: 'ยอดเงินไม่ตรงหรือไม่ขึ้น', EN: 'My balance looks wrong or is not shown' },
      content: {
        TH: `<ul><li><strong>เห็นเป็นจุดหรือดอกจัน</strong> ยอดเงินถูกซ่อนไว้ กดที่ยอดเงินเพื่อแสดงหรือซ่อน</li>
<li><strong>ตัวเลขดูเก่า</strong> กดรีเฟรชข้างยอดเงิน ปกติยอดจะเปลี่ยนเองทันทีที่รอบจบ</li>
<li><strong>เงินเดิมพันหายแต่ไม่เห็นผล</strong> รอบอาจยังไม่จบ เปิดเกมนั้นอีกครั้งเพื่อเล่นต่อ ดู<a href="/help?article=interrupted-round">รอบที่ค้างอยู่</a></li></ul>
<p>ถ้ายังไม่ตรง เปิด<a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a> แต่ละรายการมีเลขอ้างอิงและยอดเงินหลังเดิมพัน ส่งเลขอ้างอิงนั้นให้ฝ่ายบริการลูกค้า {{contact}} แล้วเราจะตรวจให้ทีละรายการ</p>`,
        EN: `<ul><li><strong>Dots instead of figures:</strong> the balance is hidden. Press it to show or hide it.</li>
<li><strong>An old figure:</strong> press refresh beside it. As a rule it changes by itself as soon as a round ends.</li>
<li><strong>The stake is gone and there is no result:</strong> the round may not be finished. Open the game again; see <a href="/help?article=interrupted-round">interrupted rounds</a>.</li></ul>
<p>If it still does not add up, open your <a href="?centre=member&page=personalHistoryCopy">bet history</a>. Each bet has a reference and the balance after it. Send the reference to customer service ({{contact}}) and they go through it with you.</p>`,
      },
    },
  ],
};
