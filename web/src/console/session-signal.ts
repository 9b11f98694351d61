/* What calls find out about the session, told to whoever shows it: the calls themselves know no page. */

const endings = new Set<() => void>();

/** The session has ended, or something is due in it before it goes on. */
export function sessionEnded(): void {
  for (const listener of [...endings]) listener();
}

export function onSessionEnded(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}
