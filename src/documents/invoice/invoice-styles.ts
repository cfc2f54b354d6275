/** Import this to show an `Invoice` as it will be printed. */
import '../fonts.css';
import '../parts/document.css';
import './invoice.css';
import './invoice.papers.css';
