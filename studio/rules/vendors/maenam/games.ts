import { FISHING_RULES } from '../../fishing/bounds.ts';
import type { FishingGame } from '../../fishing/fishing-game.ts';

const hall = (code: string, TH: string, EN: string, bets: readonly string[]): FishingGame => ({
  ...{ code, kind: 'fishing', name: { TH, EN }, category: 'FISH' },
  ...{ features: ['four-cannons', 'bosses', 'lock'], ruleVersion: FISHING_RULES, bets },
});

export const MAENAM_GAMES: readonly FishingGame[] = [
  hall('maenam-creek', 'ลำห้วย', 'The Creek', ['0.10', '0.20', '0.50', '1.00']),
  hall('maenam-river', 'แม่น้ำ', 'The River', ['1.00', '2.00', '5.00', '10.00']),
  hall('maenam-rapids', 'แก่งน้ำเชี่ยว', 'The Rapids', ['5.00', '10.00', '20.00', '50.00']),
  hall('maenam-deep', 'วังพญานาค', 'The Naga Deep', ['10.00', '20.00', '50.00', '100.00']),
];
