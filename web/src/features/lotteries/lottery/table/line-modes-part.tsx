import type { Value } from '@lanna/contract/endpoint';
import { lineModes, setLineMode } from '@lanna/contract/lotteries/lottery/agent-modes';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { FormSkeleton } from '../../../../ui/fields/form-skeleton.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

type Mode = Value<typeof lineModes>['modes'][number];

/** The prize modes of a member directly below the agent. */
export function LineModesPart({ member }: { member: DownlineMember }) {
  const { t } = useTranslation('lottery');
  const [open, setOpen] = useState(false);
  const modes = useQuery({
    queryKey: ['agent', 'lottery-modes', member.id],
    queryFn: ({ signal }) => call(lineModes, { params: { memberId: member.id }, signal }),
    enabled: open,
  });
  if (member.level !== 1) return null;
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('lineModes.action')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('lineModes.action')} description={member.account}>
        <QueryView
          query={modes}
          label={t('lineModes.loading')}
          failed={t('lineModes.failed')}
          shape={<FormSkeleton />}
        >
          {(shown) => <ModesForm memberId={member.id} modes={shown.modes} onDone={() => setOpen(false)} />}
        </QueryView>
      </Dialog>
    </>
  );
}

function ModesForm({
  memberId,
  modes,
  onDone,
}: {
  memberId: string;
  modes: readonly Mode[];
  onDone: () => void;
}) {
  const { t } = useTranslation('lottery');
  const words = useRefusalText();
  const queries = useQueryClient();
  const [texts, setTexts] = useState<Partial<Record<Mode['prizeMode'], string>>>({});
  const [tried, setTried] = useState(false);
  const typed = modes.map((mode) => ({ ...mode, wanted: texts[mode.prizeMode] ?? String(mode.mode) }));
  const saving = useMutation({
    mutationFn: async () => {
      for (const { prizeMode, mode, wanted } of typed)
        if (Number(wanted) !== mode)
          await call(setLineMode, { params: { memberId }, body: { prizeMode, mode: Number(wanted) } });
    },
    onSuccess: () => {
      notify({ tone: 'success', text: t('lineModes.saved') });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['agent', 'lottery-modes', memberId] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.every((mode) => fits(mode, mode.wanted)) && !saving.isPending) saving.mutate();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('lineModes.lead')}</p>
      {typed.map(({ wanted, ...mode }) => (
        <TextField
          key={mode.prizeMode}
          label={t(`lineModes.kind.${mode.prizeMode}`)}
          hint={`${t('lineModes.range', { min: mode.min, max: mode.max })} · ${t('lineModes.toYou', {
            points: ((fits(mode, wanted) ? mode.max - Number(wanted) : mode.max - mode.mode) / 20).toFixed(2),
          })}`}
          error={
            tried && !fits(mode, wanted)
              ? t('lineModes.wrong', { min: mode.min, max: mode.max, step: mode.step })
              : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setTexts({ ...texts, [mode.prizeMode]: target.value })}
        />
      ))}
      <p className="text-muted text-sm">{t('lineModes.now')}</p>
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <Button type="submit" wide busy={saving.isPending}>
        {t('lineModes.save')}
      </Button>
    </form>
  );
}

function fits({ min, max, step }: Mode, text: string): boolean {
  const mode = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return mode >= min && mode <= max && (mode - min) % step === 0;
}
