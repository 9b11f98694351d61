import { type ChatRoomRow, changeChatRoom, readChatRoom } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { clockOf, minuteOf } from './clock-time.ts';
import { Lines } from './message-panel.tsx';

/** One room live: what is written, and what it asks of its members. */
export function RoomPanel({ id }: { id: string }) {
  const { t } = useTranslation('chat-console');
  const may = useMay();
  const query = useOps(readChatRoom, { params: { id }, body: {} });
  return (
    <QueryView query={query} label={t('loading')} failed={t('failed')} shape={<Skeleton className="h-96" />}>
      {({ room, messages }) => (
        <div className="flex flex-col gap-5">
          <RoomForm key={room.version} room={room} mayChange={may('chat.moderate', room.brand)} />
          {messages.length === 0 ? (
            <p className="text-muted">{t('nothing')}</p>
          ) : (
            <Lines title={t('live')} rows={messages.toReversed()} />
          )}
        </div>
      )}
    </QueryView>
  );
}

const SWITCHES = ['readOnly', 'closed', 'invitations'] as const;

function RoomForm({ room, mayChange }: { room: ChatRoomRow; mayChange: boolean }) {
  const { t } = useTranslation('chat-console');
  const changing = useOpsMutation(changeChatRoom);
  const form = useContractForm(changeChatRoom, {
    initial: {
      slowSeconds: String(room.slowSeconds),
      smallestRank: String(room.smallestRank),
      openFrom: clockOf(room.openFrom),
      openTo: clockOf(room.openTo),
      readOnly: room.readOnly,
      closed: room.closed,
      invitations: room.invitations,
    },
    version: room.version,
    toBody: ({ slowSeconds, smallestRank, openFrom, openTo, ...switches }, version) => ({
      version,
      ...switches,
      slowSeconds: typedNumber(slowSeconds),
      smallestRank: typedNumber(smallestRank),
      openFrom: minuteOf(openFrom),
      openTo: minuteOf(openTo),
    }),
    send: (body) => changing.mutateAsync({ params: { id: room.id }, body }),
    words: {
      slowSeconds: t('rooms.slowFault'),
      smallestRank: t('rooms.rankFault'),
      openFrom: t('rooms.hoursFault'),
      openTo: t('rooms.hoursFault'),
    },
    onDone: () => notify({ text: t('done.saved'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <fieldset disabled={!mayChange} className="grid grid-cols-2 gap-3">
        <TextField {...form.field('slowSeconds')} label={t('rooms.slow')} type="number" />
        <TextField {...form.field('smallestRank')} label={t('rooms.rank')} type="number" />
        <TextField {...form.field('openFrom')} label={t('rooms.from')} type="time" />
        <TextField {...form.field('openTo')} label={t('rooms.to')} type="time" />
        {SWITCHES.map((name) => {
          const kept = form.kept(name);
          return (
            <Checkbox
              key={name}
              label={t(`rooms.${name}`)}
              checked={kept.value}
              onChange={({ target }) => kept.onChange(target.checked)}
              className="col-span-2"
            />
          );
        })}
      </fieldset>
      {form.problem && <FormError>{form.problem}</FormError>}
      {mayChange && (
        <Button
          type="submit"
          size="small"
          className="self-start"
          busy={form.isPending}
          disabled={!form.isChanged}
        >
          {t('save')}
        </Button>
      )}
    </form>
  );
}
