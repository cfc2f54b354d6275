/** What a page imports to show a `CountSheet` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import '../parts/list.css';
import './count-sheet.css';
