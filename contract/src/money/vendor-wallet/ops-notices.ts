declare module '../../ops.ts' {
  interface OpsNotices {
    /** A case was opened, proposed or decided. */
    cases_changed: true;
    /** The wallet has noticed something, or an operator has looked at it. */
    wallet_alerts_changed: true;
    /** Free bets were granted or cancelled, or their vendor has confirmed them. */
    free_bets_changed: true;
  }
}

export {};
