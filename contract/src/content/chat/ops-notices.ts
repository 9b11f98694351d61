declare module '../../ops.ts' {
  interface OpsNotices {
    /** A message of the chat waits, was decided about, or a member was muted. */
    chat_changed: true;
    /** A message was written in a room. */
    chat_written: true;
    /** Rooms, words or settings of the chat have changed. */
    chat_rules_changed: true;
  }
}

export {};
