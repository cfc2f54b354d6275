/** Only JSON counts; an empty body is undefined, which answers that need no body accept. Throws a SyntaxError otherwise. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  if (/html/i.test(response.headers.get('content-type') ?? '')) throw new SyntaxError('HTML instead of JSON');
  return JSON.parse(text);
}
