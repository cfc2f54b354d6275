import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { inEnglish } from '../texts';

/*
 * Price lists as other programs write them. The file of LibreOffice Calc is an original (tests/fixtures/imports). The others are built here
 * from the same parts as the program's files.
 */

const fixtures = join(import.meta.dirname, '../../fixtures/imports');
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(join(fixtures, name)));
const utf8 = (text: string): Uint8Array => strToU8(text);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const toRelations = (relations: readonly [id: string, type: string, target: string][]): string =>
  `${declaration}<Relationships xmlns="${packageRelations}">${relations
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const pack = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

/** Excel: a table of texts, styles, a filter with hidden rows, a hidden first sheet, and calculated values. */
function excelWorkbook(): Uint8Array {
  const strings = ['الرمز', 'الصنف', 'السعر', 'الكمية', 'قائمة أسعار الخريف', 'BD-01002', 'Costs', 'secret'];
  const text = (place: string, at: number): string => `<c r="${place}" s="1" t="s"><v>${at}</v></c>`;
  const rows = [
    `<row r="1" spans="1:4" x14ac:dyDescent="0.25">${text('A1', 4)}<c r="B1" s="1"/><c r="C1" s="1"/></row>`,
    `<row r="3" spans="1:4">${text('A3', 0)}${text('B3', 1)}${text('C3', 2)}${text('D3', 3)}</row>`,
    '<row r="4" spans="1:4"><c r="A4" s="2"><v>123</v></c><c r="C4" s="3"><f>ROUND(9.75*1.075,5)</f><v>10.481249999999999</v></c><c r="D4"><v>12</v></c></row>',
    `<row r="5" spans="1:4" hidden="1">${text('A5', 5)}<c r="C5" s="3" t="e"><f>VLOOKUP(A5,Costs!A:B,2,FALSE)</f><v>#N/A</v></c><c r="D5"><v>7</v></c></row>`,
    '<row r="6" spans="1:4"><c r="A6" s="1"/><c r="C6" s="3"/></row>',
  ];
  const open = `<worksheet xmlns="${main}" xmlns:r="${officeRelations}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac">`;
  return pack({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': toRelations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView activeTab="1"/></bookViews><sheets><sheet name="Costs" sheetId="2" state="hidden" r:id="rId2"/><sheet name="الأسعار" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">الأسعار!$A$3:$D$5</definedName></definedNames><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': toRelations([
      ['rId3', 'styles', 'styles.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId1', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId4', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="0.000\\ &quot;د.ك&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="0" applyBorder="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}" count="9" uniqueCount="${strings.length}">${strings
      .map((one, at) =>
        at === 1
          ? `<si><r><t>${one.slice(0, 2)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${one.slice(2)}</t></r></si>`
          : `<si><t>${one}</t></si>`,
      )
      .join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${declaration}${open}<sheetData><row r="1">${text('A1', 6)}</row><row r="2">${text('A2', 7)}</row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${declaration}${open}<sheetPr filterMode="1"/><dimension ref="A1:D6"/><cols><col min="1" max="1" width="12"/></cols><sheetData>${rows.join('')}</sheetData><autoFilter ref="A3:D5"/><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
  });
}

/** Google Sheets: check boxes, a thousand framed rows, and a sheet name with a space. */
function googleWorkbook(): Uint8Array {
  const strings = ['SKU', 'Price', 'Stock', inEnglish('productImport.targets.bestSeller'), 'BD-01001', 'bd-01002'];
  const rows = [
    '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c><c r="D1" s="1" t="s"><v>3</v></c></row>',
    '<row r="2"><c r="A2" s="2" t="s"><v>4</v></c><c r="B2" s="3"><v>10.25</v></c><c r="C2" s="2"><v>90.0</v></c><c r="D2" s="2" t="b"><v>1</v></c></row>',
    '<row r="3"><c r="A3" s="2" t="s"><v>5</v></c><c r="B3" s="3"><f>B2*1.5</f><v>15.375</v></c><c r="C3" s="2"/><c r="D3" s="2" t="b"><v>0</v></c></row>',
    ...Array.from({ length: 1000 }, (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="2"/><c r="B${at + 4}" s="3"/></row>`),
  ];
  return pack({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': toRelations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><workbookPr/><sheets><sheet state="visible" name="Price list" sheetId="1" r:id="rId4"/></sheets><definedNames/><calcPr/></workbook>`,
    'xl/_rels/workbook.xml.rels': toRelations([
      ['rId1', 'theme', 'theme/theme1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet1.xml'],
    ]),
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}">${strings.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

/** The Open XML SDK and tools based on it: prefixes, absolute targets, no cell references. */
function openXmlSdkWorkbook(): Uint8Array {
  const cell = (text: string): string => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
  const number = (value: number): string => `<x:c><x:v>${value}</x:v></x:c>`;
  const rows = [
    [cell('Item code'), cell('Cost'), cell('Qty')],
    [cell('BD-01001'), number(4.5), number(11)],
    [cell('BD-01002'), cell(''), number(12)],
  ];
  return pack({
    '_rels/.rels': toRelations([['R1', 'officeDocument', '/xl/workbook.xml']]),
    'xl/workbook.xml': `<x:workbook xmlns:x="${main}"><x:sheets><x:sheet name="Sheet" sheetId="1" r:id="Rsheet" xmlns:r="${officeRelations}"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': toRelations([['Rsheet', 'worksheet', '/xl/worksheets/sheet.xml']]),
    'xl/worksheets/sheet.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData>${rows.map((row) => `<x:row>${row.join('')}</x:row>`).join('')}</x:sheetData></x:worksheet>`,
  });
}

/** A script: its formulas were never calculated. */
function scriptWorkbook(): Uint8Array {
  const cell = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    `<row r="1">${cell('A1', 'Code')}${cell('B1', 'Price')}${cell('C1', inEnglish('productImport.targets.offerPrice'))}</row>`,
    `<row r="2">${cell('A2', 'BD-01001')}<c r="B2"><f>9*1.1</f><v></v></c><c r="C2"><v>8</v></c></row>`,
    `<row r="3">${cell('A3', 'BD-01002')}<c r="B3"><v>20.5</v></c><c r="C3" t="n"/></row>`,
  ];
  return pack({
    '_rels/.rels': toRelations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="Sheet" sheetId="1" state="visible" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': toRelations([['rId1', 'worksheet', '/xl/worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}

/** Encodes a text in Windows 1256, for the few letters that are used. */
function windowsArabic(text: string): Uint8Array {
  const letters = new Map(
    Array.from({ length: 128 }, (_, at) => [new TextDecoder('windows-1256').decode(Uint8Array.of(at + 128)), at + 128]),
  );
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? letter.charCodeAt(0));
}

const wooHeads =
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description","Date sale price starts","Tax status","In stock?",Stock,"Low stock amount","Weight (kg)","Sale price","Regular price",Categories,Images,Position';
const wooArabicHeads =
  'المعرّف,النوع,"رمز المنتج",الاسم,منشور,"هل المنتج مميز؟","حالة الظهور في الدليل","وصف قصير","تاريخ بدء سعر التخفيض","حالة الضريبة","متوفر في المخزون؟",المخزون,"كمية المخزون المنخفضة","الوزن (كجم)","سعر التخفيض","السعر الافتراضي",التصنيفات,الصور,الموضع';
const wooRows = [
  '2,simple,BD-01001,"قدر حديد زهر",1,0,visible,"",,taxable,1,90,,"1.5",8.5,10.25,"Cookware > Pots",https://shop.example/1.jpg,0',
  '1187,simple,BD-01002,"قدر, مجبوس",1,0,visible,"a ""big"" pot",,taxable,1,43,3,2,,17.5,Cookware,,0',
];

const shopifyHeads =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Cost per item,Status';
const shopifyRows = [
  'iron-pot,Iron pot,"<p>Heavy, and\nblack</p>",Diwan,Pot,,TRUE,Title,Default Title,BD-01001,1500,shopify,90,deny,8.500,10.250,TRUE,,https://shop.example/1.jpg,4.000,active',
  'machboos-pot,قدر مجبوس,,Diwan,Pot,,TRUE,Title,Default Title,BD-01002,2000,shopify,43,deny,17.500,,TRUE,6291041500213,,,active',
  'iron-pot,,,,,,,,,,,,,,,,,,https://shop.example/2.jpg,,',
];

/** Files by the program that has written them. */
export const foreignFiles = {
  'LibreOffice Calc: a title, codes by their format, errors and formulas': () => fixture('calc-prices.xlsx'),
  'LibreOffice Calc: a cover, a hidden sheet, filtered rows and joined cells': () => fixture('calc-sheets.xlsx'),
  'LibreOffice Calc: text with semicolons and decimal commas': () => fixture('calc-semicolons.csv'),
  'LibreOffice Calc: text in two bytes a letter, with tabs': () => fixture('calc-tabs.csv'),
  'Excel: a hidden sheet in front, a filter, a title, an error': excelWorkbook,
  'Excel: text in Arabic letters of Windows, a title above the heads': () =>
    windowsArabic('قائمة أسعار الخريف;;\r\n\r\nالرمز;سعر البيع;الرصيد\r\nBD-01001;12,500;90\r\nBD-01002;17,5;43\r\n'),
  'Google Sheets: a workbook with check boxes': googleWorkbook,
  'Google Sheets: text with commas': () => utf8('SKU,Price,Stock,New in\r\nBD-01001,"10.250",90,TRUE\r\nBD-01002,#N/A,43,FALSE\r\n'),
  'Open XML SDK: other names of parts, cells without places': openXmlSdkWorkbook,
  'a script: formulas that were never calculated': scriptWorkbook,
  'WooCommerce: an export in English': () => utf8(`\ufeff${[wooHeads, ...wooRows].join('\n')}\n`),
  'WooCommerce: an export in Arabic': () => utf8(`\ufeff${[wooArabicHeads, ...wooRows].join('\n')}\n`),
  'Shopify: an export of products': () => utf8(`${[shopifyHeads, ...shopifyRows].join('\n')}\n`),
} as const satisfies Record<string, () => Uint8Array>;
