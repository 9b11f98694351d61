declare module '../../ops.ts' {
  interface OpsNotices {
    /** Two accounts of one line were found to share something, or an operator has decided about them. */
    anomalies_changed: true;
  }
}

export {};
