/* What calls find out about the session, reported to the page that shows it: the calls themselves know none. */

const endings = new Set<() => void>();

/** The session has ended, or something is due in it before it goes on. */
export function sessionEnded(): void {
  for (const listener of [...endings]) listener();
}

export function onSessionEnded(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}
