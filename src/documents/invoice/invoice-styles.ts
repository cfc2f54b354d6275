/** What a page imports to show an `Invoice` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import './invoice.css';
import './invoice.papers.css';
