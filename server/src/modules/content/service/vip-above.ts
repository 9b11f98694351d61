/** Above this rank level members have a channel of customer service of their own. */
export const VIP_ABOVE = 4;
