/** What a provider of e-mail or text messages answered when it took a message. */
export interface ProviderAnswer {
  /** Its code (`250`, `201`); null where nothing was asked. */
  code: string | null;
  /** Its name for the message, by which it can be asked about it. */
  reference: string | null;
}
