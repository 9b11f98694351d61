import type { LocalText } from '../../../local-text.ts';
import type { Strength } from './score-weights.ts';

/** A team of the house's virtual league. What it is worth is published: prices and draws come from nothing else. */
export interface HouseTeam extends Strength {
  code: string;
  name: LocalText;
}

const team = (
  code: string,
  [attack, defence]: readonly [number, number],
  [TH, EN, CN, ID, PT, TY, VI]: readonly [string, string, string, string, string, string, string],
): HouseTeam => ({ code, attack, defence, name: { TH, EN, CN, ID, PT, TY, VI } });

/** Attack and defence in thousandths of the average team. */
export const HOUSE_TEAMS: readonly HouseTeam[] = [
  team(
    'naga',
    [1340, 760],
    ['นาคราช', 'Naga Kings', '娜迦王', 'Raja Naga', 'Reis Naga', 'Naga Kralları', 'Vua Naga'],
  ),
  team(
    'elephant',
    [1290, 800],
    ['ช้างเผือก', 'White Elephants', '白象', 'Gajah Putih', 'Elefantes Brancos', 'Beyaz Filler', 'Voi Trắng'],
  ),
  team(
    'lantern',
    [1240, 840],
    ['โคมลอย', 'Sky Lanterns', '天灯', 'Lampion Langit', 'Lanternas do Céu', 'Gök Fenerleri', 'Đèn Trời'],
  ),
  team('tiger', [1200, 870], ['เสือโคร่ง', 'Tigers', '猛虎', 'Harimau', 'Tigres', 'Kaplanlar', 'Hổ Rừng']),
  team(
    'teak',
    [1120, 860],
    ['สักทอง', 'Golden Teak', '金柚木', 'Jati Emas', 'Teca Dourada', 'Altın Tik', 'Tếch Vàng'],
  ),
  team('garuda', [1130, 930], ['พญาครุฑ', 'Garudas', '迦楼罗', 'Garuda', 'Garudas', 'Garudalar', 'Thần Điểu']),
  team(
    'mekong',
    [1080, 940],
    ['สายน้ำโขง', 'Mekong River', '湄公河', 'Sungai Mekong', 'Rio Mekong', 'Mekong Nehri', 'Sông Mê Kông'],
  ),
  team('rooster', [1060, 980], ['ไก่ชน', 'Roosters', '斗鸡', 'Ayam Jago', 'Galos', 'Horozlar', 'Gà Chọi']),
  team(
    'orchid',
    [1010, 960],
    ['กล้วยไม้ป่า', 'Wild Orchids', '野兰', 'Anggrek Liar', 'Orquídeas', 'Yaban Orkideleri', 'Lan Rừng'],
  ),
  team(
    'mist',
    [960, 990],
    ['ดอยหมอก', 'Misty Peak', '雾山', 'Puncak Kabut', 'Pico da Névoa', 'Sisli Zirve', 'Núi Sương'],
  ),
  team(
    'silver',
    [930, 1020],
    ['เขาเงิน', 'Silver Hills', '银山', 'Bukit Perak', 'Montes de Prata', 'Gümüş Tepeler', 'Đồi Bạc'],
  ),
  team(
    'sugar',
    [900, 1060],
    ['อ้อยหวาน', 'Sugar Cane', '甘蔗', 'Tebu Manis', 'Cana-de-Açúcar', 'Şeker Kamışı', 'Mía Ngọt'],
  ),
  team(
    'ferry',
    [870, 1090],
    [
      'เรือหางยาว',
      'Longtails',
      '长尾船',
      'Perahu Panjang',
      'Barcos Longos',
      'Uzun Kayıklar',
      'Thuyền Đuôi Dài',
    ],
  ),
  team(
    'rice',
    [820, 1120],
    [
      'นาขั้นบันได',
      'Rice Terraces',
      '梯田',
      'Sawah Terasering',
      'Arrozais',
      'Pirinç Tarlaları',
      'Ruộng Bậc Thang',
    ],
  ),
  team(
    'drum',
    [790, 1180],
    [
      'กลองหลวง',
      'Royal Drums',
      '御鼓',
      'Genderang Raja',
      'Tambores Reais',
      'Kraliyet Davulları',
      'Trống Hoàng Gia',
    ],
  ),
  team('lotus', [740, 1260], ['บัวหลวง', 'Lotus', '莲花', 'Teratai', 'Lótus', 'Nilüferler', 'Sen Hồng']),
];

const MATCHES = HOUSE_TEAMS.length / 2;

/** Who plays whom in a round counted from 1: each team meets every other at home and away in thirty rounds (the circle method), then again. */
export function pairingsOf(round: number): { home: string; away: string }[] {
  const rounds = HOUSE_TEAMS.length - 1;
  const turn = (((round - 1) % rounds) + rounds) % rounds;
  const isReturn = Math.floor((round - 1) / rounds) % 2 === 1;
  const codes = HOUSE_TEAMS.map(({ code }) => code);
  const [fixed = '', ...others] = codes;
  const circle = [fixed, ...others.map((_, at) => others[(at + turn) % others.length] ?? '')];
  return Array.from({ length: MATCHES }, (_, at) => {
    const [one = '', other = ''] = [circle[at], circle[circle.length - 1 - at]];
    // Places of the circle take turns at home, so no team plays there for weeks.
    const isSwapped = (at === 0 ? turn % 2 === 1 : at % 2 === 1) !== isReturn;
    return isSwapped ? { home: other, away: one } : { home: one, away: other };
  });
}

export function houseTeam(code: string): HouseTeam {
  const found = HOUSE_TEAMS.find((one) => one.code === code);
  if (!found) throw new Error(`no team of the house is called ${code}`);
  return found;
}
