/** A card game that players play against one another: one game of its vendor, with a room for each base stake and as many tables in it as people need. */
export interface RoomsGame {
  /** One of its own over all games of the studio. */
  code: string;
  kind: 'rooms';
  /** Of the rules: `pok-deng`, `dummy` … */
  play: string;
  name: { TH: string; EN: string };
  category: 'PVP';
  features: readonly string[];
  ruleVersion: string;
  /** Who deals is bid for, in hands; left out, dealing goes as the rules of the game say. */
  bidding?: true;
  rooms: readonly Room[];
}

export interface Room {
  /** One of its own over all games of the studio. */
  code: string;
  /** What a point is played for: decimal text in units of the currency. */
  base: string;
}
