/** Puts the cursor where something has to be changed: into the first field that is drawn as wrong. */
export function goToFirstFault(form: HTMLFormElement | null): void {
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // What is folded away cannot be gone to.
  for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details') ?? undefined)
    part.open = true;
  found?.focus();
}
