declare module '../../push.ts' {
  interface Notices {
    /** What a member may do in the rooms has changed, or an own message was decided about. */
    chat_changed: true;
    /** Rooms of a brand, or their rules, have changed. */
    chat_rooms_changed: true;
  }
}

export {};
