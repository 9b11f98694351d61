import { addGateway } from '@lanna/contract/money/payments/gateway-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { Panel } from '../../../../console/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { GatewayFields, NEW_GATEWAY } from './gateway-fields.tsx';

/** A new gateway: its record and the key it signs with. Brands use it through channels. */
export function NewGatewayPage() {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const [code, setCode] = useState('');
  const [fields, setFields] = useState(NEW_GATEWAY);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(addGateway, {
    onDone: (added) => {
      if (added.proposal) notify({ text: t('newGateway.proposed'), tone: 'success' });
      goTo(added.proposal ? '/gateways' : `/gateways/${added.code}`);
    },
  });
  const isShort = reason.trim().length < REASON_MIN;
  return (
    <ConsolePage
      title={t('newGateway.title')}
      description={t('newGateway.text')}
      crumbs={[{ href: '/gateways', label: t('gateways.title') }]}
    >
      <form
        className="flex max-w-4xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isShort) adding.mutate({ body: { ...fields, code, reason: reason.trim() } });
        }}
      >
        <Panel title={t('gateway.record')}>
          <div className="flex flex-col gap-4">
            <TextField
              label={t('field.code')}
              hint={t('gateway.hint.code')}
              required
              maxLength={20}
              pattern="[A-Z0-9_]{2,20}"
              spellCheck={false}
              autoComplete="off"
              className="max-w-sm"
              value={code}
              onChange={({ target }) => setCode(target.value.toUpperCase())}
            />
            <GatewayFields value={fields} error={adding.error} onChange={setFields} />
          </div>
        </Panel>
        <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
        {adding.error && <FormError>{words(adding.error)}</FormError>}
        <div>
          <Button type="submit" busy={adding.isPending}>
            {t('newGateway.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}
