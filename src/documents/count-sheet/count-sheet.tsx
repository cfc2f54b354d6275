import type { CountedProduct } from '@shared/contract/printing/print-requests';
import { inLanguage, toDirection } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { Count } from '../parts/count';
import { ListHead, ListName, ListOrigin } from '../parts/list-head';
import { type DocumentTools, toDocumentContext } from '../parts/order-document';
import { filled, slot, Text, Value } from '../parts/text';
import type { PrintableDocument, SheetProps } from '../printable-document';
import { type CountGroup, toBoxes, toCountGroups } from './count-rows';
import { toWhichTexts } from './count-words';
import { sampleCount } from './sample-count';

export type CountSheetProps = SheetProps<'countSheet'>;

type CountContext = CountSheetProps &
  DocumentTools & {
    /** A roll: black only, with codes below the names. */
    isNarrow: boolean;
    columns: number;
  };

/** A sheet for counting the stock along the shelves: each product and combination once, with room for the counted number; no prices. */
function CountSheet(props: CountSheetProps): ReactNode {
  const { language, paper, products, options } = props;
  const isNarrow = paper === '80mm';
  const columns = 2 + Number(!isNarrow) + Number(!options.isBlind);
  const context: CountContext = { ...toDocumentContext(props), isNarrow, columns };
  const { t } = context;
  const groups = toCountGroups(products, options, language);
  return (
    <article className="doc list count" lang={language} dir={toDirection(language)} data-paper={paper}>
      <ListHead {...context} title={t('documents.countSheet.title')} />
      <table className="list-table">
        <thead>
          <tr>
            <th scope="colgroup" colSpan={columns}>
              <Which {...context} />
            </th>
          </tr>
          <tr className="count-heads">
            <th scope="col">{t('documents.packingSlip.product')}</th>
            {!isNarrow && <th scope="col">{t('products.columns.code')}</th>}
            {!options.isBlind && (
              <th scope="col" className="count-figure">
                {t('documents.countSheet.known')}
              </th>
            )}
            <th scope="col" className="count-box-cell">
              {t('products.counting.head')}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.key} context={context} group={group} isOnly={groups.length === 1} />
        ))}
        <tbody>
          <tr className="list-end">
            <td colSpan={columns}>
              <footer className="list-foot">
                <div className="list-signs">
                  <p className="list-sign">{t('documents.countSheet.countedBy')}</p>
                  <p className="list-sign">{t('documents.packingSlip.checkedBy')}</p>
                </div>
                <ListOrigin {...context} />
              </footer>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

/** Shows on every page how many products there are to count, and which. */
function Which(context: CountContext): ReactNode {
  const { t, format, language, products, readAt } = context;
  const boxes = toBoxes(products);
  return (
    <>
      <div className="list-counts">
        <Count className="list-count list-main">{t('documents.packingSlip.products', { count: products.length })}</Count>
        {boxes !== products.length && <Count className="list-count">{t('documents.countSheet.boxes', { count: boxes })}</Count>}
        <ListName {...context} />
      </div>
      <div className="count-which">
        {toWhichTexts(context, context).map((words) => (
          <p key={words}>
            <Text language={language}>{words}</Text>
          </p>
        ))}
        <p>{filled(t('documents.countSheet.read', { when: slot('when') }), { when: <bdi>{format.dateTime(readAt)}</bdi> })}</p>
      </div>
    </>
  );
}

function Group({ context, group, isOnly }: { context: CountContext; group: CountGroup; isOnly: boolean }): ReactNode {
  const { t, language, columns } = context;
  const { category, products } = group;
  return (
    <tbody>
      {(category || !isOnly) && (
        <tr className="list-group">
          <th scope="rowgroup" colSpan={columns}>
            <div className="list-group-row">
              <span className="list-group-name">
                {category ? <Text language={language}>{inLanguage(language, 'name', category)}</Text> : t('documents.pickList.noCategory')}
              </span>
              <span>{t('documents.packingSlip.products', { count: products.length })}</span>
            </div>
          </th>
        </tr>
      )}
      {products.map((product) => (
        <Lines key={product.id} context={context} product={product} />
      ))}
    </tbody>
  );
}

function Lines({ context, product }: { context: CountContext; product: CountedProduct }): ReactNode {
  const { language, isNarrow, options } = context;
  const { code, combinations, stock } = product;
  const isWhole = combinations.length === 0;
  const name = (
    <p className="count-name">
      <Text language={language}>{inLanguage(language, 'name', product)}</Text>
    </p>
  );
  return (
    <>
      <tr className={isWhole ? 'list-line' : 'list-line count-parent'}>
        <td className="count-what">
          {name}
          {isNarrow && code && (
            <p className="count-code">
              <Value>{code}</Value>
            </p>
          )}
        </td>
        {!isNarrow && (
          <td className="count-code">
            <Value>{code}</Value>
          </td>
        )}
        {!options.isBlind && <Known context={context} stock={stock} />}
        <td className="count-box-cell">{isWhole && <Box />}</td>
      </tr>
      {combinations.map((combination, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the combinations of a product have no other name.
        <tr key={at} className="list-line count-part">
          <td className="count-what" colSpan={isNarrow ? 1 : 2}>
            <Text language={language}>{inLanguage(language, 'name', combination)}</Text>
          </td>
          {!options.isBlind && <Known context={context} stock={combination.stock} />}
          <td className="count-box-cell">
            <Box />
          </td>
        </tr>
      ))}
    </>
  );
}

function Known({ context: { format }, stock }: { context: CountContext; stock: number }): ReactNode {
  return (
    <td className="count-figure">
      <Value>{format.number(stock)}</Value>
    </td>
  );
}

/** SVG, because a driver's halftone may drop a border. */
function Box(): ReactNode {
  return (
    <svg className="count-box" viewBox="0 0 80 24" preserveAspectRatio="none" aria-hidden>
      <rect x="0.8" y="0.8" width="78.4" height="22.4" rx="2" fill="none" stroke="#000" strokeWidth="1" />
    </svg>
  );
}

export const countSheet: PrintableDocument<'countSheet'> = {
  Component: CountSheet,
  mustShow: ({ name, products, language }) => [name, ...products.slice(0, 1).map((product) => inLanguage(language, 'name', product))],
  sample: sampleCount,
};
