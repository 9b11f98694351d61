/* A made season: twenty teams, each against each at home and away. Written from docs/sports-feed.md alone; it shares no code with the studio. */

export interface Made {
  key: string;
  home: number;
  away: number;
  /** What really happened: goals of the first half and of the match. */
  half: [number, number];
  full: [number, number];
  /** Decimal prices of home, draw and away, in thousandths. */
  prices: [number, number, number];
}

export const TEAMS = [
  ['เวียงเหนือ', 'Wiang Nuea'],
  ['ดอยหลวง', 'Doi Luang'],
  ['น้ำปิง', 'Nam Ping'],
  ['ทุ่งดอกคำ', 'Thung Dok Kham'],
  ['ป่าสัก', 'Pa Sak'],
  ['ผาแดง', 'Pha Daeng'],
  ['แม่ริม', 'Mae Rim'],
  ['หนองบัว', 'Nong Bua'],
  ['สันทราย', 'San Sai'],
  ['ลำเหมือง', 'Lam Mueang'],
  ['ท่าแพ', 'Tha Phae'],
  ['กาดเก่า', 'Kat Kao'],
  ['ม่อนแจ่ม', 'Mon Chaem'],
  ['ห้วยทราย', 'Huai Sai'],
  ['ศรีดอน', 'Si Don'],
  ['ปงน้อย', 'Pong Noi'],
  ['แสนคำ', 'Saen Kham'],
  ['บ้านธิ', 'Ban Thi'],
  ['ฝายหิน', 'Fai Hin'],
  ['คำแดง', 'Kham Daeng'],
] as const;

/** The same for the same seed, on every machine. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function makeSeason(seed: number): Made[] {
  const random = randomOf(seed);
  const strength = TEAMS.map(() => 0.7 + random() * 0.9);
  return pairings().map(([home, away], at) => {
    const [of, against] = [(strength[home] ?? 1) * 1.45, (strength[away] ?? 1) * 1.15];
    const half: [number, number] = [goals(of * 0.45, random), goals(against * 0.45, random)];
    const rest = [goals(of * 0.55, random), goals(against * 0.55, random)] as const;
    return {
      ...{ key: `season-${seed}-${String(at + 1).padStart(3, '0')}`, home, away, half },
      full: [half[0] + rest[0], half[1] + rest[1]],
      prices: pricesOf(of, against),
    };
  });
}

/** Two rounds by the circle method: 380 matches. */
function pairings(): [number, number][] {
  const last = TEAMS.length - 1;
  const first = Array.from({ length: last }, (_, round) =>
    Array.from({ length: TEAMS.length / 2 }, (_, place): [number, number] => {
      const one = place === 0 ? last : (round + place) % last;
      const other = (round + last - place) % last;
      return (round + place) % 2 === 0 ? [one, other] : [other, one];
    }),
  ).flat();
  return [...first, ...first.map(([home, away]): [number, number] => [away, home])];
}

function goals(mean: number, random: () => number): number {
  let [count, product] = [0, random()];
  while (product > Math.exp(-mean)) {
    count += 1;
    product *= random();
  }
  return Math.min(count, 9);
}

/** Fair ones of two counts of goals, and a twentieth less. */
function pricesOf(of: number, against: number): [number, number, number] {
  const chance = (mean: number, count: number): number =>
    count === 0 ? Math.exp(-mean) : (chance(mean, count - 1) * mean) / count;
  let [home, draw, away] = [0, 0, 0];
  for (let h = 0; h <= 12; h += 1)
    for (let a = 0; a <= 12; a += 1) {
      const both = chance(of, h) * chance(against, a);
      if (h > a) home += both;
      else if (h === a) draw += both;
      else away += both;
    }
  const price = (fair: number) => Math.min(900_000, Math.max(1020, Math.floor((950 / fair) | 0)));
  return [price(home), price(draw), price(away)];
}
