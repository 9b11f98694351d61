import { addAlertBrowser } from '@lanna/contract/oversight/alerts/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HOUSE, useOwnerChoice } from './owner-choice.ts';
import { canSubscribe, subscribe } from './this-browser.ts';

/** Sends alerts to this very browser: of the brand in the bar, or of what the operator may see first. */
export function BrowserButton({ publicKey }: { publicKey: string }) {
  const { t, i18n } = useTranslation('alerts-console');
  const words = useRefusalText();
  const { first, options } = useOwnerChoice('alerts.read');
  const [isAsking, setAsking] = useState(false);
  const adding = useOpsMutation(addAlertBrowser, {
    onDone: () => notify({ text: t('browser.added'), tone: 'success' }),
  });
  if (!canSubscribe()) return null;
  async function add() {
    setAsking(true);
    const keys = await subscribe(publicKey).catch(() => undefined);
    setAsking(false);
    if (!keys) return notify({ text: t('browser.refused'), tone: 'danger' });
    const brand = options.some(({ value }) => value === HOUSE) ? null : first;
    const language = i18n.language.startsWith('th') ? 'TH' : 'EN';
    adding.mutate({ body: { ...keys, brand, language, name: t('browser.name') } });
  }
  return (
    <>
      {adding.error && <FormError>{words(adding.error)}</FormError>}
      <Button size="small" variant="secondary" busy={isAsking || adding.isPending} onClick={() => void add()}>
        {t('browser.add')}
      </Button>
    </>
  );
}
