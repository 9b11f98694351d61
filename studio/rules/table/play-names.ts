/* What the plays of each game are called, in the languages the studio speaks: on the mat, in the player's record and on a receipt. */

export const BACCARAT_PLAYS = {
  TH: {
    plays: {
      player: 'เพลเยอร์',
      banker: 'แบงเกอร์',
      tie: 'เสมอ',
      'player-pair': 'คู่เพลเยอร์',
      'banker-pair': 'คู่แบงเกอร์',
      'either-pair': 'คู่ฝั่งใดก็ได้',
      'perfect-pair': 'คู่ดอกเดียวกัน',
      big: 'ใหญ่ (5–6 ใบ)',
      small: 'เล็ก (4 ใบ)',
      'player-dragon-bonus': 'ดราก้อนโบนัส เพลเยอร์',
      'banker-dragon-bonus': 'ดราก้อนโบนัส แบงเกอร์',
      'super-6': 'ซูเปอร์ 6',
    },
  },
  EN: {
    plays: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
      'either-pair': 'Either pair',
      'perfect-pair': 'Perfect pair',
      big: 'Big (5–6 cards)',
      small: 'Small (4 cards)',
      'player-dragon-bonus': 'Player dragon bonus',
      'banker-dragon-bonus': 'Banker dragon bonus',
      'super-6': 'Super 6',
    },
  },
};

export const DRAGON_TIGER_PLAYS = {
  TH: {
    plays: {
      dragon: 'มังกร',
      tiger: 'เสือ',
      tie: 'เสมอ',
      'suited-tie': 'เสมอดอกเดียวกัน',
      'dragon-big': 'มังกร ใหญ่ (8–คิง)',
      'dragon-small': 'มังกร เล็ก (เอซ–6)',
      'dragon-odd': 'มังกร คี่',
      'dragon-even': 'มังกร คู่',
      'tiger-big': 'เสือ ใหญ่ (8–คิง)',
      'tiger-small': 'เสือ เล็ก (เอซ–6)',
      'tiger-odd': 'เสือ คี่',
      'tiger-even': 'เสือ คู่',
    },
  },
  EN: {
    plays: {
      dragon: 'Dragon',
      tiger: 'Tiger',
      tie: 'Tie',
      'suited-tie': 'Suited tie',
      'dragon-big': 'Dragon big (8–king)',
      'dragon-small': 'Dragon small (ace–6)',
      'dragon-odd': 'Dragon odd',
      'dragon-even': 'Dragon even',
      'tiger-big': 'Tiger big (8–king)',
      'tiger-small': 'Tiger small (ace–6)',
      'tiger-odd': 'Tiger odd',
      'tiger-even': 'Tiger even',
    },
  },
};

export const SIC_BO_PLAYS = {
  TH: {
    families: {
      big: 'สูง (11–17)',
      small: 'ต่ำ (4–10)',
      odd: 'คี่',
      even: 'คู่',
      triple: 'ตอง {of}',
      'any-triple': 'ตองใดก็ได้',
      double: 'เบิ้ล {of}',
      pair: 'โต๊ด {of}',
      total: 'แต้มรวม {of}',
      number: 'เต็ง {of}',
    },
  },
  EN: {
    families: {
      big: 'Big (11–17)',
      small: 'Small (4–10)',
      odd: 'Odd',
      even: 'Even',
      triple: 'Triple {of}',
      'any-triple': 'Any triple',
      double: 'Double {of}',
      pair: 'Two numbers {of}',
      total: 'Total {of}',
      number: 'Number {of}',
    },
  },
};

export const HI_LO_PLAYS = {
  TH: {
    families: {
      low: 'ต่ำ (3–10)',
      high: 'สูง (12–18)',
      eleven: '11 ไฮโล',
      number: 'เต็ง {of}',
      pair: 'โต๊ด {of}',
      set: 'สามเลข {of}',
      'number-low': '{of} ต่ำ',
      'number-high': '{of} สูง',
    },
  },
  EN: {
    families: {
      low: 'Low (3–10)',
      high: 'High (12–18)',
      eleven: '11 hi-lo',
      number: 'Number {of}',
      pair: 'Two numbers {of}',
      set: 'Three numbers {of}',
      'number-low': '{of} with low',
      'number-high': '{of} with high',
    },
  },
};

