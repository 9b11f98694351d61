declare module '../../push.ts' {
  interface Notices {
    /** The member's points or redemptions have changed. */
    points_changed: true;
    /** Goods of the points mall, or what is left of them. */
    point_goods_changed: true;
  }
}

export {};
