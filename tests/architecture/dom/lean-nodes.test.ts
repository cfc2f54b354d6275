// @vitest-environment happy-dom
import { Element, Node, PropertySymbol } from 'happy-dom';
import { expect, it } from 'vitest';

/** Made by happy-dom's own constructor, which is left as it is. */
function ownNode(): Node {
  class Own extends Node {}
  Own.prototype[PropertySymbol.window] = Reflect.get(document, PropertySymbol.window);
  return new Own();
}

it('a lean node begins with all that happy-dom gives to a node', () => {
  const own = ownNode();
  const lean = [document.createElement('p'), document.createTextNode('x'), document.createElementNS('http://www.w3.org/2000/svg', 'path')];
  const listens = ['listeners', 'listenerOptions'].map((name) => Reflect.get(PropertySymbol, name));
  for (const node of [...lean, document.createAttribute('title')]) {
    const missing = Reflect.ownKeys(own).filter((key) => !Object.hasOwn(node, key) && key !== PropertySymbol.window);
    expect(missing).toEqual(node.nodeType === Node.ATTRIBUTE_NODE ? listens : []);
    for (const key of Reflect.ownKeys(own)) {
      const value = Reflect.get(own, key);
      if (Array.isArray(value) || value === null || typeof value === 'boolean') expect(Reflect.get(node, key)).toEqual(value);
    }
    const cache = own[PropertySymbol.cache];
    for (const [name, value] of Object.entries(cache)) expect(Reflect.get(Reflect.get(node, PropertySymbol.cache), name)).toEqual(value);
    expect(node.ownerDocument).toBe(document);
    expect(node).toBeInstanceOf(Node);
  }
  expect(Element.TEXT_NODE).toBe(Node.TEXT_NODE);
});

it('a lean node forgets what it was asked when it changes', () => {
  document.body.innerHTML = '<div><p id="a">1</p></div>';
  const div = document.body.firstElementChild as HTMLElement;
  const paragraphs = div.getElementsByTagName('p');
  expect(paragraphs.length).toBe(1);
  div.append(document.createElement('p'));
  expect(paragraphs.length).toBe(2);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.red { color: red }';
  expect(getComputedStyle(div).color).toBe('');
  div.className = 'red';
  expect([getComputedStyle(div).color, getComputedStyle(div.firstElementChild as HTMLElement).color]).toEqual(['red', 'red']);
  div.className = '';
  expect(getComputedStyle(div.firstElementChild as HTMLElement).color).toBe('');
  style.remove();
  div.remove();
});

it('whoever listens to a lean node hears', () => {
  const heard: string[] = [];
  const [outer, inner] = [document.createElement('div'), document.createElement('b')];
  outer.append(inner);
  outer.addEventListener('click', ({ eventPhase }) => heard.push(`outer ${eventPhase}`), true);
  outer.addEventListener('click', ({ eventPhase }) => heard.push(`outer ${eventPhase}`));
  inner.addEventListener('click', () => heard.push('inner'), { once: true });
  inner.click();
  inner.click();
  expect(heard).toEqual(['outer 1', 'inner', 'outer 3', 'outer 1', 'outer 3']);
});

it('what is built from the inside outwards belongs to its form, its list and the page as what is built in it', () => {
  const make = (name: string, ...children: Node[]): HTMLElement => {
    const element = document.createElement(name);
    for (const child of children) element.appendChild(child as unknown as ChildNode);
    return element;
  };
  const [input, option] = [make('input') as HTMLInputElement, make('option') as HTMLOptionElement];
  const text = document.createTextNode('.green { color: green }') as unknown as Node;
  const select = make('select', make('optgroup', option as unknown as Node) as unknown as Node);
  const form = make(
    'form',
    make('p', make('label', input as unknown as Node) as unknown as Node) as unknown as Node,
    select as unknown as Node,
  );
  expect([input.form, option.isConnected, (select as HTMLSelectElement).options.length, form.contains(input)]).toEqual([
    form,
    false,
    1,
    true,
  ]);
  const body = make('div', make('div', form as unknown as Node) as unknown as Node, make('style', text) as unknown as Node);
  document.body.appendChild(body);
  expect([input.isConnected, option.isConnected, input.getRootNode() === document, getComputedStyle(body).display]).toEqual([
    true,
    true,
    true,
    'block',
  ]);
  body.className = 'green';
  expect(getComputedStyle(input).color).toBe('green');
  body.remove();
  expect([input.isConnected, option.isConnected, input.form]).toEqual([false, false, form]);
  const other = make('form', form.firstElementChild as unknown as Node);
  expect(input.form).toBe(other);
});
