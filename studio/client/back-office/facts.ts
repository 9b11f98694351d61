import { el } from '../shared/element.ts';

/** What is known of one thing, each under its name. */
export function facts(pairs: readonly (readonly [string, string | Node])[]): HTMLElement {
  return el(
    'dl',
    {},
    ...pairs.map(([label, value]) => el('div', {}, el('dt', {}, label), el('dd', {}, value))),
  );
}

/** whole: on one line, however narrow its column · wide: over all columns of its facts. */
export function code(text: string, look?: 'whole' | 'wide'): HTMLElement {
  return el('code', { class: look }, text);
}
