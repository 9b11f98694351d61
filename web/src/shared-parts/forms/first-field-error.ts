/** What can be typed or pressed. */
const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Puts the cursor where something has to be changed: into the first field that is drawn as wrong. One that is several controls
 * says so by `data-field-error`.
 */
export function goToFirstFieldError(form: HTMLFormElement | null): void {
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-field-error]');
  // What is folded away cannot be gone to.
  for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
  const control = found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
