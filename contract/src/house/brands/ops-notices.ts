declare module '../../ops.ts' {
  interface OpsNotices {
    /** Settings, look or hosts of a brand have changed. */
    brand_changed: true;
  }
}

export {};
