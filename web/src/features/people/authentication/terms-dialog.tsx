import { acceptTerms } from '@lanna/contract/people/members/members';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { termsQuestion } from '../../../api/content/terms.ts';
import { useSession } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useErrorText } from '../identity/errors/error-text.ts';
import { TermsInShort } from '../identity/terms-in-short.tsx';
import { useLogOut } from './log-out.ts';

/** The terms have changed and must be accepted before any call that concerns money. The refused call waits for the answer. */
export function TermsDialog({ open, version }: { open: boolean; version: string }) {
  const { t } = useTranslation('authentication');
  const { minimumAge } = useBrand();
  const brand = useBrandName();
  const session = useSession();
  const errorText = useErrorText();
  const refuse = () => termsQuestion.answer(false);
  const logOut = useLogOut(refuse);
  // They may change once more while they are read.
  const [newer, setNewer] = useState<string>();
  const accept = useMutation({
    mutationFn: () => call(acceptTerms, { body: { version: newer ?? version } }),
    onSuccess: () => termsQuestion.answer(true),
    onError: (failure) => {
      if (failure instanceof Refusal && failure.code === 'terms_due')
        setNewer(String(failure.facts['version']));
    },
  });
  // An ended session answers with no; the same question may come again in another session.
  const gone = session === undefined;
  useEffect(() => {
    if (gone) termsQuestion.answer(false);
  }, [gone]);
  const { reset } = accept;
  useEffect(() => {
    if (open) return;
    setNewer(undefined);
    reset();
  }, [open, reset]);

  // A pop-up below would handle the key too.
  useEffect(() => {
    if (!open) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      termsQuestion.answer(false);
    };
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && refuse()}
      insistent
      title={t('terms.changedTitle')}
      description={t('terms.changedLead')}
      footer={
        <>
          <Button variant="secondary" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            {t('terms.logOut')}
          </Button>
          <Button busy={accept.isPending} onClick={() => accept.mutate()}>
            {t('terms.acceptChanged')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('terms.changedText', { age: minimumAge, brand })}</p>
        <TermsInShort />
        <p className="text-muted text-sm">{t('terms.untouched')}</p>
        {accept.error && <FormError>{errorText(accept.error)}</FormError>}
      </div>
    </Dialog>
  );
}
