import { fishCards } from './fish-cards.ts';
import { fishingPictures } from './fishing-pictures.ts';
import type { SeedCategory } from './seed-text.ts';

export const fishing: SeedCategory = {
  slug: 'fishing',
  icon: 'games',
  name: { TH: 'ยิงปลา', EN: 'Fishing' },
  articles: [
    {
      slug: 'fishing-halls',
      title: { TH: 'ยิงปลาทำงานอย่างไร', EN: 'How fishing works' },
      content: {
        TH: `<p>ทุกนัดคืนเฉลี่ย 96% เท่ากันทุกชนิดปลา ทุกอาวุธ และทุกห้อง โอกาสจับได้ต่อหนึ่งนัดคือ 96% หารด้วยตัวคูณ เช่น ปลา ×2 มีโอกาส 48% ปลาไม่มีพลังชีวิตสะสม นัดก่อนหน้าจึงไม่เปลี่ยนโอกาสของนัดถัดไป</p>
<ul><li><strong>เล็งอย่างไรก็ได้</strong> แตะบนน้ำ กดปลาจากรายชื่อ ใช้แป้นพิมพ์ หรือยิงอัตโนมัติ ผลตอบแทนเท่ากัน</li>
<li><strong>กันเงินเป็นกอง</strong> เริ่มยิงแล้วระบบกันเงินไว้สูงสุด 100 นัดเป็นเดิมพันเดียว ส่วนที่ไม่ได้ยิงคืนพร้อมเงินรางวัลเมื่อหยุดยิง 30 วินาที ครบ 60 วินาที หรือออกจากห้อง</li>
<li><strong>ไม่มีนัดที่หายไป</strong> นัดที่ไม่โดนอะไรเด้งสามครั้งแล้วคืน นัดที่ยังลอยอยู่ตอนออกหรือสัญญาณขาดก็คืน</li>
<li><strong>แห</strong> โดนได้ถึงสี่ตัว แบ่งราคานัดตามจำนวนตัวที่โดน แล้วสุ่มแยกกัน</li>
<li><strong>โปรแกรมช่วยยิง</strong> ถ้าการยิงดูเหมือนใช้โปรแกรม เจ้าหน้าที่จะเป็นผู้ตรวจ อาจส่งข้อความเตือนหรือปิดที่นั่ง กองที่เปิดอยู่ยิงจนจบและจ่ายตามปกติ ไม่มีการหักเงิน</li></ul>
<p>แต่ละกองเป็นหนึ่งบรรทัดใน<a href="?centre=member&page=personalHistoryCopy">ประวัติเดิมพัน</a> หลักฐานแสดงทุกนัดที่โดน และเบราว์เซอร์ของคุณคำนวณซ้ำได้ทั้งหมด</p>`,
        EN: `<p>Every shot returns 96 % on average, the same for every fish, weapon and hall. The chance that a shot takes a fish is 96 % divided by its multiple: 48 % for a fish at ×2. Fish have no hidden health, so earlier shots never change the chance of the next.</p>
<ul><li><strong>Aim as you like.</strong> Tap the water, press a fish in the list, use the keyboard or let it fire by itself: the return is the same.</li>
<li><strong>Money is set aside in packets.</strong> Your first shot sets aside up to 100 shots as one bet. What you did not shoot comes back with what you won: after 30 seconds without a shot, after 60 seconds, or when you leave.</li>
<li><strong>No shot is lost.</strong> One that meets nothing bounces three times and is given back, and so is one still flying when you leave or lose the line.</li>
<li><strong>The net</strong> meets up to four fish. The cost of the shot is parted over them, and each is drawn by itself.</li>
<li><strong>Programs.</strong> Where a player fires as a program does, a person looks, and may send a warning or close the seat. The open packet is shot to its end and paid; no money is taken.</li></ul>
<p>Each packet is one line of your <a href="?centre=member&page=personalHistoryCopy">bet history</a>. Its receipt lists every hit, and your browser can compute all of them again.</p>`,
      },
    },
    {
      slug: 'fishing-hall-and-weapons',
      title: { TH: 'ห้อง ปืน และแห', EN: 'Hall, cannon and net' },
      pictures: [fishingPictures.hall, fishingPictures.cannon, fishingPictures.net],
      content: {
        TH: `<p>[picture:hall]</p>
<p>ห้องหนึ่งมีปืนสี่กระบอก ทุกคนเห็นปลาชุดเดียวกัน <a href="/fish">หน้ายิงปลา</a>บอกว่าห้องไหนมีปืนว่างกี่กระบอก ห้องที่มีคนอยู่จะเต็มก่อนแล้วจึงเปิดห้องใหม่ ห้องทดลองใช้เงินจำลองและแยกต่างหาก</p>
<h2>ปืน</h2>
<p>[picture:cannon]</p>
<p>นัดหนึ่งโดนปลาตัวแรกที่ขวาง ถ้าล็อกเป้าไว้จะผ่านตัวอื่นไปหาตัวนั้น ถ้าเป้าหายไปก่อน นัดนั้นคืน การล็อกไม่เพิ่มและไม่ลดโอกาส</p>
<h2>แห</h2>
<p>[picture:net]</p>
<p>แหโดนได้ถึงสี่ตัวรอบจุดที่กาง ราคานัดแบ่งตามจำนวนตัวที่โดน แล้วสุ่มแยกทีละตัว นัดละ 1.00 โดนสี่ตัว คือจ่ายตัวละ 0.25 ถ้าจับปลา ×20 ได้หนึ่งตัว ได้ 5.00</p>
<h2>ตัวอย่างหนึ่งนาที</h2>
<p>ยิงนัดละ 1.00 ระบบกันไว้ 100.00 ยิงโดน 68 นัด จับได้ 9 ตัวเป็นเงิน 71.00 หยุดยิง 30 วินาที ได้คืน 71.00 กับส่วนที่ไม่ได้ยิง 32.00 รวม 103.00 ยอดเทิร์นที่นับคือ 68.00 ไม่ใช่ 100.00</p>`,
        EN: `<p>[picture:hall]</p>
<p>A hall has four cannons, and all see the same fish. The <a href="/fish">fishing page</a> says how many cannons are free in which hall; one with people fills up before another opens. Demo halls use play money and stand apart.</p>
<h2>The cannon</h2>
<p>[picture:cannon]</p>
<p>A shot meets the first fish in its way. Locked on a fish it flies past the others; if that fish is gone first, the shot is given back. Locking neither raises nor lowers the chance.</p>
<h2>The net</h2>
<p>[picture:net]</p>
<p>A net meets up to four fish around the place where it opens. The cost of the shot is parted over them, and each is drawn by itself: a shot of 1.00 that meets four costs 0.25 for each, and a fish at ×20 among them pays 5.00.</p>
<h2>One minute, for example</h2>
<p>You shoot at 1.00, and 100.00 are set aside. 68 shots meet something and take 9 fish worth 71.00. After 30 seconds without a shot 71.00 come back with the 32.00 you did not shoot: 103.00. Turnover counts 68.00, not 100.00.</p>`,
      },
    },
    {
      slug: 'fish-cards',
      title: { TH: 'ปลาทุกชนิด ตัวคูณ และโอกาส', EN: 'Every fish, its multiple and its chance' },
      pictures: fishCards.pictures('fish'),
      content: {
        TH: `<p>โอกาสคือโอกาสที่นัดหนึ่งที่โดนจะจับได้ ตัวคูณคูณกับราคานัด ทุกบรรทัดคืนเฉลี่ย 96% เท่ากัน ตัวใหญ่จ่ายมากแต่จับได้น้อยครั้ง</p>
${fishCards.table('fish', 'TH')}`,
        EN: `<p>The chance is that of one shot that hits; the multiple is of what the shot costs. Every line returns 96 % on average: large fish pay more and are caught less often.</p>
${fishCards.table('fish', 'EN')}`,
      },
    },
    {
      slug: 'special-fish-and-bosses',
      title: { TH: 'ปลาพิเศษและตัวใหญ่', EN: 'Special fish and bosses' },
      pictures: [...fishCards.pictures('special'), ...fishCards.pictures('boss')],
      content: {
        TH: `<h2>ปลาพิเศษ</h2>
<p>เมื่อจับปลาพิเศษได้ ตัวคูณจะสุ่มจากตารางของตัวนั้น ตัวเลขในวงเล็บคือส่วนแบ่งของแต่ละตัวคูณ โอกาสจับคิดจากค่าเฉลี่ย จึงคืนเฉลี่ย 96% เช่นกัน</p>
${fishCards.table('special', 'TH')}
<h2>ตัวใหญ่</h2>
<p>มาทุก 150 วินาที อยู่ 75 วินาที ไม่มีพลังชีวิตสะสม นัดแรกกับนัดที่ร้อยมีโอกาสเท่ากัน เมื่อตัวใหญ่จากไป นัดที่ยังลอยตามมันอยู่จะคืน</p>
${fishCards.table('boss', 'TH')}`,
        EN: `<h2>Special fish</h2>
<p>When a special fish is caught, its multiple is drawn from its own table; the figure in brackets is the share of each. Its chance is worked out from the average, so it returns 96 % as well.</p>
${fishCards.table('special', 'EN')}
<h2>Bosses</h2>
<p>One comes every 150 seconds and stays for 75. It has no hidden health: the first shot has the same chance as the hundredth. When it leaves, shots still following it are given back.</p>
${fishCards.table('boss', 'EN')}`,
      },
    },
  ],
};
