declare module '../../ops.ts' {
  interface OpsNotices {
    /** Promotions or their categories have changed. */
    promotions_changed: true;
    /** A member has applied or claimed, or an operator has decided. */
    promotion_applications_changed: true;
  }
}

export {};
