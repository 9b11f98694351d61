declare module '../../ops.ts' {
  interface OpsNotices {
    /** Redemptions, goods, corrections or terms of points have changed. */
    points_changed: true;
  }
}

export {};
