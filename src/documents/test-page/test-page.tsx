import type { Paper, Printable } from '@shared/contract/printing';
import { type Language, toDirection } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';
import { paperSizes } from '../paper';
import { Mark } from '../parts/mark';
import type { DocumentHead } from '../parts/order-document';
import { filled, slot, Text, Value } from '../parts/text';

export interface TestPageProps {
  language: Language;
  paper: Paper;
  /** Whose route leads here. */
  document: Printable;
  profile: DocumentHead;
  /** The name that the person knows the printer by. */
  printerName: string;
  /** ISO time. */
  printedAt: string;
}

const rulerMm = 50;
const greys = ['#000', '#444', '#888', '#bbb', '#eee', '#0e6f66', '#c08a3e'];

const labels: readonly Paper[] = ['100x50mm', '50x25mm'];

/**
 * Says where the route of a document leads, and shows what it needs of a printer: the whole sheet, both scripts, fine lines, greys and the
 * true size. On labels there is room for the route and its frame alone.
 */
export function TestPage(props: TestPageProps): ReactNode {
  const { language, paper, profile } = props;
  const t = translator(language);
  if (labels.includes(paper)) return <LabelPage {...props} />;
  return (
    <article className="doc testpage" lang={language} dir={toDirection(language)} data-paper={paper}>
      <div className="testpage-frame">
        <Mark oneColor={paper === '80mm'} />
        <h1>{t('documents.testPage.title')}</h1>
        {profile.shopName && (
          <p>
            <Text language={language}>{profile.shopName}</Text>
          </p>
        )}
        <p>{t('documents.testPage.intro')}</p>
        <Facts {...props} />
        <Samples language={language} />
        {paper !== '80mm' && <p className="testpage-hint">{t('documents.testPage.frame')}</p>}
      </div>
    </article>
  );
}

function LabelPage(props: TestPageProps): ReactNode {
  const { language, paper } = props;
  return (
    <article className="doc testpage" lang={language} dir={toDirection(language)} data-paper={paper}>
      <div className="testpage-frame">
        <h1>{translator(language)('documents.testPage.title')}</h1>
        <Facts {...props} />
      </div>
    </article>
  );
}

function Facts({ language, paper, document, printerName, printedAt }: TestPageProps): ReactNode {
  const t = translator(language);
  const { widthMm, heightMm } = paperSizes[paper];
  const size =
    heightMm === null
      ? t('documents.testPage.length', { mm: widthMm })
      : t('documents.testPage.size', { width: widthMm, height: heightMm });
  return (
    <dl>
      <dt>{t('documents.testPage.document')}</dt>
      <dd>{t(`printables.name.${document}`)}</dd>
      <dt>{t('documents.testPage.printer')}</dt>
      <dd>
        <Text language={language}>{printerName}</Text>
      </dd>
      <dt>{t('documents.testPage.paper')}</dt>
      <dd>
        <bdi>{size}</bdi>
      </dd>
      <dt>{t('documents.testPage.language')}</dt>
      <dd>{t(`documents.testPage.languages.${language}`)}</dd>
      <dt>{t('documents.testPage.printedAt')}</dt>
      <dd>
        <bdi>{createFormatter(language, 'latn').dateTime(printedAt)}</bdi>
      </dd>
    </dl>
  );
}

function Samples({ language }: { language: Language }): ReactNode {
  const t = translator(language);
  return (
    <>
      <h2>{t('documents.testPage.letters')}</h2>
      <p lang="ar" dir="rtl">
        {t('documents.testPage.sampleArabic')}
      </p>
      <p lang="en" dir="ltr">
        {t('documents.testPage.sampleEnglish')}
      </p>
      <p>
        <Value>0123456789</Value> · <Value>٠١٢٣٤٥٦٧٨٩</Value> · <Value>12.500 KWD</Value> · <Value>+965 5000 1234</Value>
      </p>
      <h2>{t('documents.testPage.greys')}</h2>
      <svg className="testpage-greys" viewBox={`0 0 ${greys.length * 10} 8`} aria-hidden="true" focusable="false">
        {greys.map((grey, index) => (
          <rect key={grey} x={index * 10 + 0.5} y="0.5" width="9" height="7" fill={grey} stroke="#000" strokeWidth="0.2" />
        ))}
      </svg>
      <p>
        {filled(t('documents.testPage.ruler', { length: slot('length') }), {
          length: <bdi>{t('documents.testPage.length', { mm: rulerMm })}</bdi>,
        })}
      </p>
      <svg className="testpage-ruler" viewBox={`0 0 ${rulerMm} 4`} aria-hidden="true" focusable="false">
        <path d={toRulerPath()} fill="none" stroke="#000" strokeWidth="0.2" />
      </svg>
    </>
  );
}

function toRulerPath(): string {
  const tick = (mm: number): string => `M${mm} 4v${mm % 10 === 0 ? -4 : mm % 5 === 0 ? -2.5 : -1.5}`;
  return `M0 3.9h${rulerMm}${Array.from({ length: rulerMm + 1 }, (_, mm) => tick(mm)).join('')}`;
}
