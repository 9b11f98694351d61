/** What recruiters and thieves of this field post, a line each; half of it in Thai. None may be seen by a room before a moderator has. */
export const BAITS: readonly string[] = lines(`
แอดไลน์ ufa88vip รับโบนัส 100%
ทักไลน์มาเลยครับ มีสูตร
Line ID: lucky777
ไลน์ไอดี bigwin.th
ไอดีไลน์ @bigwin
สนใจทักไลน์ @joker99
ไลน์: somjai_88
เพิ่มเพื่อน ไลน์ นะครับ แจกสูตรทุกวัน
แอดมาไลน์ ผมบอกเลขให้
มาคุยกันในไลน์ดีกว่า
กลุ่มลับแจกสูตร เข้ากลุ่มลับฟรี
เปิดกลุ่มไลน์แจกสูตรบาคาร่า
เข้ากลุ่ม VIP ทักมาครับ
ไ ล น์ : slotking99
ไ.ล.น์ แอดมา slotking
แอด ไ ล น์ ได้เลย
แอด l i n e มานะ
แอด LlNE มาสิ id line kingkong
แอดแอปเขียว kingslot
ทักแอพเขียวมา มีของดี
แอดL1NE มาเลย
แอด ʟɪɴᴇ มาเลย
แอด 🅛🅘🅝🅔 มาเลย
แอด ⓛⓘⓝⓔ มาเลย
แอด 𝗹𝗶𝗻𝗲 มาเลย
แอด Ｌｉｎｅ มาเลย
แอด lіne มาเลย
ขอไลน์หน่อยครับ จะส่งสูตรให้
สมัครผ่านไลน์ @ufastar
ไลน์ผม nontawat99
ติดต่อทางไลน์ได้ครับ
@slotking999
ทัก @winwin88 ได้ค่าคอม
เทเลแกรม slotvip
แอดเทเลมา
เข้า Telegram กลุ่มสูตรลับ
tg: slotbot99
T e l e g r a m กลุ่มสูตร
ทักเฟสมานะครับ
อินบ็อกซ์มาเลยจ้า
ib มาได้เลย มีทุน
ทักส่วนตัวมาครับ
ทักแชทส่วนตัวมา มีงานให้
ทักมาเลยครับ รับสมัครตัวแทน
ทักผมมาเลยนะ
whatsapp มาได้
วอทแอป +66 81 234 5678
วีแชท wx: panda888
โทร 0812345678
โทรหาผม 081-234-5678
เบอร์ 08 1234 5678
๐๘๑๒๓๔๕๖๗๘ โทรมา
๐๘๑-๒๓๔-๕๖๗๘
ศูนย์แปดหนึ่ง สองสามสี่ ห้าหกเจ็ดแปด
ศูนย์ เก้า แปด 765 4321
ศูนย์หกสามสี่ห้าหกเจ็ดแปดเก้าหนึ่ง
0 8 1 2 3 4 5 6 7 8
0.8.1.2.3.4.5.6.7.8
0-8-9 เก้าเก้าเก้า 1234
О81 234 5678
o81-234-5678
081 234 567 8 ถามหา ป้อม
+66812345678
66812345678 คุยได้
(081) 234-5678
０８１２３４５６７８
⓪⑧①②③④⑤⑥⑦⑧
0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣
081_234_5678
081/234/5678
02-123-4567 ออฟฟิศเรา
โอนมาที่ กสิกร 123-4-56789-0
เลขบัญชี 1234567890 ไทยพาณิชย์
บช 987 654 3210 SCB
พร้อมเพย์ 1 2345 67890 12 3
พร้อมเพย์ 0912345678
ฝากโอนเข้า KBank 0123456789 ก่อนนะ
โอนให้ผม 4567891230 เดี๋ยวคืนสองเท่า
ทรูวอเล็ต 0812345678
สมัครที่ ufa88.com
เข้าเว็บ www.slotbig.net
https://joker-slot.vip/register
http://1.2.3.4/win
ufa88 . com แตกง่าย
ufa88 dot com
ufa88ดอทคอม
ufa88 จุดคอม
ยูฟ่า88 จุด คอม
ufa88(dot)com
ufa88[.]com
ufa88。com
u f a 8 8 . c o m
ＵＦＡ８８．ｃｏｍ
ufa88.сom
bit.ly/win99
t.me/slotvip
lin.ee/abcd123
line.me/ti/p/xyz
hxxp://slotwin.bet
slot99.win เข้าเลย
สมัคร huay24.me รับเครดิต
ดูได้ที่ lotto.asia นะ
เว็บใหม่ pgslot.game
สมัครผ่านลิงค์ผม ได้ค่าคอม
สมัครต่อสายพี่ ได้ 5%
รหัสแนะนำผม AB12CD
โค้ดแนะนำ: LUCKY9
โค้ดเชิญ hero88
เปิดยูสกับเรา แจกเครดิตฟรี
รับสมัครตัวแทน รายได้ดี
รับสมัครเอเย่น คอมสูง
เงินด่วน อนุมัติไว
ปล่อยกู้ ดอกถูก
รับฝากเล่น การันตีกำไร
รับซื้อบัญชีม้า
ขายยูส VIP ราคาถูก
ย้ายเว็บมาเล่นกับเรา
เครดิตฟรีไม่ต้องฝาก มาเล่นเว็บนี้
รายได้เสริม วันละพัน
[url=http://x.com]คลิก[/url]
<b>แจกเงิน</b>
แอด​ไลน์ มาครับ
ก่็้๊็้๊ ก่็้๊็้๊
Add my LINE: luckyguy
add me on line for tips
dm me on line
my line is slotking
LINE ID slotboss99
line id = slotboss
l.i.n.e id slotboss
join our line group for signals
line@slotboss
LINE : jackpot_king
find me on line
contact us via line
Text me on Line for the trick
add @slotking_99
@bigwinner77 has the pattern
Telegram slotpro
T3legram group in my profile
join my telegram, free signals
tele gram slotpro
hit me on WhatsApp
WhatsApp +44 7911 123456
whats app me
w h a t s a p p me
WeChat: panda888
discord slotpro#1234
viber me your number
tg @slotpro
ig: slotqueen
dm me for the winning pattern
DM me now, I double it
pm me for account
inbox me for guaranteed wins
private message me
message me privately
call me on zero eight one two three four five six seven eight
zero 8 one, 234, five six seven eight
call 081.234.5678
my number 089 999 1234
+1 (415) 555-2671
+62 812 3456 7890
0 8 1 – 2 3 4 – 5 6 7 8
phone: 0 8 1 2 3 4 five 6 7 8
eight ten... 0812345678 ok
call 𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖
call ₀₈₁₂₃₄₅₆₇₈
081*234*5678
0(81)2345678
send to account 123 456 7890 bank SCB
KBank 123-4-56789-0
bank acc 9876543210
promptpay 0812345678
transfer to 4567890123 and I pay double
my wallet 0891234567
visit slotgod.com
www.betbig.net
w w w . betbig . net
https://win-now.xyz
HTTP://WIN.NOW.VIP
slotgod dot com
slotgod (dot) com
slotgod [dot] net
s l o t g o d . c o m
slotgod .com
slotgod。com
slotgоd.com
ｓｌｏｔｇｏｄ．ｃｏｍ
bit.ly/3xYz
tinyurl.com/abc
t.me/+abcdef
wa.me/66812345678
casino888.live
go to bet365.win
play at lucky.bet tonight
use my code LUCKY
use my link for 100 free
referral code: ABC123
invite code is W1N
/register?affiliateCode=abc here
free credit on another site
better site than this
guaranteed profit every day
double your money in an hour
quick loan, no papers
work from home, extra income
fixed match tonight, sure
hacked slot, always wins
sell account level 5
send me money and I return twice
<a href="x">click</a>
[click](http://a.b)
fr​ee l​ine
zalgo t̵̸̴e̶̸̷x̵̴̸t
i refund losses, ask me
`);

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
