import { type OpsBrand, renewDefaultPassword, revealDefaultPassword } from '@lanna/contract/house/brands/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { Button } from '../../../../ui/button.tsx';

const MASKED = '••••••••••••';

/** The password of new accounts: masked until asked for, shown once when it is made. */
export function DefaultPassword({ brand, disabled }: { brand: OpsBrand; disabled: boolean }) {
  const { t } = useTranslation('brands-console');
  const [request, setRequest] = useState<'renew' | 'remove'>();
  const [made, setMade] = useState<string | null>(null);
  const params = { code: brand.code };
  const renew = useOpsMutation(renewDefaultPassword, {
    onDone: ({ password }) => {
      setMade(password);
      setRequest(undefined);
    },
  });
  return (
    <div className="grid gap-x-8 gap-y-3 border-line border-t border-l-2 border-l-transparent px-4 py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <h3 className="font-medium text-sm">{t('password.title')}</h3>
        <p className="mt-1 max-w-prose text-muted text-sm">{t('password.about')}</p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3 text-sm">
        {brand.hasDefaultPassword ? (
          <Reveal
            // Made anew, the former one must not stay on the page.
            key={made}
            masked={`${t('password.there')} ${MASKED}`}
            label={t('password.label')}
            allowed={!disabled}
            ask={async () => {
              const { password } = await opsCall(revealDefaultPassword, { params, body: {} });
              return password === null ? t('password.none') : <code className="font-mono">{password}</code>;
            }}
          />
        ) : (
          <p>{t('password.none')}</p>
        )}
        {made && (
          <p role="status" className="text-success">
            {t('password.shown', { password: made })}
          </p>
        )}
        {!disabled && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => setRequest('renew')}>
              {t('password.renew')}
            </Button>
            {brand.hasDefaultPassword && (
              <Button variant="ghost" size="small" onClick={() => setRequest('remove')}>
                {t('password.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ReasonDialog
        open={request !== undefined}
        onOpenChange={() => setRequest(undefined)}
        title={request === 'remove' ? t('password.removeTitle') : t('password.renewTitle')}
        text={request === 'remove' ? t('password.removeText') : t('password.renewText')}
        action={request === 'remove' ? t('password.remove') : t('password.renew')}
        tone={request === 'remove' ? 'danger' : 'primary'}
        busy={renew.isPending}
        error={renew.error}
        onConfirm={(reason) => request && renew.mutate({ params, body: { wish: request, reason } })}
      />
    </div>
  );
}
