/** The first day for which orders can be asked (checklist ORD-05, GOR-02, OP-81). */
export const earliestOrderDay = '2024-08-19';
