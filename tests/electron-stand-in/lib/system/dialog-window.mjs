export async function askInWindow(_kind, _options, cancel) {
  return cancel;
}
