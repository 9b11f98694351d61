declare module '../../push.ts' {
  interface Notices {
    /** Slips of the member were bought, settled, cancelled or corrected. */
    my_slips_changed: true;
    /** What a brand allows of a lottery has changed: bounds, prices, closed numbers. */
    lottery_terms_changed: true;
  }
}

export {};
