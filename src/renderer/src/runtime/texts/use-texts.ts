import type { Translate } from '@shared/i18n/i18n-options';
import { useTranslation } from 'react-i18next';

/** Returns the page's texts; renders again when language or digits change. */
export const useTexts = (): Translate => useTranslation().t;
