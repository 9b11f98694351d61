export interface Notice {
  text: string;
  /** A second line: what it means, what to do. */
  detail?: string;
  tone?: 'info' | 'success' | 'danger';
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
const waiting: Notice[] = [];

/** Shows a short message. May be called from anywhere; a message sent before the toasts have loaded waits for them. */
export function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
}

export function noticesTo(target: Show): void {
  show = target;
  for (const notice of waiting.splice(0)) target(notice);
}