export const FISH_PRAWN_CRAB_PLAYS = {
  TH: {
    families: {
      picture: 'เต็ง {of}',
      pair: 'โต๊ด {of}',
      'any-triple': 'ตองใดก็ได้',
      'colour-thrice': 'สีเดียวกันสามลูก',
      'colour-twice': 'สี{of} สองลูกพอดี',
      'colour-once': 'สี{of} ลูกเดียวพอดี',
    },
    pictures: { gourd: 'น้ำเต้า', crab: 'ปู', fish: 'ปลา', prawn: 'กุ้ง', rooster: 'ไก่', tiger: 'เสือ' },
    colours: { red: 'แดง', green: 'เขียว', blue: 'น้ำเงิน' },
  },
  EN: {
    families: {
      picture: '{of}',
      pair: '{of}',
      'any-triple': 'Any triple',
      'colour-thrice': 'One colour three times',
      'colour-twice': 'Exactly two {of}',
      'colour-once': 'Exactly one {of}',
    },
    pictures: {
      gourd: 'Gourd',
      crab: 'Crab',
      fish: 'Fish',
      prawn: 'Prawn',
      rooster: 'Rooster',
      tiger: 'Tiger',
    },
    colours: { red: 'red', green: 'green', blue: 'blue' },
  },
};

export const ROULETTE_PLAYS = {
  TH: {
    families: {
      straight: 'เลข {of}',
      split: 'คร่อม {of}',
      street: 'แถว {of}',
      trio: 'สามเลข {of}',
      corner: 'มุม {of}',
      'first-four': 'สี่เลขแรก {of}',
      'six-line': 'หกเลข {of}',
      dozen: 'โหลที่ {of}',
      column: 'แนวตั้งที่ {of}',
      red: 'แดง',
      black: 'ดำ',
      odd: 'คี่',
      even: 'คู่',
      low: 'ต่ำ 1–18',
      high: 'สูง 19–36',
    },
  },
  EN: {
    families: {
      straight: 'Number {of}',
      split: 'Split {of}',
      street: 'Street {of}',
      trio: 'Trio {of}',
      corner: 'Corner {of}',
      'first-four': 'First four {of}',
      'six-line': 'Six line {of}',
      dozen: 'Dozen {of}',
      column: 'Column {of}',
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: 'Low 1–18',
      high: 'High 19–36',
    },
  },
};

interface Names {
  /** By family; `{of}` stands for what follows the colon of a play. */
  families: Readonly<Record<string, string>>;
  /** Words for what follows the colon, where it is no number. */
  parts?: Readonly<Record<string, string>>;
}

const NAMES: Readonly<Record<string, { TH: Names; EN: Names }>> = {
  baccarat: { TH: { families: BACCARAT_PLAYS.TH.plays }, EN: { families: BACCARAT_PLAYS.EN.plays } },
  'dragon-tiger': {
    TH: { families: DRAGON_TIGER_PLAYS.TH.plays },
    EN: { families: DRAGON_TIGER_PLAYS.EN.plays },
  },
  'sic-bo': SIC_BO_PLAYS,
  'hi-lo': HI_LO_PLAYS,
  'fish-prawn-crab': {
    TH: {
      families: FISH_PRAWN_CRAB_PLAYS.TH.families,
      parts: { ...FISH_PRAWN_CRAB_PLAYS.TH.pictures, ...FISH_PRAWN_CRAB_PLAYS.TH.colours },
    },
    EN: {
      families: FISH_PRAWN_CRAB_PLAYS.EN.families,
      parts: { ...FISH_PRAWN_CRAB_PLAYS.EN.pictures, ...FISH_PRAWN_CRAB_PLAYS.EN.colours },
    },
  },
  roulette: ROULETTE_PLAYS,
};

/** `pair:1-2` of sic bo as `คู่ 1–2`; the key itself where a game or play has no name. */
export function playName(kind: string, play: string, language: 'TH' | 'EN'): string {
  const [family = play, of = ''] = play.split(':', 2);
  const names = NAMES[kind]?.[language];
  const text = names?.families[family] ?? play;
  const parts = of.split('-').map((part) => names?.parts?.[part] ?? part);
  return text.replace('{of}', parts.join('–'));
}
