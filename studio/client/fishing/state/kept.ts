/** What the page keeps on the device, and nowhere else. */
export interface Kept {
  /** Off until wanted. */
  sound: boolean;
  /** What others say by their cannons is shown. */
  emotes: boolean;
}

const STORE = 'lanna-fishing';

/** Storage may be closed to a framed page; then choices last as long as the page. */
export function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    const of = (name: keyof Kept) => typeof kept === 'object' && kept !== null && Reflect.get(kept, name);
    return { sound: of('sound') === true, emotes: of('emotes') !== false };
  } catch {
    return { sound: false, emotes: true };
  }
}

export function writeKept(kept: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Nothing to do: see readKept.
  }
}
