const KEY = 'seenPopUps';
const KEPT = 200;

/** Pop-ups this browser has shown. A visitor's are known here alone; a member's on the server too. */
export function seenPopUps(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSeen(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...seenPopUps(), id])].slice(-KEPT)));
  } catch {
    // Without storage it comes again with the next page that is loaded.
  }
}
