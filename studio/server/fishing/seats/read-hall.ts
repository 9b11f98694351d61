import type { Tx } from '../../platform/database.ts';

export interface ReadSeat {
  id: string;
  place: number;
  name: string;
  processId: string;
}

export async function readSeats(tx: Tx, hallId: string): Promise<ReadSeat[]> {
  const { rows } = await tx.query<ReadSeat>(
    `select id, place, name, process_id as "processId" from studio.fishing_seat where hall_id = $1 order by place`,
    [hallId],
  );
  return rows;
}

/** As long as the slowest fish swims. */
const TAKEN_WITHIN_MS = 80_000;

/** Who was taken from its water, by the rows of hits: of whatever process. */
export async function readTaken(tx: Tx, hallId: string): Promise<number[]> {
  const { rows } = await tx.query<{ swimmer: number }>(
    `select distinct h.swimmer from studio.fishing_packet k join studio.fishing_hit h on h.packet_id = k.id
     where k.hall_id = $1 and k.closes_at > clock_timestamp() - $2::interval and h.multiple > 0 and h.at > clock_timestamp() - $2::interval`,
    [hallId, `${TAKEN_WITHIN_MS} ms`],
  );
  return rows.map(({ swimmer }) => swimmer);
}
