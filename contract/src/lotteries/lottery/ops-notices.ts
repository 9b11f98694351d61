declare module '../../ops.ts' {
  interface OpsNotices {
    /** What a brand allows of its lotteries: bounds, prices, modes, numbers. */
    lottery_changed: true;
    /** What stands on numbers; published every few seconds while slips come in. */
    lottery_exposure_changed: true;
  }
}

export {};
