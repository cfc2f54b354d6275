/** What a page imports to show an `AddressLabel` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import './address-label.css';
