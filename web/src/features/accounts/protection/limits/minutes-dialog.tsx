import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
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
  const words = useRefusalText();
  const value = useValueWords();
  const saving = useChangeLimit();
  const { own, choices, loosest, inForce } = timesOf(kind, protection);
  const [wanted, setWanted] = useState(own);
  // The brand's interval is what holds without one of the member's own.
  const effect = effectOf(wanted ?? loosest, own ?? loosest);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    if (effect === 'same' && wanted === own) return onDone();
    saving.mutate(
      kind === 'session'
        ? { of: 'session', body: { minutesPerDay: wanted } }
        : { of: 'reality_check', body: { minutes: wanted } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: effect === 'waits' ? t('limits.asked') : t('limits.saved') });
          onDone();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Segments
        label={t(`time.${kind}.title`)}
        className="flex-wrap gap-2"
        value={wanted === null ? NONE : String(wanted)}
        onValueChange={(chosen) => {
          setWanted(chosen === NONE ? null : Number(chosen));
          saving.reset();
        }}
        segments={[
          ...choices.map((minutes) => ({ value: String(minutes), label: value(minutes) })),
          {
            value: NONE,
            label: kind === 'session' ? t('limits.unlimited') : t('time.asBrand', { every: value(loosest) }),
          },
        ]}
      />
      <EffectNote effect={effect} now={value(inForce)} rules={protection} />
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <Button type="submit" size="large" wide busy={saving.isPending}>
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
