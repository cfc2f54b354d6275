import type { Translate } from '@shared/i18n/i18n-options';
import { useTranslation } from 'react-i18next';

/** The page's texts in its language; draws again where language or digits change. */
export const useTexts = (): Translate => useTranslation().t;
