/** What a page imports to show a `ProductLabel` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import './product-label.css';
