declare module '../../push.ts' {
  interface Notices {
    /** Shares or bounds of the account have changed, or a sheet was written or marked. */
    positions_changed: true;
  }
}

export {};
