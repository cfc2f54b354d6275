import { Avatar, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { '& .fui-Avatar__initials': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand } },
});

/** The picture covers the initial, which stays visible if the picture can't be loaded (OP-103). */
export function AccountAvatar({ initial, picture }: { initial: string; picture: string | null }): ReactElement {
  const styles = useStyles();
  return <Avatar size={32} className={styles.root} initials={initial} aria-hidden="true" {...(picture && { image: { src: picture } })} />;
}
