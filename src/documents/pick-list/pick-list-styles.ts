/** What a page imports to show a `PickList` as it comes out of the printer. */
import '../fonts.css';
import '../parts/document.css';
import '../parts/list.css';
import './pick-list.css';
