import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderAddress } from '@shared/contract/shop/orders';
import type { ReactElement } from 'react';
import { Fact, Facts } from './facts';
import { toAddressLines } from './order-address';

/** Shows the address as pairs of name and value (checklist GOR-07). */
export function AddressFacts({ address }: { address: OrderAddress }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Facts>
      {toAddressLines(address, language).map(({ part, value }) => (
        <Fact key={part} name={t(`orders.address.${part}`)}>
          <bdi>{value || t('common.none')}</bdi>
        </Fact>
      ))}
    </Facts>
  );
}
