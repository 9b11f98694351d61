declare module '../../push.ts' {
  interface Notices {
    /** What a brand offers or how it looks has changed; also whether it is open. */
    settings_changed: true;
  }
}

export {};
