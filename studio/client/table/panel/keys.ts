import { isDialogOpen } from '../../shared/dialog.ts';

export interface KeyActions {
  /** From 0, by its place in the tray. */
  chip(place: number): void;
  confirm(): void;
  undo(): void;
  double(): void;
  repeat(): void;
  clear(): void;
  toggleInfo(): void;
  table(way: 1 | -1): void;
}

const LETTERS: Readonly<Record<string, Exclude<keyof KeyActions, 'chip' | 'table'>>> = {
  KeyC: 'confirm',
  KeyZ: 'undo',
  KeyD: 'double',
  KeyR: 'repeat',
  KeyX: 'clear',
  KeyI: 'toggleInfo',
};

/** The keyboard plays every table. Keys by their place, so that they work with a Thai layout, too; the player may switch them off. */
export function listenToKeys(act: KeyActions, isOn: () => boolean, signal: AbortSignal): void {
  const pressed = (event: KeyboardEvent) => {
    if (!isOn() || isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof HTMLInputElement) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const letter = LETTERS[event.code];
    if (digit !== undefined) act.chip(Number(digit) - 1);
    else if (letter) act[letter]();
    else if (event.code === 'PageDown') act.table(1);
    else if (event.code === 'PageUp') act.table(-1);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', pressed, { signal });
}
