import type { SeedPage } from './seed-text.ts';

/** General terms of a brand with play money. */
export const terms: SeedPage = {
  title: { TH: 'ข้อกำหนดและเงื่อนไขทั่วไป', EN: 'General Terms and Conditions' },
  content: {
    TH: `<p>ฉบับ {{termsVersion}} ข้อกำหนดเหล่านี้เป็นข้อตกลงระหว่างคุณกับ{{brand}} (“เรา”) คุณยอมรับเมื่อสมัครสมาชิก โปรดอ่านให้ครบ ส่วนที่สำคัญที่สุดคือ เว็บไซต์นี้ใช้เงินจำลอง ผู้เล่นต้องอายุ {{minimumAge}} ปีขึ้นไป และหนึ่งคนมีได้หนึ่งบัญชี</p>
<h2>1. เว็บไซต์และเงินจำลอง</h2>
<p>1.1 {{licence}}</p>
<p>1.2 เงินจำลองแสดงเป็น {{currency}} ได้มาฟรี ไม่มีมูลค่า ซื้อ ขาย แลก โอนให้ผู้อื่น หรือถอนออกไม่ได้ เราเปลี่ยนหรือล้างยอดเงินจำลองได้เมื่อจำเป็นต่อการดูแลระบบ โดยจะแจ้งล่วงหน้าเมื่อทำได้</p>
<p>1.3 ไม่มีข้อความใดในเว็บไซต์นี้เป็นคำสัญญาว่าจะได้เงินหรือสิ่งของ</p>
<h2>2. ใครใช้ได้</h2>
<p>2.1 คุณต้องอายุ {{minimumAge}} ปีขึ้นไป หรือถึงเกณฑ์อายุที่กฎหมายของที่ที่คุณอยู่กำหนด หากเกณฑ์นั้นสูงกว่า</p>
<p>2.2 คุณต้องไม่อยู่ในประเทศหรือพื้นที่ที่เว็บไซต์นี้ไม่ให้บริการ และต้องตรวจสอบเองว่ากฎหมายในที่ที่คุณอยู่อนุญาตให้ใช้</p>
<p>2.3 เราขอให้พิสูจน์อายุหรือตัวตนได้ และปิดบัญชีได้หากพิสูจน์ไม่ได้หรือข้อมูลไม่จริง</p>
<h2>3. บัญชีของคุณ</h2>
<p>3.1 หนึ่งคนมีได้หนึ่งบัญชี สมัครด้วยข้อมูลที่เป็นจริง และใช้ด้วยตัวเองเท่านั้น</p>
<p>3.2 เก็บรหัสผ่าน รหัสถอนเงิน รหัสทาง SMS และรหัสสำรองเป็นความลับ เราไม่มีวันขอรหัสเหล่านี้ สิ่งที่ทำด้วยรหัสของคุณถือว่าคุณทำ จนกว่าคุณจะแจ้งเราว่ามีผู้อื่นรู้</p>
<p>3.3 ถ้าสงสัยว่ามีผู้อื่นใช้บัญชี ให้เปลี่ยนรหัสผ่านและแจ้งเราทันที {{contact}}</p>
<p>3.4 คุณขอให้ระงับหรือปิดบัญชีเมื่อไรก็ได้ โดยไม่ต้องบอกเหตุผล</p>
<h2>4. การเล่นและผล</h2>
<p>4.1 กติกา ตารางจ่าย และอัตราจ่ายคืนของแต่ละเกมที่แสดงในเกมเป็นส่วนหนึ่งของข้อกำหนดนี้</p>
<p>4.2 เดิมพันมีผลเมื่อเซิร์ฟเวอร์รับแล้ว และยกเลิกไม่ได้หลังจากนั้น เราและค่ายเกมกำหนดเดิมพันต่ำสุดและสูงสุดได้</p>
<p>4.3 ผลของรอบคือผลที่บันทึกไว้ที่เซิร์ฟเวอร์ ภาพบนจอแสดงผลนั้นเท่านั้น หากภาพไม่ตรงกับบันทึก ให้ยึดบันทึก</p>
<p>4.4 การเชื่อมต่อที่หลุดไม่เปลี่ยนผล รอบที่ค้างจะแสดงต่อเมื่อเปิดเกมอีกครั้ง</p>
<p>4.5 ถ้ารอบใดจบไม่ได้ หรือเกิดจากความผิดพลาดที่เห็นได้ชัดของระบบ เดิมพันนั้นเป็นโมฆะและคืนเต็มจำนวน รางวัลที่เกิดจากความผิดพลาดนั้นถือว่าไม่มี</p>
<p>4.6 เกมของเราเองตรวจสอบผลได้ที่<a href="/fair">หน้าตรวจสอบผล</a></p>
<h2>5. สิ่งที่ห้ามทำ</h2>
<ul><li>ใช้โปรแกรมหรือบอตเล่นแทน</li><li>ใช้ข้อผิดพลาดของระบบให้ได้ประโยชน์แทนที่จะแจ้งเรา</li><li>ร่วมมือกับผู้อื่นเพื่อให้ได้เปรียบ หรือเปิดหลายบัญชี</li><li>ปกปิดที่อยู่เพื่อใช้จากที่ที่ไม่ให้บริการ</li><li>โจมตี รบกวน หรือทดสอบความปลอดภัยของระบบโดยไม่ได้รับอนุญาต</li><li>ซื้อขายบัญชีหรือเงินจำลอง</li></ul>
<h2>6. การหยุดเกม การระงับ และการปิดบัญชี</h2>
<p>6.1 เราหยุดรับเดิมพันของเกม ค่ายเกม หรือทั้งเว็บไซต์ได้ทันทีเมื่อจำเป็น รอบที่เล่นอยู่จะจบตามปกติหรือคืนเงินเดิมพัน</p>
<p>6.2 เราระงับหรือปิดบัญชีได้หากผิดข้อกำหนด สงสัยว่ามีการฉ้อโกง หรือกฎหมายกำหนด เราจะบอกเหตุผล เว้นแต่กฎหมายห้าม และคุณขอให้ตรวจสอบซ้ำได้</p>
<h2>7. การเล่นอย่างรับผิดชอบ</h2>
<p>เครื่องมือและที่ขอความช่วยเหลืออยู่ที่<a href="/help?page=responsible">การเล่นอย่างรับผิดชอบ</a></p>
<h2>8. ข้อมูลส่วนบุคคล</h2>
<p>เราใช้ข้อมูลของคุณตาม<a href="/help?page=privacy">นโยบายความเป็นส่วนตัว</a> บันทึกการเดิมพันและการเข้าสู่ระบบเก็บไว้เพื่อความถูกต้องและความปลอดภัย</p>
<h2>9. เนื้อหา</h2>
<p>ภาพ เสียง เกม และข้อความเป็นของเราหรือของค่ายเกม คุณใช้เพื่อเล่นส่วนตัวได้ แต่คัดลอกเพื่อการค้าไม่ได้ ข้อความที่คุณส่งในแชตหรือข้อเสนอแนะต้องไม่ผิดกฎหมายและไม่ทำร้ายผู้อื่น</p>
<h2>10. ความรับผิด</h2>
<p>10.1 เราดูแลระบบอย่างรอบคอบ แต่ไม่รับประกันว่าจะใช้ได้ตลอดเวลาโดยไม่มีข้อผิดพลาด</p>
<p>10.2 เพราะเงินจำลองไม่มีมูลค่า เราไม่ชดเชยยอดเงินจำลองเป็นเงินจริง</p>
<p>10.3 ไม่มีข้อใดจำกัดความรับผิดต่อการกระทำโดยจงใจหรือประมาทเลินเล่ออย่างร้ายแรง หรือจำกัดสิทธิที่กฎหมายให้ผู้บริโภคไว้</p>
<h2>11. การเปลี่ยนข้อกำหนด</h2>
<p>11.1 ถ้าเปลี่ยนในสาระสำคัญ เราจะขอให้คุณยอมรับฉบับใหม่ก่อนเดิมพันหรือฝากครั้งถัดไป ถ้าไม่ยอมรับ คุณยังดูเว็บไซต์และขอปิดบัญชีได้</p>
<p>11.2 ทุกฉบับอ่านย้อนหลังได้ตามวันที่ท้ายหน้านี้ และเราเก็บบันทึกว่าคุณยอมรับฉบับใด เมื่อไร</p>
<h2>12. ข้อร้องเรียนและกฎหมายที่ใช้</h2>
<p>12.1 แจ้งฝ่ายบริการลูกค้าก่อน {{contact}} พร้อมเลขอ้างอิงของรายการ เราตรวจสอบจากบันทึกและตอบเป็นลายลักษณ์อักษร ถ้าไม่เห็นด้วย ขอให้ผู้รับผิดชอบอีกคนตรวจซ้ำได้</p>
<p>12.2 ใช้กฎหมายไทยเท่าที่ไม่ขัดกับกฎหมายคุ้มครองผู้บริโภคของที่ที่คุณอยู่ ถ้าข้อใดใช้บังคับไม่ได้ ข้ออื่นยังมีผล</p>
<p>12.3 หากฉบับภาษาต่าง ๆ ไม่ตรงกัน ให้ยึดฉบับภาษาไทย</p>`,
    EN: `<p>Version {{termsVersion}}. These terms are an agreement between you and {{brand}} (“we”). You accept them when you register, so please read all of them. What matters most: this site uses play money, players are {{minimumAge}} or older, and each person has one account.</p>
<h2>1. The site and its play money</h2>
<p>1.1 {{licence}}</p>
<p>1.2 Play money is shown in {{currency}}. It is free and worth nothing; it cannot be bought, sold, exchanged, sent to others or withdrawn. We may change or clear balances of play money where running the site makes it necessary, and say so beforehand where we can.</p>
<p>1.3 Nothing on this site is a promise of money or goods.</p>
<h2>2. Who may use it</h2>
<p>2.1 You are {{minimumAge}} or older, or as old as the law where you live requires, if that is more.</p>
<p>2.2 You are not in a country or area this site does not serve, and it is for you to make sure that the law where you are lets you use it.</p>
<p>2.3 We may ask you to prove your age or who you are, and close an account where that cannot be proved or what was said is untrue.</p>
<h2>3. Your account</h2>
<p>3.1 Each person has one account, registered with true data and used by that person alone.</p>
<p>3.2 Keep your password, withdrawal password, codes from text messages and recovery codes secret. We never ask for them. What is done with them counts as done by you until you tell us that somebody else knows them.</p>
<p>3.3 If you suspect that somebody uses your account, change the password and tell us at once: {{contact}}.</p>
<p>3.4 You may ask at any time, without a reason, for your account to be locked or closed.</p>
<h2>4. Play and results</h2>
<p>4.1 The rules, paytable and return shown in each game are part of these terms.</p>
<p>4.2 A bet counts once the server has taken it, and cannot be cancelled afterwards. We and the providers of games may set the lowest and highest bet.</p>
<p>4.3 The result of a round is the one recorded on the server. The screen shows it, nothing more; where the two differ, the record decides.</p>
<p>4.4 A broken connection changes no result. An unfinished round is shown to its end when the game is opened again.</p>
<p>4.5 A round that cannot be finished, or that comes from an obvious fault of the system, is void and its stake is given back in full. What such a fault won counts as not won.</p>
<p>4.6 Results of our own games can be checked on the <a href="/fair">fairness page</a>.</p>
<h2>5. What is not allowed</h2>
<ul><li>to have programs or bots play for you,</li><li>to use a fault instead of telling us about it,</li><li>to act together with others for an advantage, or to hold several accounts,</li><li>to hide where you are so as to play from where the site is not offered,</li><li>to attack, disturb or probe the system without leave,</li><li>to trade in accounts or play money.</li></ul>
<h2>6. Stopping games, locking and closing accounts</h2>
<p>6.1 We may stop taking bets for a game, a provider or the whole site at once where necessary. Rounds in play are finished, or their stake is given back.</p>
<p>6.2 We may lock or close an account that breaks these terms, where fraud is suspected, or where the law requires it. We say why unless the law forbids it, and you may ask for it to be looked at again.</p>
<h2>7. Staying in control</h2>
<p>What there is to help you, and whom you can talk to, is under <a href="/help?page=responsible">Responsible Gaming</a>.</p>
<h2>8. Personal data</h2>
<p>We use your data as the <a href="/help?page=privacy">Privacy Policy</a> says. Records of bets and log-ins are kept so that everything can be shown to be right and safe.</p>
<h2>9. Content</h2>
<p>Pictures, sounds, games and texts belong to us or to the providers. You may use them to play for yourself; you may not copy them for trade. What you write in a chat or as feedback must be lawful and must not hurt others.</p>
<h2>10. Liability</h2>
<p>10.1 We run the site with care, but do not promise that it is always there and free of faults.</p>
<p>10.2 Since play money is worth nothing, a balance of it is not made good in real money.</p>
<p>10.3 Nothing here limits liability for intent or gross negligence, or any right the law gives to consumers.</p>
<h2>11. Changes of these terms</h2>
<p>11.1 If they change in substance, we ask you to accept the new version before your next bet or deposit. If you do not, you may still look around and have your account closed.</p>
<p>11.2 Every version can be read by its date at the end of this page, and we keep on record which one you accepted, and when.</p>
<h2>12. Complaints and law</h2>
<p>12.1 Please tell customer service first ({{contact}}), with the reference of what it is about. We look into our records and answer in writing. If you disagree, you may ask for a second person to look at it.</p>
<p>12.2 The law of Thailand applies as far as it does not take from you what the consumer law of the place where you live gives you. If one clause cannot be enforced, the others stand.</p>
<p>12.3 Where the languages of these terms differ, the Thai text decides.</p>`,
  },
};
