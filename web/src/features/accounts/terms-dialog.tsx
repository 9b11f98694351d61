import { acceptTerms } from '@lanna/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { call } from '../../api/call.ts';
import { memberQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { termsQuestion } from '../../api/terms.ts';
import { currentLanguage } from '../../i18n/words.ts';
import type { OverlayProps } from '../../navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from './failure-text.ts';
import { FormFailure } from './form-failure.tsx';
import { FormShape } from './form-shape.tsx';
import { useLogOut } from './log-out.ts';
import { TermsInShort } from './terms-in-short.tsx';

/** The terms have changed: before anything with money they are accepted anew. What the player was about to do waits for it. */
export function TermsDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('accounts');
  const { minimumAge, name } = useBrand();
  const session = useSession();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { data: member } = useQuery({ ...memberQuery, enabled: session !== undefined });
  const version = member?.termsDue;
  const logOut = useLogOut(onClose);
  const accept = useMutation({
    mutationFn: (read: string) => call(acceptTerms, { body: { version: read } }),
    onSuccess: () => {
      queries.setQueryData(
        memberQuery.queryKey,
        (known: typeof member) => known && { ...known, termsDue: null },
      );
    },
    // They may have changed once more while they were read.
    onError: () => queries.invalidateQueries({ queryKey: memberQuery.queryKey }),
  });
  // Accepted, here or elsewhere: there is nothing left to ask.
  const settled = version === null;
  useEffect(() => {
    if (!settled || !open) return;
    termsQuestion.answer(true);
    onClose();
  });
  useEffect(() => {
    if (!open) termsQuestion.answer(false);
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent
      title={t('terms.changedTitle')}
      description={t('terms.changedLead')}
      footer={
        <>
          <Button look="secondary" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            {t('terms.logOut')}
          </Button>
          <Button
            busy={accept.isPending}
            disabled={typeof version !== 'string'}
            onClick={() => typeof version === 'string' && accept.mutate(version)}
          >
            {t('terms.acceptChanged')}
          </Button>
        </>
      }
    >
      {member === undefined ? (
        <FormShape />
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            {t('terms.changedText', {
              age: minimumAge,
              brand: currentLanguage() === 'TH' ? name.TH : name.EN,
            })}
          </p>
          <TermsInShort />
          <p className="text-muted text-sm">{t('terms.untouched')}</p>
          {accept.error && <FormFailure>{failureText(accept.error)}</FormFailure>}
        </div>
      )}
    </Dialog>
  );
}
