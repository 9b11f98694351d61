type Child = Node | string | undefined | false;

/** Attributes by their HTML names; `true` writes an empty one, `false` and undefined write none. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element. Text is always text, never markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

export function button(
  attributes: Attributes,
  onPress: (event: MouseEvent) => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const made = el('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onPress);
  return made;
}

export function setAttribute(
  element: Element,
  name: string,
  value: string | number | boolean | undefined,
): void {
  if (value === undefined || value === false) {
    element.removeAttribute(name);
    return;
  }
  const text = value === true ? '' : String(value);
  // Written again it would have the page lay itself out again.
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** The same for what an element says. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
