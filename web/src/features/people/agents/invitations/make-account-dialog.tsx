import { type madeAccounts, makeAccount } from '@lanna/contract/accounts/registration/made-accounts';
import type { Value } from '@lanna/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { madeAccountsKey } from '../queries.ts';
import { RateFields, type RateTexts, ratesOf } from '../rates/rate-fields.tsx';
import { FirstPassword } from './first-password.tsx';

/** Makes an account directly below the agent, and then shows its first password, once. */
export function MakeAccountDialog({
  may,
  open,
  onClose,
}: {
  may: Pick<Value<typeof madeAccounts>, 'types' | 'ownRates'>;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents');
  const queries = useQueryClient();
  const id = useId();
  const form = useContractForm(makeAccount, {
    initial: { username: '', nickname: '', type: '0' as '0' | '1', rates: {} as RateTexts },
    toBody: ({ username, nickname, type, rates }) => ({
      username: username.trim(),
      nickname,
      type: type === '1' ? 1 : 0,
      rates: ratesOf(rates, may.ownRates) ?? {},
    }),
    check: ({ username, rates }) => ({
      username: username.trim() === '' && t('made.usernameMissing'),
      // Each field of them says what is wrong with it.
      rates: ratesOf(rates, may.ownRates) === undefined && '',
    }),
    refusals: { username_taken: 'username' },
    words: {
      username: (rule, { bounds }) =>
        rule === 'username_taken' ? t('made.taken') : t('made.usernameWrong', { bounds }),
      nickname: (_, { bounds }) => t('made.nicknameWrong', { bounds }),
    },
    send: (body, { key }) => call(makeAccount, { body, idempotencyKey: key }),
    onDone: () => queries.invalidateQueries({ queryKey: madeAccountsKey }),
  });
  const { answer: made } = form;
  const rates = form.kept('rates');
  if (made)
    return (
      <FirstPassword
        title={t('made.done', { account: made.username })}
        username={made.username}
        password={made.firstPassword}
        open={open}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent
      title={t('made.add')}
      description={t('made.addLead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('links.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isPending}>
            {t('made.submit')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-5">
        {may.types.length > 1 && (
          <Segments
            {...form.chosen('type')}
            label={t('made.type')}
            segments={[
              { value: '0', label: t('role.member') },
              { value: '1', label: t('role.agent') },
            ]}
          />
        )}
        <TextField
          {...form.field('username')}
          label={t('made.username')}
          hint={t('made.usernameHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...form.field('nickname')} label={t('made.nickname')} autoComplete="off" />
        <RateFields own={may.ownRates} texts={rates.value} onTexts={rates.onChange} shown={form.isTried} />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}
