/** Parses JSON only; an empty body is undefined, which responses without a body accept. Throws a SyntaxError otherwise. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return undefined;
  if (/html/i.test(response.headers.get('content-type') ?? '')) throw new SyntaxError('HTML instead of JSON');
  return JSON.parse(text);
}
