/** A carrier of messages by subject, at most once each. */
export interface Transport {
  isOpen(): boolean;
  /** Never waits and never keeps: what cannot go now is lost. */
  send(subject: string, text: string): void;
  subscribe(subject: string, receive: (text: string) => void): () => void;
  /** Each time it has been closed, or is open again. */
  watch(onChange: (isOpen: boolean) => void): () => void;
  stop(): Promise<void>;
}
