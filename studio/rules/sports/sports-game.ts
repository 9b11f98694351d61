/** A book on matches: one page for all of a vendor's fixtures. */
export interface SportsGame {
  /** One of its own over all games of the studio. */
  code: string;
  kind: 'sports';
  name: { TH: string; EN: string };
  category: 'SPORTS';
  features: readonly string[];
  /** Of the rules by which its slips are settled; each slip keeps the one it was taken under. */
  ruleVersion: string;
}
