declare module '../../ops.ts' {
  interface OpsNotices {
    /** A deposit was made or has come to something else, or a payment waits for one. */
    deposits_changed: true;
  }
}

export {};
