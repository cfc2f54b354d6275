import { describe, expect, it } from 'vitest';
import { toSafeLink } from '../safe-link';
import { readHtml } from './read-html';

/** Returns the result, with a line for each block and for each part that was left out: `quote: a{bold}b`, `without tag:img`. */
function comesOut(html: string): string[] {
  const { document, unsupported } = readHtml(html, { withLooks: true });
  return [
    ...document.blocks.map(({ format: { kind, ...format }, runs }) => {
      const looks = Object.entries(format).map(([name, value]) => ` ${name}=${value}`);
      return `${kind}${looks.join('')}: ${runs.map(({ text, marks }) => told(marks) + text).join('')}`;
    }),
    ...unsupported.map((what) => `without ${what}`),
  ];
}

function told(marks: object): string {
  const words = Object.entries(marks).map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return words.length > 0 ? `{${words}}` : '';
}

const hostile: readonly (readonly [what: string, html: string, out: readonly string[]])[] = [
  ['script', 'a<script>alert(1)</script>b', ['paragraph: ab', 'without tag:script']],
  ['script with attributes', 'a<SCRIPT src=//evil.example/x.js></SCRIPT >b', ['paragraph: ab', 'without tag:script']],
  ['script unclosed', 'a<script>alert(1)//', ['paragraph: a', 'without tag:script']],
  ['script in script', '<scr<script>ipt>alert(1)</script>', ['paragraph: ipt>alert(1)']],
  ['script comment escape', 'a<script><!--<script></script>alert(1)--></script>b', ['paragraph: aalert(1)-->b', 'without tag:script']],
  [
    'event handlers',
    '<p onclick="alert(1)" onmouseover=alert(2)>a <b onfocus=alert(3) tabindex=1 autofocus>b</b></p>',
    ['paragraph: a {bold}b'],
  ],
  ['img onerror', 'a<img src=x onerror=alert(1)>b', ['paragraph: ab', 'without tag:img']],
  ['img broken attribute', '<img """><script>alert("x")</script>">', ['paragraph: ">', 'without tag:img', 'without tag:script']],
  ['javascript url', '<a href="javascript:alert(1)">a</a>', ['paragraph: a', 'without link:javascript']],
  ['javascript url with entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', ['paragraph: a', 'without link:other']],
  ['javascript url with tab', '<a href="java\tscript:alert(1)">a</a>', ['paragraph: a', 'without link:other']],
  ['javascript url with entity newline', '<a href="java&#10;script:alert(1)">a</a>', ['paragraph: a', 'without link:other']],
  ['javascript url upper, blank', '<a href=" JaVaScRiPt:alert(1)">a</a>', ['paragraph: a', 'without link:javascript']],
  [
    'vbscript and data urls',
    '<a href="vbscript:x">a</a><a href="data:text/html,<script>alert(1)</script>">b</a>',
    ['paragraph: ab', 'without link:vbscript', 'without link:data'],
  ],
  [
    'file and blob urls',
    '<a href="file:///etc/passwd">a</a><a href="blob:https://a.b/1">b</a>',
    ['paragraph: ab', 'without link:file', 'without link:blob'],
  ],
  [
    'relative urls',
    '<a href="/x">a</a><a href="//evil.example">b</a><a href="#x">c</a><a href="">d</a>',
    ['paragraph: abcd', 'without link:other'],
  ],
  [
    'two hrefs',
    '<a href="https://a.b" href="javascript:alert(1)">a</a><a href="javascript:alert(1)" href="https://a.b">b</a>',
    ['paragraph: {link=https://a.b}ab', 'without link:javascript'],
  ],
  ['xlink', '<a xlink:href="javascript:alert(1)" href="https://a.b">a</a>', ['paragraph: {link=https://a.b}a']],
  [
    'nested links',
    '<a href="https://a.b">a<a href="https://c.d">b</a>c</a>',
    ['paragraph: {link=https://a.b}a{link=https://c.d}b{link=https://a.b}c'],
  ],
  ['svg onload', 'a<svg onload=alert(1)></svg>b', ['paragraph: ab', 'without tag:svg']],
  ['svg script', 'a<svg><script>alert(1)</script></svg>b', ['paragraph: ab', 'without tag:svg']],
  ['svg text', 'a<svg><text>t</text></svg>b', ['paragraph: ab', 'without tag:svg']],
  ['svg breakout', 'a<svg><p>x</svg>b', ['paragraph: ab', 'without tag:svg']],
  ['svg style breakout', '<svg><style><img src=x onerror=alert(1)></style></svg>', ['paragraph: ', 'without tag:svg']],
  ['svg foreignObject', '<svg><foreignObject><p>x</p></foreignObject></svg>', ['paragraph: ', 'without tag:svg']],
  ['svg use data', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>', ['paragraph: ', 'without tag:svg']],
  [
    'math mtext breakout',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ['paragraph: ', 'without tag:math'],
  ],
  ['math href', '<math href="javascript:alert(1)">x</math>', ['paragraph: ', 'without tag:math']],
  ['mxss noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</noscript>y', ['paragraph: ">xy', 'without tag:img']],
  [
    'mxss form math',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    ['paragraph: ', 'without tag:form', 'without tag:math'],
  ],
  ['mxss title', 'a<title><img src=x onerror=alert(1)></title>b', ['paragraph: ab']],
  ['mxss textarea', 'a<textarea><img src=x onerror=alert(1)></textarea>b', ['paragraph: ab', 'without tag:textarea']],
  ['mxss xmp', 'a<xmp><img src=x onerror=alert(1)></xmp>b', ['paragraph: ab', 'without tag:img']],
  ['mxss plaintext', 'a<plaintext><b>x</b>', ['paragraph: a{bold}x']],
  ['mxss listing', 'a<listing>&lt;img onerror=alert(1) src=x&gt;</listing>b', ['paragraph: a<img onerror=alert(1) src=x>b']],
  [
    'nested forms',
    '<form action="javascript:alert(1)"><form><input name=a><button formaction="javascript:x">go</button></form>x</form>y',
    ['paragraph: go', 'paragraph: x', 'paragraph: y', 'without tag:form', 'without tag:input', 'without tag:button'],
  ],
  ['select', 'a<select><option>o<b>p</select>b', ['paragraph: ab', 'without tag:select']],
  ['template', 'a<template><b>x</b><script>alert(1)</script></template>b', ['paragraph: ab', 'without tag:template']],
  ['template nested', 'a<template><template>x</template>y</template>b', ['paragraph: ayb', 'without tag:template']],
  ['comment', 'a<!-- <b>x</b> -->b', ['paragraph: ab']],
  ['comment unclosed', 'a<!-- <b>x</b> b', ['paragraph: a']],
  ['comment with bang end', 'a<!-- x --!>b<!-- -->c', ['paragraph: ac']],
  ['comment empty', 'a<!-->b<!--->c', ['paragraph: ac']],
  ['comment conditional', 'a<!--[if gte mso 9]><xml>x</xml><![endif]-->b', ['paragraph: ab']],
  ['declarations', '<!DOCTYPE html><?xml version="1.0"?><![CDATA[x]]>b', ['paragraph: b']],
  [
    'entities broken',
    '&lt;&bogus;&#0;&#xD800;&amp&ampx &#128; &#x110000; &;&#;&#x;',
    ['paragraph: <&bogus;&#0;&#xD800;&amp&ampx \u0080 &#x110000; &;&#;&#x;'],
  ],
  ['entities known', '&lt;&#1593;&#x1F600;&hellip;&Alpha;&nbsp;&rarr;&copy', ['paragraph: <ع😀…&Alpha; →&copy']],
  [
    'entities double',
    '&amp;lt;script&amp;gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    ['paragraph: &lt;script&gt;<script>alert(1)</script>'],
  ],
  [
    'unknown tags',
    '<blink>a</blink><x-y onclick=x>b</x-y><o:p>c</o:p><custom-element><p>d</p></custom-element>',
    ['paragraph: abc', 'paragraph: d'],
  ],
  [
    'style url',
    '<p style="background:url(javascript:alert(1));color:expression(alert(1))">a</p>',
    ['paragraph: {color=expression(alert(1))}a'],
  ],
  ['style behaviour', '<p style="behavior:url(x.htc);-moz-binding:url(x);position:fixed;font-size:1000px">a</p>', ['paragraph: a']],
  [
    'style color text',
    '<span style="color:red;background-color:#ff0;font-size:18px">a</span><span style="color:url(x)">b</span>',
    ['paragraph: {color=red,background=#ff0,size=18}a{color=url(x)}b'],
  ],
  ['style entities', '<span style="color:&#114;ed">a</span>', ['paragraph: {color=red}a']],
  ['style element', 'a<style>p{background:url(javascript:alert(1))}</style>b', ['paragraph: ab', 'without tag:style']],
  ['link and base', '<link rel=stylesheet href=//evil.example/x.css><base href="javascript:alert(1)//">a', ['paragraph: a']],
  ['meta refresh', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">a', ['paragraph: a']],
  ['iframe srcdoc', 'a<iframe srcdoc="<script>alert(1)</script>"></iframe>b', ['paragraph: ab', 'without tag:iframe']],
  ['iframe src', 'a<iframe src=javascript:alert(1)><p>x</p></iframe>b', ['paragraph: ab', 'without tag:iframe']],
  [
    'object embed',
    'a<object data="javascript:alert(1)"><param name=x value=y>t</object><embed src=x>b',
    ['paragraph: ab', 'without tag:object', 'without tag:embed'],
  ],
  ['frameset', '<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>', ['paragraph: ']],
  [
    'audio video',
    'a<video src=x onerror=alert(1)>v</video><audio controls>w</audio>b',
    ['paragraph: avwb', 'without tag:video', 'without tag:audio'],
  ],
  ['marquee', '<marquee onstart=alert(1)>a</marquee>', ['paragraph: a']],
  ['details', '<details open ontoggle=alert(1)><summary>a</summary>b</details>', ['paragraph: ab']],
  ['dialog', '<dialog open>a</dialog>', ['paragraph: a']],
  ['quote break', '<p title="a>b" class=\'c>d\'>e</p>', ['paragraph: e']],
  ['quote open', '<p title="a>b</p><p>c</p>', ['paragraph: b', 'paragraph: c']],
  ['slash attributes', '<p/onclick=alert(1)/style=color:red>a</p>', ['paragraph: a']],
  ['null bytes', 'a<scr\u0000ipt>alert(1)</scr\u0000ipt>\u0000b', ['paragraph: aalert(1)\u0000b']],
  ['tag without end', 'a<b', ['paragraph: a<b']],
  ['tag without end, in quotes', 'a<b title="x', ['paragraph: a<b title="x']],
  ['less than', '1 < 2 <3 <> </> < b>x', ['paragraph: 1 < 2 <3 <> </> < b>x']],
  ['close tags alone', '</p></br></b>a</p></div>', ['paragraph: a']],
  ['misnested', '<b>a<i>b</b>c</i>d', ['paragraph: {bold}a{bold,italic}bcd']],
  ['misnested block', '<b>a<p>b</b>c</p>', ['paragraph: {bold}a', 'paragraph: {bold}b', 'paragraph: c']],
  ['table', '<table>t<tr><td>a<td>b<tr><td>c</table>', ['paragraph: t', 'paragraph: a\tb', 'paragraph: c', 'without tag:table']],
  [
    'table foster script',
    '<table><script>alert(1)</script><p>x</p><tr><td onclick=x>a</td></tr></table>',
    ['paragraph: x', 'paragraph: a', 'without tag:table', 'without tag:script'],
  ],
  ['list in p', '<p>a<ul><li>b</ul>c</p>', ['paragraph: a', 'bullet: b', 'paragraph: c']],
  ['is attribute, slot', '<p is="x-y">a</p><slot name=x>b</slot>', ['paragraph: a', 'paragraph: b']],
  ['invisible', '<p hidden>a</p><p style="display:none">b</p>', ['paragraph: a', 'paragraph: b']],
  ['direction overrides', '<p>\u202ea\u202c<bdo dir=rtl>b</bdo></p>', ['paragraph: \u202ea\u202cb']],
];

describe('hostile HTML is text without what could run or load', () => {
  it.each(hostile)('%s', (_what, html, out) => {
    expect(comesOut(html)).toEqual(out);
  });

  it('as a paste it brings no looks either, and no link but a safe one', () => {
    for (const [what, html] of hostile) {
      const { blocks } = readHtml(html, { withLooks: false }).document;
      const marks = blocks.flatMap(({ runs }) => runs.map((run) => run.marks));
      expect(marks.flatMap(({ color, background, size }) => [color, background, size]).filter(Boolean), what).toEqual([]);
      const links = marks.flatMap(({ link }) => link ?? []);
      expect(links.map(toSafeLink), what).toEqual(links);
    }
  });
});

describe('HTML without end is read to its end', () => {
  const many = 10_000;
  const deep = (tag: string): string => `${`<${tag}>`.repeat(many)}x${`</${tag}>`.repeat(many)}`;

  it.each([
    ['elements in each other', deep('div'), ['paragraph: x']],
    ['marks in each other', deep('b'), ['paragraph: {bold}x']],
    ['pictures in each other', deep('svg'), ['paragraph: ', 'without tag:svg']],
    ['elements that nothing closes', `${'<blockquote>'.repeat(many)}x`, ['quote: x']],
    ['ends of what nothing opened', `${'</b>'.repeat(many)}x`, ['paragraph: x']],
    ['attributes', `<p ${Array.from({ length: many }, (_, index) => `a${index}=1`).join(' ')}>x</p>`, ['paragraph: x']],
  ])('%s', (_what, html, out) => {
    expect(comesOut(html)).toEqual(out);
  });

  it('lists in each other are as deep as the editor shows', () => {
    const out = comesOut(`${'<ul><li>'.repeat(many)}x${'</li></ul>'.repeat(many)}`);
    expect(out.filter((line) => line.endsWith('x'))).toEqual(['bullet depth=8: x']);
  });

  it('quotation marks that nothing closes are text', () => {
    const html = '<p title="'.repeat(many);
    expect(comesOut(html)).toEqual([`paragraph: ${html}`]);
  });
});
