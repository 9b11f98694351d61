import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { heldAction } from '../../api/gate.ts';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { useFailureText } from './failure-text.ts';
import { useFreePlay } from './free-play.ts';
import { switchesQuery } from './queries.ts';

/** A look round without an account, where the brand allows it. */
export function FreePlayButton() {
  const { t } = useTranslation('accounts');
  const { data: switches } = useQuery(switchesQuery);
  const failureText = useFailureText();
  const go = useGo();
  const trial = useFreePlay();
  if (!switches?.freePlay) return null;

  async function start() {
    try {
      await trial.mutateAsync();
      // What was wanted needs a real account; it must not start by surprise after registering some day.
      heldAction.drop();
      notify({ tone: 'info', text: t('freePlay.started'), detail: t('freePlay.startedDetail') });
      go(paths.home(), { replace: true });
    } catch (failure) {
      notify({ tone: 'danger', text: t('freePlay.failed'), detail: failureText(failure) });
    }
  }

  return (
    <Button
      look="ghost"
      wide
      icon={<Sparkles aria-hidden="true" />}
      busy={trial.isPending}
      onClick={() => void start()}
      className="mt-2"
    >
      {t('freePlay.start')}
    </Button>
  );
}
