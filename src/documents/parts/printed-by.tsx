import type { ReactNode } from 'react';
import type { OrderDocumentContext } from './order-document';
import { filled, slot, Text, Value } from './text';

/** Shows which station printed the sheet and when, so that a duplicate can be traced; renders nothing if a user printed it. */
export function PrintedBy({ t, format, language, printedBy, isShort = false }: OrderDocumentContext & { isShort?: boolean }): ReactNode {
  if (!printedBy) return null;
  const { name, number, of } = printedBy.station;
  const station = <Text language={language}>{name}</Text>;
  const isNumbered = number !== null && of !== null;
  const elements = { station, number: <Value>{format.number(number ?? 0)}</Value>, of: <Value>{format.number(of ?? 0)}</Value> };
  const text = isNumbered
    ? t(name && !isShort ? 'documents.sheet.stationOf' : 'documents.sheet.stationNumber', {
        number: slot('number'),
        of: slot('of'),
        station: slot('station'),
      })
    : t(name ? 'documents.sheet.station' : 'documents.sheet.stationOnly', { station: slot('station') });
  const when = isShort ? format.time(printedBy.at) : format.dateTime(printedBy.at);
  return (
    <p className="doc-printed-by">
      {filled(text, elements)}
      {t('documents.invoice.separator')}
      <bdi>{when}</bdi>
    </p>
  );
}
