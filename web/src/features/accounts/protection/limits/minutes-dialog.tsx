import {
  type Protection,
  setRealityCheck,
  setSessionLimit,
} from '@lanna/contract/accounts/protection/limits';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useValueWords } from '../overview/waiting.tsx';
import { useChangeLimit } from '../queries.ts';
import { effectOf } from './effect.ts';
import { EffectNote } from './effect-note.tsx';

export type TimeKind = 'session' | 'reality_check';

/** How long may be played on a day, or after how long one is reminded; chosen from a few. */
export function MinutesDialog({
  kind,
  protection,
  open,
  onClose,
}: {
  kind: TimeKind;
  protection: Protection;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('protection');
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t(`time.${kind}.title`)}
      description={t(`time.${kind}.text`)}
    >
      {open && <MinutesForm kind={kind} protection={protection} onDone={onClose} />}
    </Dialog>
  );
}

function MinutesForm({
  kind,
  protection,
  onDone,
}: {
  kind: TimeKind;
  protection: Protection;
  onDone: () => void;
}) {
  const { t } = useTranslation('protection');
  const value = useValueWords();
  const saving = useChangeLimit();
  const { own, choices, loosest, inForce } = timesOf(kind, protection);
  // The brand's interval is what holds without one of the member's own.
  const effectOfMinutes = (minutes: number | null) => effectOf(minutes ?? loosest, own ?? loosest);
  const form = useContractForm(kind === 'session' ? setSessionLimit : setRealityCheck, {
    initial: { minutes: own },
    toBody: ({ minutes }) => (kind === 'session' ? { minutesPerDay: minutes } : { minutes }),
    send: async (body, { values: { minutes } }) => {
      if (minutes === own) return;
      await saving.mutateAsync('minutes' in body ? { of: 'reality_check', body } : { of: 'session', body });
      notify({
        tone: 'success',
        text: effectOfMinutes(minutes) === 'waits' ? t('limits.asked') : t('limits.saved'),
      });
    },
    onDone,
  });
  const wanted = form.chosen('minutes');
  const effect = effectOfMinutes(wanted.value);

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <Segments
        label={t(`time.${kind}.title`)}
        className="flex-wrap gap-2"
        value={wanted.value === null ? NONE : String(wanted.value)}
        onValueChange={(chosen) => wanted.onValueChange(chosen === NONE ? null : Number(chosen))}
        segments={[
          ...choices.map((minutes) => ({ value: String(minutes), label: value(minutes) })),
          {
            value: NONE,
            label: kind === 'session' ? t('limits.unlimited') : t('time.asBrand', { every: value(loosest) }),
          },
        ]}
      />
      <EffectNote effect={effect} now={value(inForce)} rules={protection} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {effect === 'waits' ? t('limits.ask') : t('limits.save')}
      </Button>
    </form>
  );
}

const NONE = 'none';
const SESSION_CHOICES = [30, 60, 90, 120, 180, 240];
const INTERVAL_CHOICES = [10, 15, 20, 30, 45, 60, 90, 120];

/** What is set, what may be chosen, and what holds where nothing is set. */
function timesOf(kind: TimeKind, { session, realityCheck }: Protection) {
  if (kind === 'session') {
    const { minutesPerDay: own, brandMinutesPerDay: brand } = session;
    return { own, choices: withOwn(SESSION_CHOICES, own), loosest: null, inForce: own ?? brand };
  }
  const { ownMinutes: own, brandMinutes, minutes, minutesMin, minutesMax } = realityCheck;
  const offered = INTERVAL_CHOICES.filter((one) => one >= minutesMin && one <= minutesMax);
  return { own, choices: withOwn(offered, own), loosest: brandMinutes, inForce: minutes };
}

/** What is set stays to be chosen, whatever was offered when it was. */
function withOwn(offered: readonly number[], own: number | null): number[] {
  const all = own === null || offered.includes(own) ? [...offered] : [...offered, own];
  return all.sort((one, other) => one - other);
}
