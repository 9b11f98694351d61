declare module '../../ops.ts' {
  interface OpsNotices {
    /** Levels of a brand, the rank of a member, or a case about one has changed. */
    ranks_changed: true;
  }
}

export {};
