import { type madeAccounts, makeAccount } from '@lanna/contract/accounts/registration/made-accounts';
import type { Value } from '@lanna/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
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
  const words = useRefusalText();
  const queries = useQueryClient();
  const form = useId();
  const [key] = useState(intentKey);
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [type, setType] = useState<'0' | '1'>('0');
  const [rateTexts, setRateTexts] = useState<RateTexts>({});
  const [tried, setTried] = useState(false);
  const rates = ratesOf(rateTexts, may.ownRates);
  const making = useMutation({
    mutationFn: () => {
      const body = {
        username: username.trim(),
        nickname,
        type: type === '1' ? 1 : 0,
        rates: rates ?? {},
      } as const;
      return call(makeAccount, { body, idempotencyKey: key.for(JSON.stringify(body)) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: madeAccountsKey }),
  });
  const { data: made, error } = making;
  const fieldErrors = {
    username: fieldFieldError(error, 'username'),
    nickname: fieldFieldError(error, 'nickname'),
  };
  const usernameFieldError = () => {
    if (tried && username.trim() === '') return t('made.usernameMissing');
    if (!fieldErrors.username) return undefined;
    const { taken, bounds } = fieldErrors.username;
    return taken ? t('made.taken') : t('made.usernameWrong', { bounds });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!making.isPending && username.trim() !== '' && rates !== undefined) making.mutate();
  }
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
          <Button type="submit" form={form} busy={making.isPending}>
            {t('made.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {may.types.length > 1 && (
          <Segments
            label={t('made.type')}
            segments={[
              { value: '0', label: t('role.member') },
              { value: '1', label: t('role.agent') },
            ]}
            value={type}
            onValueChange={setType}
          />
        )}
        <TextField
          label={t('made.username')}
          hint={t('made.usernameHint')}
          error={usernameFieldError()}
          value={username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          onChange={({ target }) => setUsername(target.value)}
        />
        <TextField
          label={t('made.nickname')}
          error={fieldErrors.nickname && t('made.nicknameWrong', { bounds: fieldErrors.nickname.bounds })}
          value={nickname}
          autoComplete="off"
          maxLength={64}
          onChange={({ target }) => setNickname(target.value)}
        />
        <RateFields own={may.ownRates} texts={rateTexts} onTexts={setRateTexts} shown={tried} />
        {error && !fieldErrors.username && !fieldErrors.nickname && <FormError>{words(error)}</FormError>}
      </form>
    </Dialog>
  );
}

type Field = 'username' | 'nickname';

/** What the server says of one field: its name is taken, or the bounds it has to keep to. */
function fieldFieldError(error: unknown, field: Field): { taken: boolean; bounds: string } | undefined {
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'username_taken' && field === 'username') return { taken: true, bounds: '' };
  const { fields } = error.facts;
  if (error.code !== 'invalid_input' || !Array.isArray(fields)) return undefined;
  const found = fields.find((given: unknown) => Object(given).field === field);
  return found && { taken: false, bounds: String(Object(found).bounds ?? '') };
}
