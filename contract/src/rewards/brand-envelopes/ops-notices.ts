declare module '../../ops.ts' {
  interface OpsNotices {
    /** An envelope of a brand was changed, has opened, or is over. */
    brand_envelopes_changed: true;
  }
}

export {};
