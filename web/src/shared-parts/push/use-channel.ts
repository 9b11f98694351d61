import { useEffect, useEffectEvent } from 'react';
import { readChannel } from '../../api/channels/read-channel.ts';

/**
 * Reads a push channel while the page shows it: each frame comes once and in order, also after the line was away. `onReset` loads the state
 * the frames go on from, when reading begins and when too much was missed; frames wait until what it returns is done. Frames that come right
 * after it may already be in that state. Undefined: none is read.
 */
export function useChannel<Data>(
  channel: string | undefined,
  onFrame: (data: Data) => void,
  onReset: () => unknown,
): void {
  const frame = useEffectEvent((data: unknown) => onFrame(data as Data));
  const reset = useEffectEvent(() => onReset());
  useEffect(
    () => (channel === undefined ? undefined : readChannel(channel, { onFrame: frame, onReset: reset })),
    [channel],
  );
}
