import { type BonusTerms, kindsPlayed, WAGERING_STRICT } from './terms.ts';

/** What a brand's offers may ask and allow at the most. */
interface BonusBrandRules {
  /** How many times may be asked to be played. */
  wageringMost: number;
  /** Whether they may be times deposit and bonus. */
  depositCounts: boolean;
  /** Whether one bonus may be played with several kinds of games. */
  mixesGames: boolean;
}

/** What holds until a brand says otherwise. */
export const STRICT_RULES: BonusBrandRules = {
  wageringMost: WAGERING_STRICT,
  depositCounts: false,
  mixesGames: false,
};

/** Whether terms keep to their brand's rules. */
export function keepsBrandRules(
  { wagering, contributions }: Pick<BonusTerms, 'wagering' | 'contributions'>,
  { wageringMost, depositCounts, mixesGames }: BonusBrandRules,
): boolean {
  return (
    wagering.times <= wageringMost &&
    (depositCounts || wagering.of === 'bonus') &&
    (mixesGames || kindsPlayed(contributions).length <= 1)
  );
}
