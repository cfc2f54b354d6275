/** What a page imports to show a `PackingSlip` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import './packing-slip.css';
