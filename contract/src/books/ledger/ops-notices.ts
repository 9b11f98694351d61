declare module '../../ops.ts' {
  interface OpsNotices {
    /** A verification was asked for, has come further, or has ended. */
    verification_changed: true;
  }
}

export {};
