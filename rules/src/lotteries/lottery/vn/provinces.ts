import type { LocalText } from '../../../local-text.ts';

export type VietnamRegion = 'north' | 'central' | 'south';

/** A company that draws a Vietnamese lottery of its own. */
export interface Province {
  /** Part of the game's code, and what its numeros begin with. */
  readonly code: string;
  readonly region: VietnamRegion;
  /** On which it draws, 1 for Monday to 7. */
  readonly days: readonly number[];
  readonly name: LocalText;
}

/** In the order of their week. */
export const PROVINCES: readonly Province[] = [
  south('HCM', [1, 6], 'TP. Hồ Chí Minh', 'Ho Chi Minh City', 'โฮจิมินห์', '胡志明市'),
  south('DTH', [1], 'Đồng Tháp', 'Dong Thap', 'ด่งท้าป', '同塔'),
  south('CMA', [1], 'Cà Mau', 'Ca Mau', 'ก่าเมา', '金瓯'),
  south('BTR', [2], 'Bến Tre', 'Ben Tre', 'เบ๊นแตร', '槟椥'),
  south('VTA', [2], 'Vũng Tàu', 'Vung Tau', 'หวุงเต่า', '头顿'),
  south('BLI', [2], 'Bạc Liêu', 'Bac Lieu', 'บากเลียว', '薄辽'),
  south('DNI', [3], 'Đồng Nai', 'Dong Nai', 'ด่งนาย', '同奈'),
  south('CTH', [3], 'Cần Thơ', 'Can Tho', 'เกิ่นเทอ', '芹苴'),
  south('STR', [3], 'Sóc Trăng', 'Soc Trang', 'ซ้อกจัง', '朔庄'),
  south('TNI', [4], 'Tây Ninh', 'Tay Ninh', 'เตยนิญ', '西宁'),
  south('AGI', [4], 'An Giang', 'An Giang', 'อานซาง', '安江'),
  south('BTH', [4], 'Bình Thuận', 'Binh Thuan', 'บิ่ญถ่วน', '平顺'),
  south('VLO', [5], 'Vĩnh Long', 'Vinh Long', 'หวิญล็อง', '永隆'),
  south('BDU', [5], 'Bình Dương', 'Binh Duong', 'บิ่ญเซือง', '平阳'),
  south('TVI', [5], 'Trà Vinh', 'Tra Vinh', 'จ่าวิญ', '茶荣'),
  south('LAN', [6], 'Long An', 'Long An', 'ล็องอาน', '隆安'),
  south('BPH', [6], 'Bình Phước', 'Binh Phuoc', 'บิ่ญเฟื้อก', '平福'),
  south('HGI', [6], 'Hậu Giang', 'Hau Giang', 'เหิ่วซาง', '后江'),
  south('TGI', [7], 'Tiền Giang', 'Tien Giang', 'เตี่ยนซาง', '前江'),
  south('KGI', [7], 'Kiên Giang', 'Kien Giang', 'เกียนซาง', '坚江'),
  south('DLA', [7], 'Đà Lạt', 'Da Lat', 'ด่าหลัต', '大叻'),
  central('HUE', [1, 7], 'Thừa Thiên Huế', 'Hue', 'เว้', '承天顺化'),
  central('PYE', [1], 'Phú Yên', 'Phu Yen', 'ฟู้เอียน', '富安'),
  central('DLK', [2], 'Đắk Lắk', 'Dak Lak', 'ดั๊กลัก', '得乐'),
  central('QNA', [2], 'Quảng Nam', 'Quang Nam', 'กว๋างนาม', '广南'),
  central('DNA', [3, 6], 'Đà Nẵng', 'Da Nang', 'ดานัง', '岘港'),
  central('KHO', [3, 7], 'Khánh Hòa', 'Khanh Hoa', 'คั้ญฮหว่า', '庆和'),
  central('BDI', [4], 'Bình Định', 'Binh Dinh', 'บิ่ญดิ่ญ', '平定'),
  central('QTR', [4], 'Quảng Trị', 'Quang Tri', 'กว๋างจิ', '广治'),
  central('QBI', [4], 'Quảng Bình', 'Quang Binh', 'กว๋างบิ่ญ', '广平'),
  central('GLA', [5], 'Gia Lai', 'Gia Lai', 'ซาลาย', '嘉莱'),
  central('NTH', [5], 'Ninh Thuận', 'Ninh Thuan', 'นิญถ่วน', '宁顺'),
  central('QNG', [6], 'Quảng Ngãi', 'Quang Ngai', 'กว๋างหงาย', '广义'),
  central('DNO', [6], 'Đắk Nông', 'Dak Nong', 'ดั๊กนง', '得农'),
  central('KTU', [7], 'Kon Tum', 'Kon Tum', 'กอนตูม', '昆嵩'),
];

/** Of a game; undefined for those that are no province's. */
export function provinceOf(gameCode: string): Province | undefined {
  return PROVINCES.find(({ code }) => gameCode === gameCodeOf(code));
}

/** Of a Vietnamese game; a house edition has the region whose prizes it draws. */
export function regionOf({ code, family }: { code: string; family: string }): VietnamRegion {
  return provinceOf(code)?.region ?? (family === 'VN27' ? 'north' : 'south');
}

export function gameCodeOf(province: string): string {
  return `VN_${province}`;
}

function south(...of: [string, number[], string, string, string, string]): Province {
  return province('south', ...of);
}

function central(...of: [string, number[], string, string, string, string]): Province {
  return province('central', ...of);
}

function province(
  region: VietnamRegion,
  code: string,
  days: number[],
  vi: string,
  en: string,
  th: string,
  cn: string,
): Province {
  return { code, region, days, name: { VI: vi, EN: en, ID: en, PT: en, TY: en, TH: th, CN: cn } };
}
