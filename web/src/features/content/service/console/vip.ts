/** Above this rank level members have a channel of their own. */
export const VIP_ABOVE = 4;
