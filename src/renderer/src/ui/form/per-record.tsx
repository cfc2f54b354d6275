import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

/** A form of its own for each record of a route with `:id`: nothing that is typed, asked or running for one of them reaches another. */
export function PerRecord({ children }: { children: (id: number) => ReactNode }): ReactElement {
  const id = Number(useParams().id);
  return <Fragment key={id}>{children(id)}</Fragment>;
}
