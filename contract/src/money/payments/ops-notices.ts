declare module '../../ops.ts' {
  interface OpsNotices {
    /** A payment channel or a gateway was changed. */
    payment_channels_changed: true;
    /** Something was confirmed, or what was confirmed has found what it belongs to. */
    payment_confirmations_changed: true;
    /** A gateway has said something that a person must look at. */
    payment_alerts_changed: true;
  }
}

export {};
