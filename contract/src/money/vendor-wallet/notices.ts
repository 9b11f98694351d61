declare module '../../push.ts' {
  interface Notices {
    /** Free bets of the member's were granted or cancelled. */
    free_bets_changed: true;
    /** A vendor says something else of its tables, rooms or jackpots, or has fallen silent. */
    vendor_lobby_changed: true;
  }
}

export {};
