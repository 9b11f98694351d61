import type { ContractForm } from '../shared-parts/forms/contract-form.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';

/** Above the buttons of a form: that another has changed it meanwhile, with the way to that, and what is wrong with the whole of it. */
export function FormState({
  form,
  newer,
  take,
}: {
  form: Pick<ContractForm<never>, 'isNewer' | 'problem'> & { restart(): void };
  newer: string;
  take: string;
}) {
  return (
    <>
      {form.isNewer && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {newer}
          <Button variant="ghost" size="small" onClick={() => form.restart()}>
            {take}
          </Button>
        </p>
      )}
      {form.problem && <FormError>{form.problem}</FormError>}
    </>
  );
}
