declare module '../../ops.ts' {
  interface OpsNotices {
    /** A bill was issued, paid, decided, or something else became of it. */
    bills_changed: true;
  }
}

export {};
