import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../../../../shared-parts/proof/passkey.ts';
import { Button } from '../../../../../ui/button.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** The first second factor, where it is due before anything else: app or passkey, then the recovery codes. */
export function FactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('operators-console');
  const [way, setWay] = useState<'app' | 'passkey'>('app');
  const [codes, setCodes] = useState<readonly string[]>();
  const added = (given: readonly string[]) => (given.length > 0 ? setCodes(given) : onDone());
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <div className="flex flex-col gap-4">
      {way === 'app' ? <TotpSetup onDone={added} /> : <PasskeySetup onDone={added} />}
      {canUsePasskeys() && (
        <Button variant="ghost" size="small" onClick={() => setWay(way === 'app' ? 'passkey' : 'app')}>
          {way === 'app' ? t('passkeys.instead') : t('app.instead')}
        </Button>
      )}
    </div>
  );
}
