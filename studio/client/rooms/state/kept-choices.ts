/** What the page keeps on the device, and nowhere else. */
export interface KeptChoices {
  /** Buttons lie under the left thumb. */
  leftHanded: boolean;
  /** What others say at the table is hidden. */
  muted: boolean;
}

const STORE = 'lanna-rooms-choices';

/** Storage may be closed to a framed page; then choices last as long as the page. */
export function readChoices(): KeptChoices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    const of = (name: keyof KeptChoices) =>
      typeof kept === 'object' && kept !== null && Reflect.get(kept, name) === true;
    return { leftHanded: of('leftHanded'), muted: of('muted') };
  } catch {
    return { leftHanded: false, muted: false };
  }
}

export function writeChoices(choices: KeptChoices): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(choices));
  } catch {
    // Nothing to do: see readChoices.
  }
}
