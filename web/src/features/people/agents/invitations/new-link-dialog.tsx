import {
  addInvitation,
  INVITATION_DAYS_MAX,
  INVITATION_NAME_LENGTH_MAX,
} from '@lanna/contract/people/agents/agents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate, shiftDay } from '../../../../i18n/format.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { invitationsQuery, madeAccountsQuery } from '../queries.ts';
import { RateFields, type RateTexts, ratesOf } from '../rates/rate-fields.tsx';

/** Opens another link: its name, and what it carries for who registers by it. */
export function NewLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  const queries = useQueryClient();
  const id = useId();
  const { data: own } = useQuery(madeAccountsQuery(1));
  const today = displayDate(Date.now(), timeZone);
  const form = useContractForm(addInvitation, {
    initial: { name: '', rates: {} as RateTexts, expiresOn: '', usesMax: '' },
    toBody: ({ name, rates, expiresOn, usesMax }) => ({
      name,
      rates: ratesOf(rates, own?.ownRates ?? {}) ?? {},
      expiresOn: expiresOn || null,
      usesMax: usesMax.trim() === '' ? null : typedNumber(usesMax),
    }),
    check: ({ rates }) => ({
      // Each field of them says what is wrong with it.
      rates: ratesOf(rates, own?.ownRates ?? {}) === undefined && '',
    }),
    words: { usesMax: t('preset.usesWrong') },
    refusals: {
      invitation_name_invalid: 'name',
      invitation_name_taken: 'name',
      invitation_day_invalid: 'expiresOn',
    },
    send: (body) => call(addInvitation, { body }),
    onDone: async ({ name, code }) => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      notify({ tone: 'success', text: t('links.added', { name: name || code }) });
      onClose();
    },
  });
  const rates = form.kept('rates');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent={hasPresets(form.values)}
      title={t('links.add')}
      description={t('links.nameHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('links.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isPending}>
            {t('links.add')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('name')}
          label={t('links.name')}
          placeholder={t('links.nameExample')}
          maxLength={INVITATION_NAME_LENGTH_MAX}
          autoComplete="off"
        />
        <details className="rounded-medium border border-line px-4 py-3">
          <summary className="cursor-pointer font-medium">{t('preset.title')}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <div className="grid grid-cols-2 gap-3">
              <TextField
                {...form.field('expiresOn')}
                label={t('preset.expiresOn')}
                hint={t('preset.expiresHint')}
                type="date"
                min={today}
                max={shiftDay(today, INVITATION_DAYS_MAX)}
              />
              <TextField
                {...form.field('usesMax')}
                label={t('preset.uses')}
                hint={t('preset.usesHint')}
                autoComplete="off"
              />
            </div>
            {own && (
              <RateFields
                own={own.ownRates}
                texts={rates.value}
                onTexts={rates.onChange}
                shown={form.isTried}
              />
            )}
          </div>
        </details>
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}

function hasPresets({ rates, expiresOn, usesMax }: { rates: RateTexts; expiresOn: string; usesMax: string }) {
  return [...Object.values(rates), expiresOn, usesMax].some(Boolean);
}
