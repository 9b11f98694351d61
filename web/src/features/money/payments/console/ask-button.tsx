import { askGateway } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Asks the gateway what has become of an order, and says what it answered. */
export function AskButton({ order }: { order: string }) {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const asking = useOpsMutation(askGateway, {
    onDone: ({ outcome }) =>
      notify({ text: t(`ask.${outcome}`), tone: outcome === 'ended' ? 'success' : 'info' }),
  });
  return (
    <span className="inline-flex flex-col gap-2">
      <Button
        variant="secondary"
        size="small"
        busy={asking.isPending}
        onClick={() => asking.mutate({ params: { id: order } })}
      >
        {t('ask.button')}
      </Button>
      {asking.error && <FormError>{words(asking.error)}</FormError>}
    </span>
  );
}
