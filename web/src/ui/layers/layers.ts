import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';

/** What lies over the page: a dialog, a sheet. The one opened last is on top. */
export interface Layer {
  close: () => void;
  /** The address names it, so it has an entry of its own in the browser's history. */
  inAddress: boolean;
}

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

export function openLayers(): readonly Layer[] {
  return layers;
}

export function onLayersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how to take it away again. */
export function addLayer(layer: Layer): () => void {
  show([...layers, layer]);
  return () => show(layers.filter((other) => other !== layer));
}

/** True while anything lies over the page: what moves by itself rests. */
export function useCovered(): boolean {
  return useSyncExternalStore(
    onLayersChange,
    () => layers.length > 0,
    () => false,
  );
}

/** Whether the next dialog below is the one the address names; it says no to everything inside it. */
export const InAddress = createContext(false);

/** Counts a dialog among the layers while it is open. */
export function useLayer(open: boolean, close: () => void): void {
  const inAddress = use(InAddress);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (open ? addLayer({ close: () => latest.current(), inAddress }) : undefined),
    [open, inAddress],
  );
}

function show(next: readonly Layer[]) {
  layers = next;
  for (const listener of listeners) listener();
}
