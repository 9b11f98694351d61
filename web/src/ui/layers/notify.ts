export interface Notice {
  text: string;
  /** A second line: what it means, what to do. */
  detail?: string;
  tone?: 'info' | 'success' | 'danger';
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
let wanted: (() => void) | undefined;
const waiting: Notice[] = [];

/** Shows a short message. May be called from anywhere; a message sent before the toasts have loaded waits for them. */
export function notify(notice: Notice): void {
  if (show) show(notice);
  else {
    waiting.push(notice);
    wanted?.();
  }
}

/** Subscribes to a message waiting for the toasts, for a site that fetches them with the first one. Returns how to stop. */
export function onWaiting(listener: () => void): () => void {
  wanted = listener;
  if (waiting.length > 0) listener();
  return () => {
    wanted = undefined;
  };
}

export function noticesTo(target: Show): void {
  show = target;
  for (const notice of waiting.splice(0)) target(notice);
}
