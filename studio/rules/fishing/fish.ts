/** What a fish is worth in shots: always one multiple, or one of several, each with its weight. */
export type Worth = readonly (readonly [multiple: number, weight: number])[];

export interface FishKind {
  /** Names it for good: rows and receipts hold it. */
  code: string;
  group: 'fish' | 'special' | 'boss';
  name: { TH: string; EN: string };
  worth: Worth;
  /** In the 1600 × 900 water of a hall. */
  radius: number;
  /** How long it takes to swim through. */
  crossingMs: number;
  /** How often it comes beside others. Bosses come by the clock. */
  weight: number;
}

const always = (multiple: number): Worth => [[multiple, 1]];

function fish(
  code: string,
  [TH, EN]: readonly [string, string],
  multiple: number,
  [radius, crossingMs, weight]: readonly [number, number, number],
): FishKind {
  return { code, group: 'fish', name: { TH, EN }, worth: always(multiple), radius, crossingMs, weight };
}

function special(code: string, [TH, EN]: readonly [string, string], worth: Worth): FishKind {
  return { code, group: 'special', name: { TH, EN }, worth, radius: 40, crossingMs: 17_000, weight: 12 };
}

function boss(code: string, [TH, EN]: readonly [string, string], multiple: number, radius: number): FishKind {
  return {
    ...{ code, group: 'boss', name: { TH, EN }, worth: always(multiple) },
    ...{ radius, crossingMs: 75_000, weight: 0 },
  };
}

/** Everything that swims in the river. A changed worth is another rule version: receipts name the one they were drawn by. */
export const FISH_KINDS: readonly FishKind[] = [
  fish('minnow', ['ปลาซิว', 'Minnow'], 2, [16, 16_000, 100]),
  fish('barb', ['ปลาสร้อย', 'Mud carp'], 3, [18, 17_000, 95]),
  fish('shrimp', ['กุ้งฝอย', 'River shrimp'], 4, [18, 18_000, 90]),
  fish('perch', ['ปลาหมอ', 'Climbing perch'], 5, [20, 17_000, 85]),
  fish('gourami', ['ปลากระดี่', 'Gourami'], 6, [21, 18_000, 80]),
  fish('guppy', ['ปลาหางนกยูง', 'Guppy'], 7, [20, 15_000, 75]),
  fish('silver-barb', ['ปลาตะเพียน', 'Silver barb'], 8, [23, 17_000, 70]),
  fish('snakeskin', ['ปลาสลิด', 'Snakeskin gourami'], 9, [24, 18_000, 65]),
  fish('crab', ['ปูนา', 'Field crab'], 10, [24, 20_000, 60]),
  fish('tilapia', ['ปลานิล', 'Tilapia'], 12, [26, 18_000, 55]),
  fish('catfish', ['ปลาดุก', 'Walking catfish'], 14, [27, 17_000, 50]),
  fish('snakehead', ['ปลาช่อน', 'Snakehead'], 16, [28, 16_000, 46]),
  fish('frog', ['กบ', 'Frog'], 18, [27, 20_000, 42]),
  fish('featherback', ['ปลากราย', 'Featherback'], 20, [32, 17_000, 38]),
  fish('giant-snakehead', ['ปลาชะโด', 'Giant snakehead'], 25, [34, 16_000, 34]),
  fish('turtle', ['เต่า', 'Turtle'], 30, [36, 22_000, 30]),
  fish('pangas', ['ปลาสวาย', 'Striped catfish'], 40, [38, 17_000, 26]),
  fish('sharkminnow', ['ปลาเทโพ', 'Black-ear catfish'], 50, [40, 17_000, 22]),
  fish('redtail', ['ปลากดคัง', 'Redtail catfish'], 60, [42, 18_000, 18]),
  fish('softshell', ['ตะพาบ', 'Softshell turtle'], 80, [44, 22_000, 15]),
  fish('tigerfish', ['ปลาเสือตอ', 'Siamese tigerfish'], 100, [46, 18_000, 12]),
  fish('giant-barb', ['ปลากระโห้', 'Giant barb'], 150, [54, 20_000, 9]),
  fish('crocodile', ['จระเข้', 'Crocodile'], 200, [62, 22_000, 6]),
  fish('arowana', ['ปลาตะพัดทอง', 'Golden arowana'], 300, [50, 16_000, 4]),
  special(
    'lightning',
    ['ปลาไหลสายฟ้า', 'Lightning eel'],
    [
      [10, 40],
      [20, 30],
      [40, 20],
      [80, 10],
    ],
  ),
  special(
    'bomb',
    ['ปักเป้าระเบิด', 'Bomb puffer'],
    [
      [15, 50],
      [30, 30],
      [60, 15],
      [150, 5],
    ],
  ),
  special(
    'drill',
    ['กระทุงเหวสว่าน', 'Drill needlefish'],
    [
      [12, 40],
      [24, 35],
      [48, 20],
      [120, 5],
    ],
  ),
  special(
    'vortex',
    ['หอยวังวน', 'Vortex snail'],
    [
      [20, 45],
      [40, 35],
      [90, 18],
      [200, 2],
    ],
  ),
  special(
    'freeze',
    ['ปลาแก้วน้ำแข็ง', 'Ice glassfish'],
    [
      [8, 50],
      [16, 30],
      [32, 15],
      [64, 5],
    ],
  ),
  boss('mekong-catfish', ['ปลาบึก', 'Mekong giant catfish'], 200, 120),
  boss('rahu-ray', ['กระเบนราหู', 'Rahu ray'], 300, 130),
  boss('dolphin', ['โลมาอิรวดี', 'Irrawaddy dolphin'], 500, 110),
  boss('naga', ['พญานาค', 'Phaya Naga'], 1000, 140),
];

const BY_CODE = new Map(FISH_KINDS.map((kind) => [kind.code, kind]));

export function fishOfCode(code: string): FishKind | undefined {
  return BY_CODE.get(code);
}
