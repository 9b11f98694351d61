import type { ContractAction, ContractView } from '@lanna/contract/commission/contracts/contracts';
import type { ContractMove } from '@lanna/rules/commission/contracts/contract-life';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { useContractMove } from './queries.ts';
import { useTermsFirst } from './use-terms-first.ts';

const Variants = {
  sign: 'primary',
  consent: 'primary',
  deny: 'secondary',
  withdraw: 'secondary',
  refuse: 'secondary',
  keep: 'primary',
  terminate: 'ghost',
} as const satisfies Record<ContractMove, string>;
const OBLIGES = ['sign', 'terminate', 'consent'] as const satisfies readonly ContractMove[];
type ObligingMove = (typeof OBLIGES)[number];

/** What the reader may do with a contract. What obliges says what it means, and asks for the password. */
export function ContractMoves({ contract, onCounter }: { contract: ContractView; onCounter?: () => void }) {
  const { t } = useTranslation('contracts');
  const words = useRefusalText();
  const form = useId();
  const moving = useContractMove(contract.kind);
  const termsFirst = useTermsFirst();
  const [asked, setAsked] = useState<ObligingMove>();
  const [password, setPassword] = useState('');
  const wrong = moving.error instanceof Refusal && moving.error.code === 'password_wrong';

  function send(move: ContractMove) {
    if (moving.isPending) return;
    moving.mutate(actionOf(move, contract, password), {
      onSuccess: () => {
        setAsked(undefined);
        setPassword('');
        notify({ tone: 'success', text: t(`done.${move}`) });
      },
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (asked && password !== '') send(asked);
  }

  if (asked)
    return (
      <form id={form} onSubmit={submit} noValidate className="flex w-full flex-col gap-3">
        <p className="text-sm">{t(`means.${asked}`)}</p>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={256}
          value={password}
          error={wrong ? words(moving.error) : undefined}
          onChange={({ target }) => {
            setPassword(target.value);
            moving.reset();
          }}
        />
        {moving.error && !wrong && <FormError>{words(moving.error)}</FormError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => setAsked(undefined)}>
            {t('back')}
          </Button>
          <Button type="submit" busy={moving.isPending} disabled={password === ''}>
            {t(`moves.${asked}`)}
          </Button>
        </div>
      </form>
    );
  if (contract.moves.length === 0) return null;
  return (
    <div className="flex w-full flex-col gap-3">
      {moving.error && <FormError>{words(moving.error)}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        {onCounter && (
          <Button variant="secondary" onClick={onCounter}>
            {t('moves.counter')}
          </Button>
        )}
        {contract.moves.toReversed().map((move) => (
          <Button
            key={move}
            variant={Variants[move]}
            busy={moving.isPending && moving.variables.action === move}
            onClick={() => (isObliging(move) ? termsFirst(() => setAsked(move)) : send(move))}
          >
            {t(`moves.${move}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function isObliging(move: ContractMove): move is ObligingMove {
  return OBLIGES.some((one) => one === move);
}

function actionOf(action: ContractMove, { id, sha256 }: ContractView, password: string): ContractAction {
  switch (action) {
    case 'sign':
      return { action, id, sha256, password };
    case 'terminate':
    case 'consent':
      return { action, id, password };
    default:
      return { action, id };
  }
}
