import { Button, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { ImageMultipleRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ShopBannersValues } from './shop-banners-form';

const useStyles = makeStyles({
  card: { ...flexColumn, rowGap: '16px', padding: '20px' },
  head: { ...wrappingRow, columnGap: '16px', alignItems: 'start', justifyContent: 'space-between' },
  title: sectionTitle,
  hint: smallQuietParagraph,
  turn: { ...flexRow, columnGap: '4px' },
  count: { minWidth: '56px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
  devices: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    gap: '24px',
    alignItems: 'start',
    '@media (max-width: 699.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  device: {
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  phone: { width: '200px', boxSizing: 'border-box' },
  window: { ...flexRow, columnGap: '6px', minHeight: '26px', paddingInline: '12px', backgroundColor: tokens.colorNeutralBackground3 },
  light: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: tokens.colorNeutralStroke1 },
  menu: { ...flexRow, columnGap: '16px', minHeight: '36px', paddingInline: '16px', ...hairline.blockEnd },
  bar: { height: '8px', borderRadius: '4px', backgroundColor: tokens.colorNeutralStroke2 },
  gap: { flexGrow: 1 },
  stage: { position: 'relative', height: '208px', backgroundColor: tokens.colorNeutralBackground3 },
  small: { height: '92px' },
  picture: { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  dots: { position: 'absolute', insetInline: 0, insetBlockEnd: '10px', display: 'flex', justifyContent: 'center', columnGap: '6px' },
  dot: { width: '8px', height: '8px', borderRadius: '4px', backgroundColor: '#fff', boxShadow: '0 0 2px rgb(0 0 0 / 60%)', opacity: 0.7 },
  current: { width: '20px', opacity: 1 },
  none: {
    height: '100%',
    ...flexColumn,
    rowGap: '6px',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    ...smallQuietWords,
  },
  icon: { fontSize: '24px' },
  goods: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', padding: '10px' },
  thing: { height: '48px', borderRadius: '4px', backgroundColor: tokens.colorNeutralStroke2 },
});

/** Shows the slots' current banners, one after the other, on a computer and on a phone. */
export function BannerPreview(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const titleId = useId();
  const slots: ShopBannersValues['banners'] | undefined = useWatch({ name: 'banners' });
  const urls = (slots ?? []).map(({ image }) => image).filter((url) => url !== '');
  const [chosen, setChosen] = useState(0);
  const total = urls.length;
  const position = Math.min(chosen, Math.max(total - 1, 0));
  const turn = (by: number): void => setChosen((position + by + total) % total);
  const stage = (size?: string): ReactElement => <Stage urls={urls} position={position} {...(size && { className: size })} />;
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId} data-banner-preview>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('shopBanners.preview')}
          </h2>
          <p className={styles.hint}>{t('shopBanners.previewHint')}</p>
        </div>
        {total > 1 && (
          <div className={styles.turn}>
            <Turn label={t('shopBanners.previous')} icon={<DirectionalIcon name="previous" />} onPress={() => turn(-1)} />
            <span className={styles.count} aria-live="polite">
              {t('shopBanners.shown', { position: position + 1, total })}
            </span>
            <Turn label={t('shopBanners.next')} icon={<DirectionalIcon name="next" />} onPress={() => turn(1)} />
          </div>
        )}
      </div>
      <div className={styles.devices}>
        <figure className={styles.device} aria-label={t('shopBanners.desktop')}>
          <div className={styles.window} aria-hidden>
            <Repeated count={3} className={styles.light} />
          </div>
          <Menu widths={[96, 64, 72, 56]} />
          {stage()}
        </figure>
        <figure className={mergeClasses(styles.device, styles.phone)} aria-label={t('shopBanners.phone')}>
          <Menu widths={[72]} />
          {stage(styles.small)}
          <div className={styles.goods} aria-hidden>
            <Repeated count={4} className={styles.thing} />
          </div>
        </figure>
      </div>
    </Card>
  );
}

function Turn({ label, icon, onPress }: { label: string; icon: ReactElement; onPress: () => void }): ReactElement {
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" icon={icon} onClick={onPress} />
    </Tooltip>
  );
}

function Stage({ urls, position, className }: { urls: readonly string[]; position: number; className?: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const url = urls[position];
  return (
    <div className={mergeClasses(styles.stage, className)}>
      {url ? (
        <img className={styles.picture} src={toMediaPath(url) ?? ''} alt={t('shopBanners.banner', { position: position + 1 })} />
      ) : (
        <div className={styles.none}>
          <ImageMultipleRegular className={styles.icon} aria-hidden />
          {t('shopBanners.none')}
        </div>
      )}
      {urls.length > 1 && (
        <div className={styles.dots} aria-hidden>
          {urls.map((of, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two slots, and a dot is its place.
            <span key={`${index} ${of}`} className={mergeClasses(styles.dot, index === position && styles.current)} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The head of the shop's page, with bars in place of text. */
function Menu({ widths }: { widths: readonly number[] }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.menu} aria-hidden>
      {widths.map((width) => (
        <span key={width} className={styles.bar} style={{ width }} />
      ))}
      <span className={styles.gap} />
      <span className={styles.bar} style={{ width: 16 }} />
    </div>
  );
}

function Repeated({ count, className }: { count: number; className: string }): ReactNode {
  return Array.from({ length: count }, (_, index) => `part-${index}`).map((part) => <span key={part} className={className} />);
}
