import type { SeedCategory } from './seed-text.ts';

export const forAgents: SeedCategory = {
  slug: 'for-agents',
  icon: 'invite',
  name: { TH: 'สำหรับเอเย่นต์', EN: 'For agents' },
  articles: [
    {
      slug: 'how-a-team-is-counted',
      title: { TH: 'ยอดของทีมนับอย่างไร', EN: 'How the figures of a team are counted' },
      content: {
        TH: `<p><a href="/?centre=agent&amp;page=agentTeamOverview">ภาพรวมทีม</a>นับทุกคนที่อยู่ใต้คุณ ทุกชั้น รวมตัวคุณเอง</p>
<ul><li><strong>เดิมพัน</strong>นับในวันที่ออกผลครั้งแรก ถ้าผลถูกแก้ทีหลัง ยอดของวันนั้นเปลี่ยนตาม</li>
<li><strong>ยอดเทิร์น</strong>นับเฉพาะเดิมพันที่มีความเสี่ยงจริง เดิมพันที่เสมอหรือถูกยกเลิกไม่นับ</li>
<li><strong>สมาชิกแอคทีฟ</strong> คือคนที่มีเดิมพันออกผลแล้วอย่างน้อยหนึ่งครั้ง ในหนึ่งงวดนับคนละครั้ง</li>
<li><strong>ฝากและถอน</strong>นับเมื่อเงินเข้าออกสำเร็จ</li></ul>
<p>แตะตัวเลขไหนก็ได้เพื่อดูว่ามาจากใครบ้าง เปิดลงไปได้จนถึงเดิมพันแต่ละใบ ผลรวมของรายการเท่ากับตัวเลขนั้นเสมอ</p>
<p>เมื่อมีการย้ายสายงาน วันที่ย้ายยังนับให้สายเดิม วันถัดไปจึงนับให้สายใหม่ ยอดเก่าไม่ย้ายตาม</p>`,
        EN: `<p>The <a href="/?centre=agent&amp;page=agentTeamOverview">team overview</a> counts everybody below you, at every level, and yourself.</p>
<ul><li><strong>Bets</strong> count on the day they were first settled. If a result is corrected later, the figures of that day follow.</li>
<li><strong>Turnover</strong> is what was really at risk. A bet that is drawn or cancelled does not count.</li>
<li>A member is <strong>active</strong> with at least one settled bet, and is counted once in each period.</li>
<li><strong>Deposits and withdrawals</strong> count when the money has arrived.</li></ul>
<p>Press any figure to see whom it comes from, down to the single bet. What a list shows always adds up to the figure it opened from.</p>
<p>When a branch moves to another agent, the day of the move still counts for the former line, and the next day for the new one. Earlier figures stay where they were earned.</p>`,
      },
    },
    {
      slug: 'rates-and-rebates',
      title: { TH: 'เรตและค่าคอมมิชชั่น', EN: 'Rates and rebates' },
      content: {
        TH: `<p>เอเย่นต์แต่ละคนมีเรตแยกตามประเภทเกม คุณได้ <strong>เรตของคุณลบเรตของลูกสาย</strong> คูณยอดเทิร์นของสายนั้น ส่วนสมาชิกที่ไม่มีเรต คุณได้เต็มเรต</p>
<p>ตัวอย่าง เรตของคุณ 0.70% สาย ก เรต 0.50% มียอดเทิร์น 200,000 สาย ข เรต 0.45% มียอดเทิร์น 60,000 และสมาชิกตรงมียอดเทิร์น 150,000 คุณได้ 400 + 150 + 1,050 รวม 1,600</p>
<ul><li>ให้ลูกสายได้ไม่เกินเรตที่คุณมี</li>
<li>เรตใหม่มีผลตั้งแต่วันถัดไป</li>
<li>หวยคิดจากส่วนต่างของเรตหวยระหว่างคุณกับลูกสายในแต่ละโพย รางวัลรวมคืนยอดเล่นของทั้งสายเฉลี่ยไม่เกิน 99% ของยอดแทง วิธีเล่นที่จ่ายสูงจึงเหลือส่วนต่างน้อยลง นับจากผู้เล่นขึ้นไป</li>
<li>ถ้าเดิมพันถูกยกเลิก ค่าคอมมิชชั่นส่วนนั้นถูกหักคืน</li></ul>
<p>ดูที่มาของทุกยอดได้ที่<a href="/?centre=agent&amp;page=agentIncome">รายได้ของฉัน</a></p>`,
        EN: `<p>Each agent has a rate for each kind of game. You earn <strong>your rate less your child’s rate</strong> of the turnover of that child’s branch, and your whole rate of members who have none.</p>
<p>An example: your rate is 0.70 %. Branch A has 0.50 % and turned over 200,000; branch B has 0.45 % and 60,000; your direct members turned over 150,000. You earn 400 + 150 + 1,050, which is 1,600.</p>
<ul><li>You can give no more than you have.</li>
<li>A new rate counts from the next day.</li>
<li>Lotteries count the difference between your prize mode and your child’s, slip by slip. Prizes and the rebates of a whole line come to 99 % of a stake at the most on average: of a play that pays much less is left, from the player upwards.</li>
<li>When a bet is taken back, its rebate is taken back as well.</li></ul>
<p><a href="/?centre=agent&amp;page=agentIncome">My income</a> shows where each amount comes from.</p>`,
      },
    },
    {
      slug: 'contracts-and-bills',
      title: { TH: 'สัญญา ปันผล และเงินเดือน', EN: 'Contracts, dividends and salaries' },
      content: {
        TH: `<p>ปันผล เงินเดือนรายวัน รายชั่วโมง และแบบเรียลไทม์ จ่ายตามสัญญาที่สองฝ่ายลงนาม เมนูของแต่ละแบบจะปรากฏเมื่อคุณมีสัญญาหรือมีข้อเสนอรออยู่</p>
<ol><li>อ่านสัญญาและตัวอย่างการคำนวณ แล้วลงนามด้วยรหัสผ่าน หรือปฏิเสธ</li>
<li>สัญญามีผลตั้งแต่งวดถัดไป การแก้ไขก็เช่นกัน</li>
<li>เมื่อจบงวด ระบบออกบิลหนึ่งใบ เปิดดูได้ว่าคิดจากยอดไหน</li>
<li>บิลที่ต้องกดรับเอง รับได้ภายในกำหนดที่เขียนไว้ในสัญญา เลยกำหนดแล้วบิลหมดอายุ</li></ol>
<p>ถ้าผู้จ่ายเป็นสายบน ระบบกันเงินไว้ตั้งแต่จบงวด ถ้าเงินไม่พอ บิลจะขึ้นว่าเงินไม่พอและระบบลองใหม่ให้ คุณขอสิ้นสุดสัญญาได้ งวดที่เดินอยู่ยังคิดให้จนจบ</p>`,
        EN: `<p>Dividends and daily, hourly and real-time salaries are paid by contracts that both sides sign. Each has a page in the menu once you have such a contract, or one is offered to you.</p>
<ol><li>Read the contract and its worked examples, then sign it with your password, or decline it.</li>
<li>A contract begins with the next period, and so does each change of it.</li>
<li>When a period is over there is one bill, which opens into the figures it was worked out from.</li>
<li>A bill that you collect by hand waits as long as the contract says. After that it expires.</li></ol>
<p>Where your upline pays, the money is set aside when the period ends. If there is too little, the bill says so and is tried again. You can ask to end a contract at any time; the period that runs is still paid.</p>`,
      },
    },
    {
      slug: 'positions-and-sheets',
      title: { TH: 'ถือสู้และเคลียร์ยอด', EN: 'Positions and settlement sheets' },
      content: {
        TH: `<p><a href="/?centre=agent&amp;page=agentPositions">ถือสู้</a> คือเปอร์เซ็นต์ของยอดได้เสียของสมาชิกในสายที่คุณถือเอง แยกตามประเภทเกม ส่วนที่เหลือส่งขึ้นไปทีละชั้น จนถึงเว็บ</p>
<p>ตัวอย่าง สมาชิกเสีย 1,000 คุณถือ 30% สายบนถือ 20% และสายบนสุดถือ 10% คุณได้ 300 สายบน 200 สายบนสุด 100 เว็บ 400 ถ้าสมาชิกชนะ แต่ละคนจ่ายตามสัดส่วนเดียวกัน</p>
<ul><li>สายบนกำหนดขั้นต่ำและสูงสุดที่คุณถือได้ ถ้าเป็นสายบนสุด เว็บเป็นผู้กำหนด ยังไม่กำหนดคือถือ 0%</li>
<li>แก้แล้วมีผลตั้งแต่วันถัดไป แก้ได้วันละครั้งต่อประเภทเกม และทั้งสายรวมกันไม่เกิน 100%</li>
<li>ยอดที่คุณเล่นเอง คุณไม่ได้ถือ ส่งขึ้นสายบนเหมือนสมาชิก</li>
<li>สมาชิกที่ย้ายสาย นับตามสายของวันที่เดิมพันออกผลครั้งแรก</li></ul>
<p><a href="/?centre=agent&amp;page=agentSheets">เคลียร์ยอด</a>ออกใบเมื่อจบวันหรือสัปดาห์ บอกว่าใครต้องจ่ายใครเท่าไร ยอดในใบไม่เปลี่ยนอีก ถ้าเดิมพันถูกแก้ทีหลัง ส่วนต่างอยู่ในใบถัดไป ทั้งสองฝ่ายกดว่าเคลียร์แล้วได้ฝ่ายละครั้ง และพิมพ์เก็บไว้ได้ การกดไม่มีการตัดหรือโอนเงิน</p>`,
        EN: `<p>A <a href="/?centre=agent&amp;page=agentPositions">position</a> is the share of what members below you win and lose that you hold yourself, for each kind of game. The rest goes up to the next agent, and at last to the brand.</p>
<p>An example: a member loses 1,000. You hold 30 %, your upline 20 % and the agent at the top 10 %. You have 300, your upline 200, the top 100 and the brand 400. When the member wins, each pays the same share.</p>
<ul><li>Your upline sets the minimum and the maximum you may hold; at the top of a line the brand does. Until then you hold nothing.</li>
<li>A change counts from the next day, once a day for each kind of game, and a whole line never comes to more than 100 %.</li>
<li>Of your own play you hold nothing: it goes up as a member’s does.</li>
<li>A member who moves counts for the line of the day on which a bet was first settled.</li></ul>
<p>A <a href="/?centre=agent&amp;page=agentSheets">settlement sheet</a> is written when a day or week is over and says who owes whom. It never changes: when a bet is corrected later, the difference is a line of the next sheet. Each side marks it as settled once, and it can be printed. Marking moves no money.</p>`,
      },
    },
    {
      slug: 'limits-and-suspensions',
      title: { TH: 'วงเงินเดิมพันและการระงับการเล่น', EN: 'Betting limits and suspended play' },
      content: {
        TH: `<p>เปิด<a href="/?centre=agent&amp;page=agentDownline">ดาวน์ไลน์</a> เลือกสมาชิก แล้วกด “วงเงินเดิมพัน” หรือ “ระงับการเล่น”</p>
<ul><li>วงเงินตั้งได้กับคนที่อยู่ใต้คุณโดยตรง ถ้าเป็นเอเย่นต์ จะใช้กับสมาชิกทุกคนข้างล่างด้วย</li>
<li>ตั้งเดิมพันสูงสุดต่อครั้งแยกตามประเภทเกม และยอดที่เสียได้ต่อวันหรือต่อสัปดาห์ ซึ่งตรงกับรอบเคลียร์ยอด มีผลตั้งแต่บิลถัดไป ตั้งได้ไม่เกินที่สายบนให้คุณ</li>
<li>ไม่มีการเล่นเครดิต สมาชิกเดิมพันได้เท่าเงินที่มีในกระเป๋า</li>
<li>ระงับการเล่นได้ทุกคนในสาย รอบที่เล่นค้างจะจบตามปกติ ฝากถอนได้เหมือนเดิม สมาชิกจะเห็นเหตุผลของคุณ คุณ สายบนของคุณ หรือเว็บยกเลิกได้</li>
<li>วงเงินและการพักที่สมาชิกตั้งเองเป็นสิทธิ์ของสมาชิก ห้ามขอให้ยกเลิก และห้ามระงับเพื่อกันไม่ให้ถอนเงิน</li></ul>`,
        EN: `<p>Open your <a href="/?centre=agent&amp;page=agentDownline">downline</a>, choose a member and press “Betting limits” or “Suspend play”.</p>
<ul><li>Limits are set for accounts directly below you. Those of an agent hold for each member below as well.</li>
<li>You set the largest bet of each kind of game, and the most that may be lost in a day or a week, the periods a line settles by. They hold from the next bet on, and are never more than your own line allows you.</li>
<li>There is no play on credit: a member stakes what is in the wallet.</li>
<li>You can suspend the play of any account in your line. Rounds in play finish, deposits and withdrawals stay open, and the member reads your reason. You, an agent above you or the site can lift it.</li>
<li>Limits and breaks that members set are theirs: never ask anyone to end one, and never suspend play to keep someone from withdrawing.</li></ul>`,
      },
    },
    {
      slug: 'money-to-your-line',
      title: { TH: 'โอนเงินและอั่งเปาให้สายงาน', EN: 'Sending money and red envelopes to your line' },
      content: {
        TH: `<p>เอเย่นต์โอนเงินจากกระเป๋าของตัวเองให้คนในสายได้ที่<a href="/?centre=agent&amp;page=agentDownline">จัดการสายงาน</a> ต้องใช้รหัสผ่านถอนเงิน และโอนออกนอกสายไม่ได้ (พันธมิตรประเภท 41 และ 42 ชวนสมาชิกและรับรายได้ แต่โอนเงินไม่ได้)</p>
<p><a href="/?centre=agent&amp;page=agentRedEnvelope">อั่งเปา</a>แบ่งเท่ากันหรือสุ่มก็ได้ แบบสุ่มประกาศแฮชไว้ก่อนแจก และเปิดให้ตรวจซ้ำเมื่อจบ ซองที่ไม่มีคนรับคืนเข้ากระเป๋าคุณเมื่อหมดเวลา</p>
<p>ทุกยอดที่เข้าออกอยู่ใน<a href="/?centre=agent&amp;page=agentAccountDetails">รายการบัญชี</a></p>`,
        EN: `<p>Agents send money from the own wallet to people of their line under <a href="/?centre=agent&amp;page=agentDownline">Manage downline</a>, with the withdrawal password, and never outside it. (Affiliates, types 41 and 42, invite and earn, but send nothing.)</p>
<p>A <a href="/?centre=agent&amp;page=agentRedEnvelope">red envelope</a> is split equally or at random. A random split is fixed before the first share is opened and can be checked afterwards. What is left when it ends comes back to your wallet.</p>
<p>All that came and went stands under <a href="/?centre=agent&amp;page=agentAccountDetails">Account details</a>.</p>`,
      },
    },
  ],
};
