/** What a page imports to show an `EndOfDay` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import '../parts/list.css';
import '../parts/sales.css';
