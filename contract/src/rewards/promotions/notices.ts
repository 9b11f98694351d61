declare module '../../push.ts' {
  interface Notices {
    /** Promotions or their categories have changed, begun or ended. */
    promotions_changed: true;
    /** An application or claim of the member's has changed. */
    my_promotions_changed: true;
  }
}

export {};
