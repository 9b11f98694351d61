declare module '../../ops.ts' {
  interface OpsNotices {
    /** A withdrawal, a payout or a dispute has come, moved or gone. */
    withdrawals_changed: true;
    /** Limits, rules or settings of withdrawals have changed. */
    withdrawal_settings_changed: true;
  }
}

export {};
