import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { GiveUp } from './give-up.tsx';

/** On the page of another topic: the button that gives a bonus up, after saying what is lost. */
export function GiveUpHere({
  bonus,
}: {
  bonus: { id: string; balance: string; progress: string; required: string };
}) {
  const { t } = useTranslation('bonuses');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('giveUp.open')}
      </Button>
      {isAsking && <GiveUp bonus={bonus} onClose={() => setAsking(false)} />}
    </>
  );
}
