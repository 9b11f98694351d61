/** A hall of the river by what a shot costs: one game of its vendor, with as many halls open as people need. */
export interface FishingGame {
  /** One of its own over all games of the studio. */
  code: string;
  kind: 'fishing';
  name: { TH: string; EN: string };
  category: 'FISH';
  features: readonly string[];
  ruleVersion: string;
  /** What a shot may cost, the least first: decimal text in units of the currency. */
  bets: readonly string[];
}
