declare module '../../push.ts' {
  interface Notices {
    /** An envelope of the brand was announced, has opened, is over, or the member has opened one. */
    brand_envelopes_changed: true;
  }
}

export {};
