import {
  addInvitation,
  INVITATION_DAYS_MAX,
  INVITATION_NAME_LENGTH_MAX,
  INVITATION_USES_MAX,
} from '@lanna/contract/people/agents/agents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDate, shiftDay } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { invitationsQuery, madeAccountsQuery } from '../queries.ts';
import { RateFields, type RateTexts, ratesOf } from '../rates/rate-fields.tsx';

/** Opens another link: its name, and what it carries for who registers by it. */
export function NewLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const form = useId();
  const { data: own } = useQuery(madeAccountsQuery(1));
  const [name, setName] = useState('');
  const [rateTexts, setRateTexts] = useState<RateTexts>({});
  const [expiresOn, setExpiresOn] = useState('');
  const [uses, setUses] = useState('');
  const [tried, setTried] = useState(false);
  const rates = ratesOf(rateTexts, own?.ownRates ?? {});
  const usesMax = uses.trim() === '' ? null : Number(uses);
  const usesWrong =
    usesMax !== null && !(Number.isInteger(usesMax) && usesMax >= 1 && usesMax <= INVITATION_USES_MAX);
  const today = displayDate(Date.now(), timeZone);
  const adding = useMutation({
    mutationFn: () =>
      call(addInvitation, {
        body: { name, rates: rates ?? {}, expiresOn: expiresOn === '' ? null : expiresOn, usesMax },
      }),
    onSuccess: async ({ code }) => {
      await queries.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      notify({ tone: 'success', text: t('links.added', { name: name.trim() || code }) });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!adding.isPending && rates !== undefined && !usesWrong) adding.mutate();
  }
  const hasPresets = Object.values(rateTexts).some(Boolean) || expiresOn !== '' || uses !== '';
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent={hasPresets}
      title={t('links.add')}
      description={t('links.nameHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('links.cancel')}
          </Button>
          <Button type="submit" form={form} busy={adding.isPending}>
            {t('links.add')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('links.name')}
          placeholder={t('links.nameExample')}
          value={name}
          maxLength={INVITATION_NAME_LENGTH_MAX}
          autoComplete="off"
          error={adding.error ? words(adding.error) : undefined}
          onChange={({ target }) => {
            setName(target.value);
            if (adding.error) adding.reset();
          }}
        />
        <details
          className="rounded-medium border border-line px-4 py-3"
          open={tried && rates === undefined ? true : undefined}
        >
          <summary className="cursor-pointer font-medium">{t('preset.title')}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t('preset.expiresOn')}
                hint={t('preset.expiresHint')}
                type="date"
                min={today}
                max={shiftDay(today, INVITATION_DAYS_MAX)}
                value={expiresOn}
                onChange={({ target }) => setExpiresOn(target.value)}
              />
              <TextField
                label={t('preset.uses')}
                hint={t('preset.usesHint')}
                error={tried && usesWrong ? t('preset.usesWrong') : undefined}
                inputMode="numeric"
                autoComplete="off"
                value={uses}
                onChange={({ target }) => setUses(target.value)}
              />
            </div>
            {own && <RateFields own={own.ownRates} texts={rateTexts} onTexts={setRateTexts} shown={tried} />}
          </div>
        </details>
      </form>
    </Dialog>
  );
}
