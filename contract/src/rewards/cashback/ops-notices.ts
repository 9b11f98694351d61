declare module '../../ops.ts' {
  interface OpsNotices {
    /** A member has claimed cashback, or a brand's rates have changed. */
    cashback_changed: true;
  }
}

export {};
