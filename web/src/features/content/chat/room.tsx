import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { CountMark } from '../../../ui/count-mark.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { CardReceipt } from './card-receipt.tsx';
import { Presence } from './presence.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { RoomComposer } from './room-composer.tsx';
import { RoomMessages } from './room-messages.tsx';
import type { Launched, WantedRoom } from './room-query.ts';
import { ShareBet } from './share-bet.tsx';
import { useActs } from './use-acts.ts';
import { useRoom } from './use-room.ts';
import { useWriting } from './use-writing.ts';
import { WhyNot } from './why-not.tsx';

/** A room and the way to the others; it fills the height it is given. */
export function Room({ game, className }: { game?: string | undefined; className?: string }) {
  const { t } = useTranslation('chat');
  const [wanted, want] = useState<WantedRoom>({ game });
  const room = useRoom(wanted);
  return (
    <div className={classes('flex min-h-0 flex-1 flex-col', className)}>
      <QueryView
        query={room.query}
        label={t('loading')}
        shape={<RoomShape />}
        shapeClassName="flex-1"
        failed={t('failed')}
        failedClassName="flex-1"
        className="flex min-h-0 flex-1 flex-col"
      >
        {(data) => (
          <>
            <Rooms data={data} onRoom={(id) => want({ room: id })} />
            <PartsAt place="room" props={{ id: data.room.id }} />
            <OpenRoom key={data.room.id} data={data} room={room} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Rooms({ data, onRoom }: { data: Launched; onRoom: (id: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b px-3 pb-2">
      {data.rooms.length > 1 ? (
        <Segments
          label={t('rooms')}
          oneLine
          value={data.room.id}
          onValueChange={onRoom}
          segments={data.rooms.map(({ id, name, unread }) => ({
            value: id,
            label: (
              <>
                {name}
                {id !== data.room.id && <CountMark count={unread} label={String(unread)} />}
              </>
            ),
          }))}
        />
      ) : (
        <p className="font-medium text-sm">{data.room.name}</p>
      )}
      <span className="flex items-center gap-1">
        <Presence room={data.room.id} />
        <BlockedPeople />
      </span>
    </div>
  );
}

function OpenRoom({ data, room }: { data: Launched; room: ReturnType<typeof useRoom> }) {
  const { t } = useTranslation('chat');
  const { log, change, query, showOlder } = room;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reporting, setReporting] = useState<ReadMessage>();
  const [proving, setProving] = useState<ReadMessage>();
  const [sharing, setSharing] = useState(false);
  const writing = useWriting(data.room.id, {
    shown: (message) =>
      change((now) => ({
        ...now,
        messages: [...now.messages.filter(({ number }) => number !== message.number), message].sort(
          (one, other) => one.number - other.number,
        ),
      })),
    held: () => void query.refetch(),
    masked: () => notify({ tone: 'success', text: t('outcome.masked') }),
  });
  const acts = useActs(data.room.id, change, query.refetch);
  const toField = () => field.current?.focus();
  return (
    <>
      <RoomMessages
        log={log}
        data={data}
        onOlder={showOlder}
        acts={{
          ...acts,
          reply: (message) => {
            writing.setReplyTo(message);
            toField();
          },
          mention: ({ author }) => {
            writing.mention(author);
            toField();
          },
          report: setReporting,
          showReceipt: setProving,
        }}
      />
      {data.permission.write ? (
        <RoomComposer
          typed={writing.typed}
          onType={writing.type}
          onSend={() => void writing.send({ text: writing.typed.trim() })}
          onSticker={(sticker) => void writing.send({ sticker })}
          onBet={() => setSharing(true)}
          replyTo={writing.replyTo}
          onNoReply={() => writing.setReplyTo(undefined)}
          permission={data.permission}
          busy={writing.busy}
          refused={writing.refused}
          slowSeconds={data.room.slowSeconds}
          field={field}
        />
      ) : (
        <WhyNot permission={data.permission} />
      )}
      {reporting && (
        <ReportDialog
          onClose={() => setReporting(undefined)}
          onReport={(reason) => {
            void acts.report(reporting, reason);
            setReporting(undefined);
          }}
        />
      )}
      {proving && <CardReceipt room={data.room.id} message={proving} onClose={() => setProving(undefined)} />}
      {sharing && (
        <ShareBet
          onClose={() => setSharing(false)}
          onShare={(bet, hideStake) => {
            setSharing(false);
            void writing.send({ bet, hideStake });
          }}
        />
      )}
    </>
  );
}

function RoomShape() {
  return (
    <div className="flex flex-col gap-3 px-4 py-6">
      <Skeleton className="h-10 w-3/5 rounded-large" />
      <Skeleton className="h-14 w-2/5 rounded-large" />
      <Skeleton className="h-12 w-3/5 self-end rounded-large" />
      <Skeleton className="h-10 w-2/5 rounded-large" />
    </div>
  );
}
