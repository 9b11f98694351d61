import { allowsMove, type ConversationMove } from '@lanna/contract/content/service/conversation';
import {
  listDeskOperators,
  moveConversation,
  type readConversation,
} from '@lanna/contract/content/service/ops';
import type { Value } from '@lanna/contract/endpoint';
import { ArrowLeft, Check, ChevronDown, Crown, Hand, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu } from '../../../../ui/layers/menu.tsx';
import { useCustomerName } from './customer-name.ts';
import { VIP_ABOVE } from './vip.ts';

type Conversation = Value<typeof readConversation>;
const TONES = { waiting: 'warning', open: 'accent', closed: 'quiet' } as const satisfies Record<
  Conversation['state'],
  Tone
>;

/** Whose conversation it is, and what can be done with it. */
export function ConversationHead({
  conversation,
  onBack,
}: {
  conversation: Conversation;
  onBack: () => void;
}) {
  const { t } = useTranslation('service-console');
  const words = useRefusalText();
  const may = useMay();
  const me = useOperator();
  const nameOf = useCustomerName();
  const { id, brand, customer, state, operator, version, language, page } = conversation;
  const move = useOpsMutation(moveConversation);
  const go = (way: ConversationMove, to?: string) =>
    move.mutate({ params: { id }, body: { version, move: way, ...(to ? { to } : {}) } });
  const isTaken = state === 'open';
  const isMine = isTaken && operator?.id === me.id;
  const name = nameOf(customer);
  return (
    <header className="flex flex-col gap-1 border-line border-b px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <IconButton label={t('back')} size="small" onClick={onBack} className="lg:hidden">
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <h2 className="flex min-w-0 items-center gap-2 font-semibold text-base">
          {customer.member !== null && may('members.read', brand) ? (
            <ConsoleLink href={`/members/${customer.member}`}>{name}</ConsoleLink>
          ) : (
            <span className="truncate">{name}</span>
          )}
          {customer.rankLevel > VIP_ABOVE && (
            <Crown className="size-4 shrink-0 text-warning" aria-label={t('vip')} />
          )}
        </h2>
        <span className="text-sm">
          <StatusBadge tone={TONES[state]}>
            {state === 'open' && operator ? t('state.openBy', { name: operator.name }) : t(`state.${state}`)}
          </StatusBadge>
        </span>
        {may('service.answer', brand) && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {!isMine && (
              <Button
                size="small"
                busy={move.isPending}
                icon={<Hand aria-hidden="true" />}
                onClick={() => go('take')}
              >
                {t(isTaken ? 'move.takeOver' : 'move.take')}
              </Button>
            )}
            {isMine && (
              <Button
                variant="ghost"
                size="small"
                busy={move.isPending}
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => go('release')}
              >
                {t('move.release')}
              </Button>
            )}
            {allowsMove(state, 'hand_over') && <HandOver id={id} onChoose={(to) => go('hand_over', to)} />}
            {allowsMove(state, 'close') && (
              <Button
                variant="secondary"
                size="small"
                busy={move.isPending}
                icon={<Check aria-hidden="true" />}
                onClick={() => go('close')}
              >
                {t('move.close')}
              </Button>
            )}
          </div>
        )}
      </div>
      {/* Where there is room, what is known stands beside the conversation. */}
      <p className="text-muted text-xs min-[1400px]:hidden">
        {[brand, customer.member !== null && `V${customer.rankLevel}`, language, page]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {move.error && (
        <p role="alert" className="text-danger text-sm">
          {words(move.error)}
        </p>
      )}
    </header>
  );
}

function HandOver({ id, onChoose }: { id: string; onChoose: (operator: string) => void }) {
  const { t } = useTranslation('service-console');
  const operators = useOps(listDeskOperators, { params: { id } });
  const others = operators.data ?? [];
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="small"
          disabled={others.length === 0}
          icon={<ChevronDown aria-hidden="true" />}
        >
          {t('move.handOver')}
        </Button>
      }
      entries={others.map((other) => ({
        key: other.id,
        label: other.name,
        onSelect: () => onChoose(other.id),
      }))}
    />
  );
}
