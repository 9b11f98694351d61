import { beginTotp, confirmTotp } from '@lanna/contract/people/operators/own-ops';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { QrPicture } from '../../../../../ui/pictures/qr-picture.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { CodeText } from '../../../../../ui/text/code-text.tsx';

/** Sets an authenticator app up: scan, then a code that shows it was scanned. */
export function TotpSetup({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const begin = useMutation({ mutationFn: () => opsCall(beginTotp, { body: {} }) });
  // What else is on the page is asked anew once the codes are kept: it may go away with the set-up.
  const form = useContractForm(confirmTotp, {
    initial: { code: '' },
    toBody: ({ code }) => ({ code: code.replaceAll(/\s/g, '') }),
    refusals: { second_factor_wrong: 'code' },
    send: (body) => opsCall(confirmTotp, { body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const { mutate: start } = begin;
  useEffect(() => start(), [start]);
  if (begin.error)
    return (
      <div className="flex flex-col gap-3">
        <FormError>{words(begin.error)}</FormError>
        <Button variant="secondary" onClick={() => start()}>
          {t('app.again')}
        </Button>
      </div>
    );
  if (!begin.data) return <Skeleton className="h-72" />;
  return (
    <form {...form.props} className="flex flex-col gap-4 text-sm">
      <p>{t('app.scan')}</p>
      <div className="flex justify-center">
        <QrPicture text={begin.data.otpauthUrl} label={t('app.picture')} />
      </div>
      <div>
        <p className="mb-1 text-muted">{t('app.typeInstead')}</p>
        <CodeText value={inGroups(begin.data.secret)} copyLabel={t('app.copy')} />
      </div>
      <TextField
        {...form.field('code')}
        label={t('app.code')}
        hint={t('app.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" wide busy={form.isPending}>
        {t('app.confirm')}
      </Button>
    </form>
  );
}

/** `ABCD EFGH …`: easier to type; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
