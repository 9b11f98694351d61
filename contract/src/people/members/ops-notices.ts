declare module '../../ops.ts' {
  interface OpsNotices {
    /** A member has registered, or something about one has changed. */
    members_changed: true;
  }
}

export {};
