import { type Language, toDirection } from '@shared/domain/language';
import type { Paper, Printable } from '@shared/domain/printing/printable';
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
  /** The document whose destination is tested. */
  document: Printable;
  profile: DocumentHead;
  /** The printer's name as shown to users. */
  printerName: string;
  /** ISO time. */
  printedAt: string;
}

/** Lengths of the ruler in millimeters, shorter on the smallest paper. */
const toRulerMm = (paper: Paper): number => (paper === '50x25mm' ? 40 : 50);
const greys = ['#000', '#444', '#888', '#bbb', '#eee', '#0e6f66', '#c08a3e'];

const labels: readonly Paper[] = ['100x50mm', '50x25mm'];

/**
 * Names the document and its destination, and tests the printer: the whole sheet, both scripts, fine lines, grays, and the true size.
 * Explains typical faults in words, shorter on labels.
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
        <Checks {...props} />
      </div>
    </article>
  );
}

function LabelPage(props: TestPageProps): ReactNode {
  const { language, paper } = props;
  const t = translator(language);
  return (
    <article className="doc testpage" lang={language} dir={toDirection(language)} data-paper={paper}>
      <div className="testpage-frame">
        <h1>
          {t('documents.testPage.title')}
          {paper === '50x25mm' && `${t('documents.invoice.separator')}${t(`printables.name.${props.document}`)}`}
        </h1>
        <Facts {...props} />
        <p className="testpage-hint">
          {filled(t('documents.testPage.labelFrame', { length: slot('length') }), { length: <RulerLength {...props} /> })}{' '}
          {t('documents.testPage.labelFaults')}
        </p>
        <Ruler paper={paper} />
      </div>
    </article>
  );
}

function PaperName({ language, paper }: Pick<TestPageProps, 'language' | 'paper'>): ReactNode {
  const t = translator(language);
  const { widthMm, heightMm } = paperSizes[paper];
  return (
    <bdi>
      {heightMm === null
        ? t('documents.testPage.length', { mm: widthMm })
        : t('documents.testPage.size', { width: widthMm, height: heightMm })}
    </bdi>
  );
}

function Facts({ language, paper, document, printerName, printedAt }: TestPageProps): ReactNode {
  const t = translator(language);
  return (
    <dl>
      {paper !== '50x25mm' && (
        <>
          <dt>{t('documents.testPage.document')}</dt>
          <dd>{t(`printables.name.${document}`)}</dd>
        </>
      )}
      <dt>{t('documents.testPage.printer')}</dt>
      <dd>
        <Text language={language}>{printerName}</Text>
      </dd>
      <dt>{t('documents.testPage.paper')}</dt>
      <dd>
        <PaperName language={language} paper={paper} />
      </dd>
      {!labels.includes(paper) && (
        <>
          <dt>{t('documents.testPage.language')}</dt>
          <dd>{t(`documents.testPage.languages.${language}`)}</dd>
        </>
      )}
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
    </>
  );
}

function Checks({ language, paper }: TestPageProps): ReactNode {
  const t = translator(language);
  return (
    <section className="testpage-checks">
      <h2>{t('documents.testPage.check')}</h2>
      <p>
        {filled(t('documents.testPage.ruler', { length: slot('length') }), { length: <RulerLength language={language} paper={paper} /> })}
      </p>
      <Ruler paper={paper} />
      <p>{t('documents.testPage.frame')}</p>
      <ul>
        <li>{filled(t('documents.testPage.cut', { size: slot('size') }), { size: <PaperName language={language} paper={paper} /> })}</li>
        <li>{t('documents.testPage.scaled')}</li>
        <li>{t('documents.testPage.turned')}</li>
      </ul>
    </section>
  );
}

function RulerLength({ language, paper }: Pick<TestPageProps, 'language' | 'paper'>): ReactNode {
  return <bdi>{translator(language)('documents.testPage.length', { mm: toRulerMm(paper) })}</bdi>;
}

function Ruler({ paper }: { paper: Paper }): ReactNode {
  const lengthMm = toRulerMm(paper);
  return (
    <svg
      className="testpage-ruler"
      width={`${lengthMm}mm`}
      viewBox={`0 0 ${lengthMm} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={toRulerPath(lengthMm)} fill="none" stroke="#000" strokeWidth="0.2" />
    </svg>
  );
}

function toRulerPath(rulerMm: number): string {
  const tick = (mm: number): string => `M${mm} 4v${mm % 10 === 0 ? -4 : mm % 5 === 0 ? -2.5 : -1.5}`;
  return `M0 3.9h${rulerMm}${Array.from({ length: rulerMm + 1 }, (_, mm) => tick(mm)).join('')}`;
}
