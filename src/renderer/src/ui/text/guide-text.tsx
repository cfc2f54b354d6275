import { makeStyles, tokens } from '@fluentui/react-components';
import { toParts, wordsOf } from '@guide/markup';
import { isMac } from '@renderer/runtime/is-mac';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { sayIn } from '@renderer/runtime/texts/say-in';
import type { ReactElement } from 'react';
import { KeyCaps } from './key-caps';

const useStyles = makeStyles({ words: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 } });

/** A text of the guide. Names of controls are emphasized and use the app's current texts. */
export function GuideText({ text }: { text: string }): ReactElement {
  const styles = useStyles();
  const say = sayIn(useLanguage());
  return (
    <>
      {toParts(text).map((part, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text have no other identity and keep their order.
        if (part.kind === 'text') return <span key={at}>{part.text}</span>;
        if (part.kind === 'keys') return <KeyCaps key={at} caps={part.caps.map((cap) => (cap === 'Ctrl' && isMac() ? '\u2318' : cap))} />;
        return (
          <bdi key={at} className={styles.words}>
            {wordsOf(say, part)}
          </bdi>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
      })}
    </>
  );
}
