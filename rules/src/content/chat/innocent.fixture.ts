/** What people write in such a room, a line each; half of it in Thai. None of it may be refused. */
export const INNOCENT: readonly string[] = lines(`
สวัสดีครับทุกคน
คืนนี้ใครอยู่บ้าง
เพิ่งแตก 5,000 บาทจากโคมลอย ดีใจมาก
ยินดีด้วยครับพี่
สล็อต 20 ไลน์เล่นเพลินดี
เพย์ไลน์ 25 แถว ได้ฟรีสปิน
เกมนี้มีกี่ไลน์ครับ
โบนัสเข้ารัว ๆ เลย
งวดนี้ 123456 ครับ
เลขเด็ด 12 34 56 78 90
ผมเล่น 08 กับ 80
เล่น 247 กลับ 742
ยี่กีรอบ 45 ออก 89123
หวยลาวออกกี่โมงครับ
หวยฮานอยออก 18:30 น.
วันนี้ 28/11/2026 โปรเริ่มหรือยัง
2026-11-28 มีโปรอะไรบ้าง
ฝาก 1,000 ได้ 1,100
ถอน 25,000 บาท เข้าใน 3 นาที
ถอน 1,234,567.89 บาท ฝันไปเถอะ 555
5555555555
55555555555555
ฮ่าๆๆๆๆ
สู้ ๆ ครับทุกคน
วันนี้โชคไม่ดีเลย พักก่อน
ใครเล่นบาคาร่าบ้าง
โต๊ะ 3 เจ้ามือกินรัว
แทงเสือไปสามตาติด
มังกรออก 7 ตาแล้ว
แทงสูงต่ำได้สองเท่า
ทบไม่ไหวแล้ว
เกมปลาสนุกดี
ยิงปลาตัวใหญ่ได้ x100
ได้ตัวคูณ 250.50 เท่า
RTP 96.5% นะเกมนี้
สปินละ 5 บาทก็พอ
ไม่ควรเล่นเกินงบนะ
ตั้งวงเงินไว้แล้ว เดือนละ 2,000
เดี๋ยวพักไปกินข้าวก่อน
กินข้าวกันหรือยัง
ฝนตกหนักมากเชียงใหม่
ลอยกระทงปีนี้ไปไหนกัน
น้ำพริกอ่องอร่อยมาก
ดูบอลคู่ไหนกันคืนนี้
แมนยูเจ๊าอีกแล้ว
ลิเวอร์พูล 3-1 เชลซี
ต่อ 0.5 น้ำ 1.95
บอลสเต็ป 4 คู่เข้าหมด
สเต็ป 5 ตาย 1 เสียดาย
ราคาไหลลงมา 0.88
ไก่ชนคู่ถัดไปกี่โมง
พนันเมืองยกที่สามสูสีมาก
ขอบคุณแอดมินครับ
แอดมินใจดีจัง
ติดต่อฝ่ายบริการลูกค้าได้ที่ไหนครับ
แชทกับฝ่ายบริการอยู่ตรงไหน
ลืมรหัสผ่านทำยังไงครับ
ยืนยันเบอร์แล้วยังแชทไม่ได้
ฝากผ่านพร้อมเพย์เข้าเร็วมาก
ฝากพร้อมเพย์ 500 เข้าเลย
ธนาคารปิดปรับปรุงคืนนี้
กสิกรปิดตี 2 ถึงตี 4
บัญชีผมยืนยันแล้ว
โอนจากกรุงไทยใช้เวลานานไหม
ถอนเข้าไทยพาณิชย์ 2 นาที
หีบสมบัติแตกแล้ว!
เปิดหีบได้ 3 เหรียญ
คนขับเหี้ยมเกรียมในหนัง
สัดส่วนชนะเท่าไหร่
สัตว์นำโชคคือช้าง
ช้างสีเขียวน่ารัก
แอปเว็บโหลดยังไงครับ
แอปอัปเดตแล้วลื่นขึ้น
หน้าเว็บโหลดไวดี
เน็ตหลุดกลางรอบ จะเป็นอะไรไหม
คอมค้างเลย
จุดคอมโบอยู่ตรงไหน
คอมพิวเตอร์ผมช้า
รอบ 100234567 ตรวจได้ไหม
เลขที่เดิมพัน 9876543210 ชนะนะ
ใบเสร็จตรวจได้จริง
ตรวจแฮชแล้วตรงกัน
ภารกิจวันนี้ทำครบแล้ว
แต้มแลกอะไรได้บ้าง
วีไอพีระดับ 5 ได้คืนกี่เปอร์เซ็นต์
คืนยอด 0.5% เข้าแล้ว
โปรวันศุกร์ดีสุด
โปรเพื่อนชวนเพื่อนเข้าตรงไหน
โบนัสต้องทำเทิร์นกี่เท่า
เทิร์น 3 เท่าเอง
ใครรู้จักเกมนี้บ้าง
เกมใหม่ค่ายนากาสวยดี
ดีลเลอร์โต๊ะสองน่ารัก
ภาพชัดมากวันนี้
เสียงหายครับ
เปิดเสียงแล้วสนุกกว่า
รอบนี้ขอสองตัวตรง
ได้โต๊ดมา 450 บาท
เลขท้าย 2 ตัว 37
เลขท้าย 3 ตัว 912 087
วิ่งบน 5 เข้าแล้ว
ปักหลักสิบ 7
หลักหน่วยออก 3 สามงวดติด
ใครได้รางวัลที่หนึ่งบ้าง
หนึ่ง สอง สาม ลุ้น!
หนึ่งสองสามสี่ห้า นับถอยหลัง
ห้าหกเจ็ด มาแน่
แปดโมงเช้าเจอกัน
ราตรีสวัสดิ์ครับ
พรุ่งนี้มาใหม่
ใจเย็น ๆ นะ
อย่าตามเลยวันนี้
ขอให้โชคดีทุกคน 🍀
👏👏👏
🎉🎉 ดีใจด้วย
👨‍👩‍👧 กลับบ้านไปหาครอบครัว
❤️❤️
ก็ได้นะ
ทำไมน้ำท่วม
กำลังลุ้นอยู่
อำเภอเมืองลำปางฝนตก
Hello everyone
good evening from Chiang Mai
just hit 5,000 on Lanterns
congrats!
nice win, well played
20 paylines is enough for me
which line pays the most?
the line moved from 1.95 to 1.88
three in a line, free spins!
line 7 hit twice
I like the 25-line slots
next in line for the bonus
what time does the Lao lottery draw?
draw at 18:30 tonight
28/11/2026 is the big draw
2026-11-28 promo starts?
my numbers are 12 34 56 78 90
lotto pick 4 8 15 16 23 42
I bet on 08 and 80
result 123456 wow
round 100234567 was mine
bet 9876543210 can be verified
deposited 1,000 and got 1,100
withdrew 25,000 in three minutes
1,234,567.89 would be nice
x250.50 multiplier!
RTP is 96.5% they say
odds 2.35 on the draw
0.5 handicap, 1.95 odds
Liverpool 3-1 Chelsea
over 2.5 goals came in
parlay of 5, one lost, sigh
banker won 7 times in a row
tiger tiger tiger
dragon again
big or small?
doubling is a bad idea
set yourself a limit friends
I stop at 500 today
taking a break, see you
dinner time
it rains a lot here
what's your favourite game?
the new NAGA table is lovely
sound is gone for me
my app needs an update
page loads fast now
lost connection mid round, is it safe?
how do I verify my number?
where is customer service?
thanks admin
admin is kind today
@admin can you help?
@everyone good luck
how long do withdrawals take?
PromptPay deposit came at once
is the bank closed tonight?
my account is verified
rank 5 gives what?
cashback 0.5% arrived
friday promo is the best
turnover 3x is fair
receipt verified, hash matches
the proof page is cool
mission done, three to go
one two three go!
one, two, three, four, five
seven eight nine, again!
five six seven will come
ten out of ten
oh nine, so close
oh no, so close
zero luck today
zero zero zero, house wins
lucky seven
lol 555
hahahaha
good luck all 🍀
🎉🎉🎉
❤️ this game
👍🏽 nice
ok.thanks
wait...what
e.g. the green one
no.1 fan of elephants
v2.1 looks better
me too. In the end it was fun
sleep well. Live tables open at 10
it was so close. One more try
assess the class before you pass
Scunthorpe won again
classic cocktail evening
shitake mushrooms for dinner
password reset worked
Dickens would love this story
grape juice please
therapist told me to relax
see you at 9:30
3:2 payout on blackjack
50/50 chance
24/7 tables, nice
2 x 2 = 4
100% agree
<3 you all
i <3 elephants
a > b, b > c
`);

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
