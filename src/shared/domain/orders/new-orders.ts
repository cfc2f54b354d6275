/** Seconds between two checks for new orders; 0 for none. */
export const newOrderIntervals = [0, 10, 30, 60, 120, 300, 600] as const;

export const defaultNewOrderSettings = { everySeconds: 60, sound: false, notification: false, badge: false } as const;
