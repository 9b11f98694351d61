declare module '../../push.ts' {
  interface Notices {
    /** The member's points or redemptions have changed. */
    points_changed: true;
  }
}

export {};
