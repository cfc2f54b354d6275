import type { StatementSync } from 'node:sqlite';
import type { StationDecision } from './job-record';
import type { Journal } from './journal';

type Sql = (text: string) => StatementSync;
type StationPart = Pick<Journal, 'decide' | 'isDecided' | 'stationValue' | 'setStationValue'>;

/** What the journal keeps for a station beside the sheets. */
export function createStationRecord(sql: Sql, inTransaction: (work: () => void) => void): StationPart {
  return {
    decide: (decisions, at) => inTransaction(() => insertDecisions(sql, decisions, at)),
    isDecided: (shop, { kind, id }) =>
      sql('SELECT 1 FROM station_order WHERE shop = ? AND order_kind = ? AND order_id = ?').get(shop, kind, id) !== undefined,
    stationValue(name) {
      const value = sql('SELECT value FROM station_value WHERE name = ?').get(name)?.value;
      return typeof value === 'string' ? value : null;
    },
    setStationValue: (name, value) => {
      sql('INSERT INTO station_value (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, value);
    },
  };
}

/** Throws when one of the orders is decided already. */
export function insertDecisions(sql: Sql, decisions: readonly StationDecision[], at: string): void {
  const insert = sql('INSERT INTO station_order (shop, order_kind, order_id, outcome, placed_at, decided_at) VALUES (?, ?, ?, ?, ?, ?)');
  for (const { shop, order, outcome, placedAt } of decisions) insert.run(shop, order.kind, order.id, outcome, placedAt, at);
}
