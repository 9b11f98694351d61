declare module '../../push.ts' {
  interface Notices {
    /** What the ranks of the brand ask and give has changed. */
    ranks_changed: true;
    /** The member's own rank has changed, or how it is held. */
    my_rank_changed: true;
  }
}

export {};
