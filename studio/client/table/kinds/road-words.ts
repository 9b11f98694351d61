/** Names of the roads, as players at such tables call them. */
export const ROAD_WORDS = {
  TH: {
    bead: 'เค้าไพ่ไข่ปลา',
    big: 'เค้าไพ่หลัก',
    bigEye: 'ตาใหญ่',
    small: 'ทางเล็ก',
    cockroach: 'แมลงสาบ',
    ask: 'ถามเค้าไพ่',
    askIf: 'ถ้า{name}ออก',
    askNone: 'ยังไม่เริ่ม',
    colours: { red: 'แดง', blue: 'น้ำเงิน' },
  },
  EN: {
    bead: 'Bead road',
    big: 'Big road',
    bigEye: 'Big eye',
    small: 'Small road',
    cockroach: 'Cockroach',
    ask: 'Ask the road',
    askIf: 'If {name} comes',
    askNone: 'not begun',
    colours: { red: 'red', blue: 'blue' },
  },
} as const;
