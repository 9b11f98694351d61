import { freeBetGames, grantFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const DECIMALS = 5;

/** Free bets for a member: for which game, how many, worth what, and until when. Above the limit they wait for a second operator. */
export function FreeBetsDialog({ member, onClose }: { member: MemberPage; onClose: () => void }) {
  const { t } = useTranslation('members-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const { data } = useOps(freeBetGames, { query: { brand: member.brand } });
  const vendors = data?.vendors ?? [];
  const timeZone = brands.find(({ code }) => code === member.brand)?.timeZone ?? 'UTC';
  // One press of the button, however often it is sent.
  const [press] = useState(intentKey);
  const granting = useOpsMutation(grantFreeBets);
  const form = useContractForm(grantFreeBets, {
    initial: { where: '', count: '10', value: '', endsAt: null as string | null, reason: '' },
    toBody: ({ where, count, value, endsAt, reason }) => {
      const [vendor = '', game] = where.split(' ', 2);
      const wanted = {
        ...{ vendor, game: game ?? null, count: typedNumber(count) },
        ...{ value: wireAmount(value, language, DECIMALS) ?? '', endsAt: endsAt ?? '' },
      };
      return { key: press.for(JSON.stringify(wanted)), ...wanted, reason };
    },
    check: ({ where, value, endsAt }) => ({
      where: where === '' && t('freeBets.chooseGame'),
      value: !readAmount(value, language, DECIMALS) && t('adjust.amountWrong'),
      endsAt: endsAt === null && t('freeBets.chooseEnd'),
    }),
    send: (body) => granting.mutateAsync({ params: { id: member.id }, body }),
    onDone: ({ outcome }) => {
      notify(
        outcome === 'proposed'
          ? { text: t('done.proposed'), detail: t('freeBets.proposed'), tone: 'info' }
          : { text: t('freeBets.done'), tone: 'success' },
      );
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('freeBets.title', { name: member.username })}
      text={t(data && vendors.length === 0 ? 'freeBets.none' : 'freeBets.text')}
      action={t('freeBets.grant')}
    >
      <SelectField
        {...form.field('where')}
        label={t('freeBets.where')}
        options={[
          { value: '', label: '–' },
          ...vendors.flatMap(({ code, games }) => [
            { value: code, label: t('freeBets.anyGame', { vendor: code }) },
            ...games.map((game) => ({ value: `${code} ${game.code}`, label: `${code} · ${game.name}` })),
          ]),
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('count')} inputMode="numeric" label={t('freeBets.count')} />
        <MoneyField
          {...form.typed('value')}
          label={t('freeBets.value', { currency: member.currency })}
          hint={t('freeBets.valueHint')}
          decimals={DECIMALS}
        />
      </div>
      <MomentField
        {...form.kept('endsAt')}
        label={t('freeBets.endsAt')}
        hint={t('freeBets.endsHint')}
        timeZone={timeZone}
        required
      />
    </ReasonFormDialog>
  );
}
