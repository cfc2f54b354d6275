import type { Paper, Rotation } from '@shared/domain/printing/printable';
import type { SheetLanguage } from '@shared/domain/printing/sheet-languages';
import type { Translate } from '@shared/i18n/translate';

/** Returns `App language`, `العربية`, `English`, or `Both`. */
export function toSheetLanguageText(language: SheetLanguage, t: Translate): string {
  return language === 'app' || language === 'both' ? t(`printerSettings.language.${language}`) : t(`shell.languageNames.${language}`);
}

/** Returns `A4, 210 × 297 mm`, for lists of papers. */
export function toPaperText(paper: Paper, t: Translate): string {
  const name = `\u2068${t(`printerSettings.paper.${paper}`)}\u2069`;
  return [name, t(`printerSettings.paperHint.${paper}`)].join(t('forms.separator'));
}

/** Returns `None` or `90°`. */
export function toRotationText(rotation: Rotation, t: Translate): string {
  return rotation === '0' ? t('printerSettings.rotation.none') : t('printerSettings.rotation.by', { degrees: Number(rotation) });
}
