/** The game whose tables are measured: its turns come one after another. */
export const WONG = { vendor: 'WONG', game: 'wong-dummy', play: 'dummy', room: 'dm-10' } as const;
