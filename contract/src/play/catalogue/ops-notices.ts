declare module '../../ops.ts' {
  interface OpsNotices {
    /** Something was stopped or opened again. */
    stops_changed: true;
    /** A vendor's record, or which brands carry it. */
    vendors_changed: true;
    /** Games: an imported list, or what a brand does with them. */
    games_changed: true;
  }
}

export {};
