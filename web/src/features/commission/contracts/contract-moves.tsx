import {
  type ContractAction,
  type ContractView,
  contractCalls,
} from '@lanna/contract/commission/contracts/contracts';
import type { ContractMove } from '@lanna/rules/commission/contracts/contract-life';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
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
  const moving = useContractMove(contract.kind);
  const termsFirst = useTermsFirst();
  const [asked, setAsked] = useState<ObligingMove>();

  function go(move: Exclude<ContractMove, ObligingMove>) {
    if (moving.isPending) return;
    moving.mutate(
      { action: move, id: contract.id },
      { onSuccess: () => notify({ tone: 'success', text: t(`done.${move}`) }) },
    );
  }
  if (asked) return <ObligingForm contract={contract} move={asked} onClose={() => setAsked(undefined)} />;
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
            onClick={() => (isObliging(move) ? termsFirst(() => setAsked(move)) : go(move))}
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

function ObligingForm({
  contract: { kind, id, sha256 },
  move,
  onClose,
}: {
  contract: ContractView;
  move: ObligingMove;
  onClose: () => void;
}) {
  const { t } = useTranslation('contracts');
  const moving = useContractMove(kind);
  const form = useContractForm(contractCalls[kind].move, {
    initial: { password: '' },
    toBody: (typed): ContractAction =>
      move === 'sign' ? { action: move, id, sha256, ...typed } : { action: move, id, ...typed },
    refusals: { password_wrong: 'password' },
    send: (body) => moving.mutateAsync(body),
    onDone: () => {
      onClose();
      notify({ tone: 'success', text: t(`done.${move}`) });
    },
  });
  return (
    <form {...form.props} className="flex w-full flex-col gap-3">
      <p className="text-sm">{t(`means.${move}`)}</p>
      <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('back')}
        </Button>
        <Button type="submit" busy={form.isPending} disabled={form.values.password === ''}>
          {t(`moves.${move}`)}
        </Button>
      </div>
    </form>
  );
}
