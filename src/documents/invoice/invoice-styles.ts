import '../fonts.css';
import '../parts/document.css';
import './invoice.css';
import './invoice-papers.css';

/** Importing this module is what a page needs to show an `Invoice`; the class name holds the sheet in a frame of the page's own. */
export const invoiceClassName = 'inv';
