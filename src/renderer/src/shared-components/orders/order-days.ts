/** The first day of orders that can be requested (checklist ORD-05, GOR-02, OP-81). */
export const earliestOrderDay = '2024-08-19';
