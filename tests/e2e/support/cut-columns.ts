import type { Page } from '@playwright/test';

/** Returns the headings of columns in which a cell's text is cut off. */
export function cutColumns(page: Page): Promise<string[]> {
  return page.locator('table').evaluate((grid) => {
    const heads = [...grid.querySelectorAll('thead :is(th, td)')].map((head) => head.textContent ?? '');
    // Half a pixel of overflow causes an ellipsis; `scrollWidth` is a whole number.
    const isCut = (element: Element): boolean => {
      const { textOverflow, paddingLeft, paddingRight } = getComputedStyle(element);
      if (textOverflow !== 'ellipsis') return false;
      const box = element.getBoundingClientRect();
      const [from, to] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        // Text for screen readers only is positioned outside of the flow.
        const parent = texts.currentNode.parentElement;
        if (parent && getComputedStyle(parent).position === 'absolute') continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right } = range.getBoundingClientRect();
        if (left < from - 0.1 || right > to + 0.1) return true;
      }
      return false;
    };
    const cut = [...grid.querySelectorAll('tbody td, thead :is(th, td)')].filter((cell) =>
      [cell, ...cell.querySelectorAll('*')].some(isCut),
    );
    return [...new Set(cut.map((cell) => heads[[...(cell.parentElement?.children ?? [])].indexOf(cell)] ?? ''))];
  });
}
